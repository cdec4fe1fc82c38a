import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isEmail, required } from '../../domain/validators';
import { CaptchaField, type CaptchaValues } from '../../features/captcha/CaptchaField';
import { Form } from '../../components/form/Form';
import { TextField } from '../../components/form/TextField';
import { paths } from '../../paths';
import { forgotPassword } from '../../services/accountPublic';
import { Button, LinkButton } from '../../components/Button';
import { Message } from '../../components/Message';
import { useNotices } from '../../components/notices/NoticeContext';
import { Page } from '../../components/Page';
import { CaptchaDocument } from './CaptchaDocument';
import { useCaptchaCall } from './useCaptchaCall';

interface ForgottenValues extends CaptchaValues {
  email: string;
}

const ForgottenForm = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation(['public', 'common']);
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
  const { t } = useTranslation('public');
  const [sent, setSent] = useState(false);
  return (
    <CaptchaDocument>
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
