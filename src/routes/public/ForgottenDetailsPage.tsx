import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate } from 'react-router-dom';
import { isEmail, required } from '../../domain/validators';
import { CaptchaField, type CaptchaValues } from '../../flows/captcha/CaptchaField';
import { Form } from '../../forms/Form';
import { TextField } from '../../forms/TextField';
import { useTexts } from '../../i18n/TextsContext';
import { paths } from '../../paths';
import { forgotPassword } from '../../services/accountPublic';
import { Button, LinkButton } from '../../ui/Button';
import { Message } from '../../ui/Message';
import { useNotices } from '../../ui/notices/NoticeContext';
import { Page } from '../../ui/Page';
import { CaptchaDocument } from './CaptchaDocument';
import { useCaptchaCall } from './useCaptchaCall';

interface ForgottenValues extends CaptchaValues {
  email: string;
}

const ForgottenForm = ({ onSent }: { onSent: () => void }) => {
  const t = useTexts(['public', 'common']);
  const { show } = useNotices();
  const form = useForm<ForgottenValues>({ defaultValues: { email: '', captcha: '' }, shouldFocusError: false });
  const submit = useCaptchaCall(
    form,
    async ({ email }) => {
      await forgotPassword({ email: email.trim() });
      show('success', 'emailSent');
      onSent();
    },
    () => form.setValue('captcha', ''),
  );
  return (
    <Form form={form} onSubmit={submit}>
      <TextField<ForgottenValues> name="email" label={t('forgotten.email')} type="email" autoComplete="email" rules={[required, (value) => isEmail(value.trim())]} />
      <CaptchaField />
      <Button type="submit" wide busy={form.formState.isSubmitting}>
        {t('common:button.send')}
      </Button>
    </Form>
  );
};

/** /forgottendetails: asks for the e-mail with the link to a new password (PUB-9). */
export const Component = () => {
  const t = useTexts('public');
  const [sent, setSent] = useState(false);
  return (
    <CaptchaDocument signedIn={<Navigate to={paths.home} replace />}>
      <Page narrow title={t('forgotten.title')} lead={sent ? undefined : t('forgotten.lead')}>
        {sent ? (
          <Message tone="success" title={t('forgotten.sent')}>
            {t('forgotten.sentText')}
          </Message>
        ) : (
          <ForgottenForm onSent={() => setSent(true)} />
        )}
        <LinkButton to={paths.login} variant={sent ? 'primary' : 'text'} wide fullLoad>
          {t('forgotten.toLogin')}
        </LinkButton>
      </Page>
    </CaptchaDocument>
  );
};
