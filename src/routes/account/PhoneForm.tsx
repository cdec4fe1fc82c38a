import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { phone as phoneRule, phoneFromWire, phoneToWire } from '../../domain/phone';
import { required } from '../../domain/validators';
import { DraftLine } from '../../features/drafts/DraftLine';
import { useDraft } from '../../features/drafts/useDraft';
import { useFormSubmit } from '../../features/calls/useFormSubmit';
import { Form } from '../../components/form/Form';
import { MaskedField } from '../../components/form/MaskedField';
import { phoneMask } from '../../components/form/masks';
import { changePhone } from '../../services/account';
import { Actions } from '../../components/Actions';
import { SubmitButton } from '../../components/form/SubmitButton';
import { useNotices } from '../../components/notices/NoticeContext';

interface PhoneValues {
  phone: string;
}

/** A mobile number, shown as +36/99/9999999 however it is given. */
export const PhoneForm = ({ phone }: { phone: string }) => {
  const { t } = useTranslation('account');
  const { show } = useNotices();
  const form = useForm<PhoneValues>({ defaultValues: { phone: phoneFromWire(phone) }, shouldFocusError: false });
  const draft = useDraft(form, 'profile.phone');

  const submit = useFormSubmit(form, async (values) => {
    await changePhone({ phoneNumber: phoneToWire(values.phone) });
    form.reset(values);
    draft.drop();
    show('success', 'profileChangeSuccess');
  });

  return (
    <Form form={form} onSubmit={submit} label={t('profile.phone.title')}>
      <DraftLine draft={draft} />
      <MaskedField<PhoneValues>
        name="phone"
        label={t('profile.phone.phone')}
        type="tel"
        autoComplete="tel"
        placeholder={t('profile.phone.placeholder')}
        mask={phoneMask}
        rules={[required, phoneRule]}
      />
      <Actions>
        <SubmitButton variant="secondary">
          {t('profile.phone.submit')}
        </SubmitButton>
      </Actions>
    </Form>
  );
};
