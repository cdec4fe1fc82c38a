import { Box, Stack } from '@mui/material';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Button } from '~/components/Button';
import { ExternalLink } from '~/components/ExternalLink';
import { CheckboxField } from '~/components/form/fields/CheckboxField';
import { EmailField } from '~/components/form/fields/EmailField';
import { TextField } from '~/components/form/fields/TextField';
import { Form } from '~/components/form/Form';
import { NewPasswordFields } from '~/components/form/password/NewPasswordFields';
import { SubmitButton } from '~/components/form/SubmitButton';
import { useConfig } from '~/components/hooks/useConfig';
import { Page } from '~/components/layout/Page';
import { passwordMinLength } from '~/domain/constants';
import { required } from '~/domain/validation/validators';
import { useEarlierTry } from '~/features/calls/useEarlierTry';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { CaptchaField, type CaptchaValues } from '~/features/captcha/CaptchaField';
import { loadPage } from '~/http/navigation';
import { paths } from '~/paths';
import { CaptchaDocument } from '~/routes/public/CaptchaDocument';
import { registration } from '~/services/accountPublic';
import { useSessionStore } from '~/session/SessionContext';
import { rem } from '~/theme/typography';

interface RegisterValues extends CaptchaValues {
  lastName: string;
  firstName: string;
  email: string;
  password: string;
  repeatPassword: string;
  agreement: boolean;
  newsLetter: boolean;
}

const defaultValues: RegisterValues = {
  lastName: '',
  firstName: '',
  email: '',
  password: '',
  repeatPassword: '',
  agreement: false,
  newsLetter: false,
  captcha: '',
};

const missing = (
  agreement: boolean,
  captcha: string,
): 'missingAgreement' | 'missingCaptcha' | 'missingBoth' | undefined => {
  if (!agreement) return captcha === '' ? 'missingBoth' : 'missingAgreement';
  return captcha === '' ? 'missingCaptcha' : undefined;
};

const RegisterForm = () => {
  const { t } = useTranslation(['portal', 'common']);
  const { links } = useConfig();
  const store = useSessionStore();
  const form = useForm<RegisterValues>({ defaultValues, shouldFocusError: false });
  const [agreement, captcha] = useWatch({ control: form.control, name: ['agreement', 'captcha'] });
  const [done, setDone] = useState(false);
  const wanted = missing(agreement, captcha);

  const withEarlierTry = useEarlierTry('/registration');
  const submit = useFormSubmit(
    form,
    ({ firstName, lastName, email, password: chosen, newsLetter }) =>
      withEarlierTry(email, () => registration({ firstName, lastName, email, password: chosen, newsLetter })),
    {
      onSuccess: (_reply, { email }) => {
        setDone(true);
        store.update({ registeredEmail: email });
        loadPage(paths.login);
      },
      fields: { earlierTryRegistration: 'email' },
      onError: () => form.setValue('captcha', ''),
    },
  );

  return (
    <Form form={form} onSubmit={submit}>
      <TextField<RegisterValues>
        name="lastName"
        label={t('public.register.lastName')}
        autoComplete="family-name"
        rules={[required]}
      />
      <TextField<RegisterValues>
        name="firstName"
        label={t('public.register.firstName')}
        autoComplete="given-name"
        rules={[required]}
      />
      <EmailField hint={t('public.register.emailHint')} />
      <NewPasswordFields<RegisterValues>
        name="password"
        label={t('common:login.login.password')}
        hint={t('public.password.hint', { n: passwordMinLength })}
        again={{ name: 'repeatPassword', label: t('public.register.repeatPassword') }}
      />
      <CheckboxField<RegisterValues> name="agreement" label={t('public.register.agreement')} required>
        {links.terms !== undefined && (
          <Box component="p" sx={{ fontSize: rem(13), '& a': { display: 'inline-block', minHeight: 24 } }}>
            <ExternalLink href={links.terms}>{t('public.register.terms')}</ExternalLink>
          </Box>
        )}
      </CheckboxField>
      <CheckboxField<RegisterValues> name="newsLetter" label={t('public.register.newsLetter')} />
      <CaptchaField />
      <Stack sx={{ gap: 1.5 }}>
        <SubmitButton
          wide
          busy={done}
          disabled={wanted !== undefined}
          reason={wanted === undefined ? '' : t(`public.register.${wanted}`)}
        >
          {t('public.register.submit')}
        </SubmitButton>
        <Button variant="secondary" wide onClick={() => loadPage(paths.login)}>
          {t('common:button.back')}
        </Button>
      </Stack>
    </Form>
  );
};

/** /register; redirects signed-in members home. */
const RegisterPage = () => {
  const { t } = useTranslation('portal');
  return (
    <CaptchaDocument>
      <Page narrow title={t('public.register.title')} lead={t('public.register.lead')}>
        <RegisterForm />
      </Page>
    </CaptchaDocument>
  );
};

export { RegisterPage as Component };
