import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { EmailField } from '../../../components/form/fields/EmailField';
import { RadioCards } from '../../../components/form/fields/RadioCards';
import { Form } from '../../../components/form/Form';
import { SubmitButton } from '../../../components/form/SubmitButton';
import { normaliseEmail } from '../../../domain/text/normalisers';
import { CaptchaField, type CaptchaValues } from '../../../features/captcha/CaptchaField';
import { unsubscribe } from '../../../services/newsletter';
import { useCaptchaCall } from '../captcha/useCaptchaCall';

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
  const { t } = useTranslation('portal');
  const form = useForm<UnsubscribeValues>({
    defaultValues: { email: normaliseEmail(email), reason: 'a', captcha: '' },
    shouldFocusError: false,
  });
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
      <EmailField<UnsubscribeValues> name="email" label={t('public.unsubscribe.email')} />
      <RadioCards<UnsubscribeValues>
        name="reason"
        label={t('public.unsubscribe.reason')}
        choices={reasons.map((value) => ({ value, label: t(`public.unsubscribe.reasons.${value}`) }))}
      />
      <CaptchaField />
      <SubmitButton wide>{t('public.unsubscribe.submit')}</SubmitButton>
    </Form>
  );
};
