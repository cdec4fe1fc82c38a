import { useForm } from 'react-hook-form';
import { normalisePhone, phone as phoneRule, phoneFromWire, phoneToWire } from '../../domain/phone';
import { required } from '../../domain/validators';
import { DraftLine } from '../../flows/DraftLine';
import { useDraft } from '../../flows/useDraft';
import { useFormCall } from '../../flows/useFormCall';
import { Form } from '../../forms/Form';
import { TextField } from '../../forms/TextField';
import { useTexts } from '../../i18n/TextsContext';
import { changePhone } from '../../services/account';
import { Actions } from '../../ui/Actions';
import { Button } from '../../ui/Button';
import { useNotices } from '../../ui/notices/NoticeContext';

interface PhoneValues {
  phone: string;
}

/** +36/99/9999999, whichever way it is given (PROF-3, VAL-6). */
export const PhoneForm = ({ phone }: { phone: string }) => {
  const t = useTexts('account');
  const { show } = useNotices();
  const form = useForm<PhoneValues>({ defaultValues: { phone: phoneFromWire(phone) }, shouldFocusError: false });
  const draft = useDraft(form, 'profile.phone');

  const submit = useFormCall(form, async (values) => {
    await changePhone({ phoneNumber: phoneToWire(values.phone) });
    form.reset(values);
    draft.drop();
    show('success', 'profileChangeSuccess');
  });

  return (
    <Form form={form} onSubmit={submit} label={t('profile.phone.title')}>
      <DraftLine draft={draft} />
      <TextField<PhoneValues>
        name="phone"
        label={t('profile.phone.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={t('profile.phone.placeholder')}
        normalise={normalisePhone}
        rules={[required, phoneRule]}
      />
      <Actions>
        <Button type="submit" variant="secondary" busy={form.formState.isSubmitting}>
          {t('profile.phone.submit')}
        </Button>
      </Actions>
    </Form>
  );
};
