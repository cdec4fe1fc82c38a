import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { normaliseEmail } from '../../domain/normalisers';
import { CaptchaField, type CaptchaValues } from '../../features/captcha/CaptchaField';
import { EmailField } from '../../components/form/EmailField';
import { Form } from '../../components/form/Form';
import { RadioCards } from '../../components/form/RadioCards';
import { unsubscribe } from '../../services/newsletter';
import { SubmitButton } from '../../components/form/SubmitButton';
import { useCaptchaCall } from './useCaptchaCall';

/** In display order. */
const reasons = ['a', 'c', 'b'] as const;

interface UnsubscribeValues extends CaptchaValues {
  email: string;
  reason: (typeof reasons)[number];
}

interface UnsubscribeFormProps {
  /** From the link in the newsletter. */
  email: string;
  onDone: (email: string) => void;
}

export const UnsubscribeForm = ({ email, onDone }: UnsubscribeFormProps) => {
  const { t } = useTranslation('public');
  const form = useForm<UnsubscribeValues>({ defaultValues: { email: normaliseEmail(email), reason: 'a', captcha: '' }, shouldFocusError: false });
  const submit = useCaptchaCall(
    form,
    async ({ email: address, reason }) => {
      await unsubscribe({ email: address, reason });
      onDone(address);
    },
    () => form.setValue('captcha', ''),
  );
  return (
    <Form form={form} onSubmit={submit}>
      <EmailField<UnsubscribeValues> name="email" label={t('unsubscribe.email')} />
      <RadioCards<UnsubscribeValues>
        name="reason"
        label={t('unsubscribe.reason')}
        choices={reasons.map((value) => ({ value, label: t(`unsubscribe.reasons.${value}`) }))}
      />
      <CaptchaField />
      <SubmitButton wide>
        {t('unsubscribe.submit')}
      </SubmitButton>
    </Form>
  );
};
