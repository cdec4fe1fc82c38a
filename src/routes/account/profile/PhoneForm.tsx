import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Form } from '~/components/form/Form';
import { MaskedField } from '~/components/form/masks/MaskedField';
import { phoneMask } from '~/components/form/masks/masks';
import { SubmitButton } from '~/components/form/SubmitButton';
import { Actions } from '~/components/layout/Actions';
import { phoneFromWire, phone as phoneRule, phoneToWire } from '~/domain/identity/phone';
import { required } from '~/domain/validation/validators';
import { DraftLine } from '~/features/drafts/DraftLine';
import { MemberConfirmation } from '~/features/member/MemberConfirmation';
import { useSavedForm } from '~/routes/account/useSavedForm';
import { changePhone } from '~/services/account';

interface PhoneValues {
  phone: string;
}

/** A mobile number, shown as +36/99/9999999 however it is given. */
export const PhoneForm = ({ phone }: PhoneValues) => {
  const { t } = useTranslation('portal');
  const form = useForm<PhoneValues>({ defaultValues: { phone: phoneFromWire(phone) }, shouldFocusError: false });
  const { isDirty } = form.formState;
  const { draft, savedValues, submit } = useSavedForm(form, 'profile.phone', (values) =>
    changePhone({ phoneNumber: phoneToWire(values.phone) }),
  );

  return (
    <Form form={form} onSubmit={submit} label={t('account.profile.phone.title')}>
      <MemberConfirmation takesFocus={!isDirty}>
        {savedValues && <p>{t('account.profile.phone.saved', { phone: savedValues.phone })}</p>}
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
