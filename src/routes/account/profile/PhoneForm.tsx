import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Form } from '~/components/form/Form';
import { MaskedField } from '~/components/form/masks/MaskedField';
import { phoneMask } from '~/components/form/masks/masks';
import { resetSaved } from '~/components/form/resetSaved';
import { SubmitButton } from '~/components/form/SubmitButton';
import { useConfirmation } from '~/components/form/useConfirmation';
import { Actions } from '~/components/layout/Actions';
import { phoneFromWire, phone as phoneRule, phoneToWire } from '~/domain/identity/phone';
import { required } from '~/domain/validation/validators';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { DraftLine } from '~/features/drafts/DraftLine';
import { useDraft } from '~/features/drafts/useDraft';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import { changePhone } from '~/services/account';

interface PhoneValues {
  phone: string;
}

/** A mobile number, shown as +36/99/9999999 however it is given. */
export const PhoneForm = ({ phone }: { phone: string }) => {
  const { t } = useTranslation('portal');
  const form = useForm<PhoneValues>({ defaultValues: { phone: phoneFromWire(phone) }, shouldFocusError: false });
  const { isDirty } = form.formState;
  const draft = useDraft(form, 'profile.phone');
  const [saved, confirm] = useConfirmation<string, PhoneValues>(form);

  const submit = useFormSubmit(form, async (values) => {
    const reply = await changePhone({ phoneNumber: phoneToWire(values.phone) });
    draft.drop();
    resetSaved(form, values, values);
    confirm(values.phone);
    return reply;
  });

  return (
    <Form form={form} onSubmit={submit} label={t('account.profile.phone.title')}>
      <MemberConfirmation takesFocus={!isDirty}>
        {saved !== undefined && <p>{t('account.profile.phone.saved', { phone: saved })}</p>}
      </MemberConfirmation>
      <DraftLine draft={draft} />
      <MaskedField<PhoneValues>
        name="phone"
        label={t('account.profile.phone.phone')}
        type="tel"
        autoComplete="tel"
        placeholder={t('account.profile.phone.placeholder')}
        mask={phoneMask}
        rules={[required, phoneRule]}
      />
      <Actions>
        <SubmitButton variant="secondary" disabled={!isDirty} reason={t('account.profile.phone.unchanged')}>
          {t('account.profile.phone.submit')}
        </SubmitButton>
      </Actions>
    </Form>
  );
};
