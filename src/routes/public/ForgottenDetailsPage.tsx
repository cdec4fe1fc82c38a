import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CaptchaField, type CaptchaValues } from '../../features/captcha/CaptchaField';
import { EmailField } from '../../components/form/EmailField';
import { Form } from '../../components/form/Form';
import { paths } from '../../paths';
import { forgotPassword } from '../../services/accountPublic';
import { Button, LinkButton } from '../../components/Button';
import { SubmitButton } from '../../components/form/SubmitButton';
import { useNotices } from '../../components/notices/NoticeContext';
import { Page } from '../../components/Page';
import { CaptchaDocument } from './CaptchaDocument';
import { MailSent } from './MailSent';
import { useCaptchaCall } from './useCaptchaCall';

interface ForgottenValues extends CaptchaValues {
  email: string;
}

const ForgottenForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation(['public', 'common']);
  const { show } = useNotices();
  const form = useForm<ForgottenValues>({ defaultValues: { email: '', captcha: '' }, shouldFocusError: false });
  const submit = useCaptchaCall(
    form,
    async ({ email }) => {
      await forgotPassword({ email });
      show('success', 'emailSent');
      onSent(email);
    },
    () => form.setValue('captcha', ''),
  );
  return (
    <Form form={form} onSubmit={submit}>
      <EmailField<ForgottenValues> name="email" label={t('forgotten.email')} />
      <CaptchaField />
      <SubmitButton wide>
        {t('common:button.send')}
      </SubmitButton>
    </Form>
  );
};

/** /forgottendetails: asks for the e-mail with the link to a new password. */
export const Component = () => {
  const { t } = useTranslation('public');
  const [sentTo, setSentTo] = useState<string>();
  return (
    <CaptchaDocument>
      <Page narrow title={t('forgotten.title')} lead={sentTo === undefined ? t('forgotten.lead') : undefined}>
        {sentTo === undefined ? (
          <ForgottenForm onSent={setSentTo} />
        ) : (
          <>
            <MailSent kind="password" email={sentTo} />
            <Button variant="secondary" wide onClick={() => setSentTo(undefined)}>
              {t('forgotten.again')}
            </Button>
          </>
        )}
        <LinkButton to={paths.login} variant={sentTo === undefined ? 'text' : 'primary'} wide fullLoad>
          {t('forgotten.toLogin')}
        </LinkButton>
      </Page>
    </CaptchaDocument>
  );
};
