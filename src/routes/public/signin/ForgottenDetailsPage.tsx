import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '~/components/Button';
import { EmailField } from '~/components/form/fields/EmailField';
import { Form } from '~/components/form/Form';
import { SubmitButton } from '~/components/form/SubmitButton';
import { Page } from '~/components/layout/Page';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { CaptchaField, type CaptchaValues } from '~/features/captcha/CaptchaField';
import { paths } from '~/paths';
import { CaptchaDocument } from '~/routes/public/CaptchaDocument';
import { forgotPassword } from '~/services/accountPublic';

import { MailSent } from './MailSent';

interface ForgottenValues extends CaptchaValues {
  email: string;
}

const ForgottenForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation(['portal', 'common']);
  const form = useForm<ForgottenValues>({ defaultValues: { email: '', captcha: '' }, shouldFocusError: false });
  const submit = useFormSubmit(form, ({ email }) => forgotPassword({ email }), {
    onSuccess: (_reply, { email }) => onSent(email),
    onError: () => form.setValue('captcha', ''),
  });
  return (
    <Form form={form} onSubmit={submit}>
      <EmailField />
      <CaptchaField />
      <SubmitButton wide>{t('common:button.send')}</SubmitButton>
    </Form>
  );
};

/** /forgottendetails: asks for the e-mail with the link to a new password. */
const ForgottenDetailsPage = () => {
  const { t } = useTranslation(['portal', 'common']);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <CaptchaDocument>
      <Page
        narrow
        title={t('public.forgotten.title')}
        lead={sentTo === undefined ? t('public.forgotten.lead') : undefined}
      >
        {sentTo === undefined ? (
          <ForgottenForm onSent={setSentTo} />
        ) : (
          <>
            <MailSent kind="password" email={sentTo} />
            <Button variant="secondary" wide onClick={() => setSentTo(undefined)}>
              {t('public.forgotten.again')}
            </Button>
          </>
        )}
        <LinkButton to={paths.login} variant={sentTo === undefined ? 'text' : 'primary'} wide fullLoad>
          {t('public.forgotten.toLogin')}
        </LinkButton>
        {sentTo === undefined && (
          <LinkButton to={paths.register} variant="text" wide fullLoad>
            {t('common:login.login.register')}
          </LinkButton>
        )}
      </Page>
    </CaptchaDocument>
  );
};

export { ForgottenDetailsPage as Component };
