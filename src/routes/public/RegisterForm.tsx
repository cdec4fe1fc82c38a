import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIsOff } from '../../features/operation/usePortalStatus';
import { useConfig } from '../../components/useConfig';
import { passwordMinLength } from '../../domain/constants';
import { password as longEnough, passwordsMatch, required } from '../../domain/validators';
import { CaptchaField, type CaptchaValues } from '../../features/captcha/CaptchaField';
import { CheckboxField } from '../../components/form/CheckboxField';
import { EmailField } from '../../components/form/EmailField';
import { EmailSuggestion } from '../../components/form/EmailSuggestion';
import { Form } from '../../components/form/Form';
import { PasswordField } from '../../components/form/PasswordField';
import { PasswordMeter } from '../../components/form/PasswordMeter';
import { TextField } from '../../components/form/TextField';
import { loadPage } from '../../http/navigation';
import { paths } from '../../paths';
import { registration } from '../../services/accountPublic';
import { useSessionStore } from '../../session/SessionContext';
import { Button } from '../../components/Button';
import { SubmitButton } from '../../components/form/SubmitButton';
import { ExternalLink } from '../../components/ExternalLink';
import { useCaptchaCall } from './useCaptchaCall';

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

/** What is still missing in the form. */
const missing = (agreement: boolean, captcha: string): 'missingAgreement' | 'missingCaptcha' | 'missingBoth' | undefined => {
  if (!agreement) return captcha === '' ? 'missingBoth' : 'missingAgreement';
  return captcha === '' ? 'missingCaptcha' : undefined;
};

/** The registration form. */
export const RegisterForm = () => {
  const { t } = useTranslation('public');
  const { links } = useConfig();
  const isSwitchedOff = useIsOff('register');
  const store = useSessionStore();
  const form = useForm<RegisterValues>({ defaultValues, shouldFocusError: false });
  const [password, agreement, captcha] = useWatch({ control: form.control, name: ['password', 'agreement', 'captcha'] });
  const [done, setDone] = useState(false);
  const wanted = missing(agreement, captcha);

  const submit = useCaptchaCall(
    form,
    async ({ firstName, lastName, email, password: chosen, newsLetter }) => {
      await registration({ firstName: firstName.trim(), lastName: lastName.trim(), email, password: chosen, newsLetter });
      setDone(true);
      store.update({ arrival: 'registered', arrivalEmail: email });
      loadPage(paths.login);
    },
    () => form.setValue('captcha', ''),
  );

  return (
    <Form form={form} onSubmit={submit}>
      <TextField<RegisterValues> name="lastName" label={t('register.lastName')} autoComplete="family-name" rules={[required]} />
      <TextField<RegisterValues> name="firstName" label={t('register.firstName')} autoComplete="given-name" rules={[required]} />
      <EmailField<RegisterValues> name="email" label={t('register.email')} />
      <EmailSuggestion<RegisterValues> name="email" />
      <PasswordField<RegisterValues>
        name="password"
        label={t('register.password')}
        autoComplete="new-password"
        hint={t('password.hint', { n: passwordMinLength })}
        rules={[required, longEnough]}
      />
      <PasswordMeter password={password} />
      <PasswordField<RegisterValues>
        name="repeatPassword"
        label={t('register.repeatPassword')}
        autoComplete="new-password"
        rules={[required, (value, values) => passwordsMatch(values.password)(value)]}
      />
      <CheckboxField<RegisterValues> name="agreement" label={t('register.agreement')} required>
        {links.terms !== undefined && (
          <Box component="p" sx={{ fontSize: 13, '& a': { display: 'inline-block', minHeight: 24 } }}>
            <ExternalLink href={links.terms}>{t('register.terms')}</ExternalLink>
          </Box>
        )}
      </CheckboxField>
      <CheckboxField<RegisterValues> name="newsLetter" label={t('register.newsLetter')} />
      <CaptchaField />
      <Stack sx={{ gap: 1.5 }}>
        <SubmitButton wide busy={done} disabled={isSwitchedOff || wanted !== undefined} reason={isSwitchedOff ? t('switchedOff') : wanted === undefined ? '' : t(`register.${wanted}`)}>
          {t('register.submit')}
        </SubmitButton>
        <Button variant="secondary" wide onClick={() => loadPage(paths.login)}>
          {t('register.back')}
        </Button>
      </Stack>
    </Form>
  );
};
