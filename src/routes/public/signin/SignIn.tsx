import { Box } from '@mui/material';
import { Suspense, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, useLocation, useNavigate } from 'react-router-dom';

import { LinkButton } from '~/components/Button';
import { TextField } from '~/components/form/fields/TextField';
import { Form } from '~/components/form/Form';
import { PasswordField } from '~/components/form/password/PasswordField';
import { SubmitButton } from '~/components/form/SubmitButton';
import { useHydrated } from '~/components/hooks/useHydrated';
import { Page } from '~/components/layout/Page';
import { useNoticeActions } from '~/components/notices/NoticeContext';
import { optionalPart } from '~/components/optionalPart';
import { PrefetchContext } from '~/components/PrefetchContext';
import { Redirect } from '~/components/Redirect';
import { accountLabel } from '~/domain/identity/member';
import { normaliseLoginName } from '~/domain/text/normalisers';
import { isIdent, password as longEnough, required } from '~/domain/validation/validators';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { useTakeOver } from '~/features/session/useTakeOver';
import { warmUp } from '~/http/client';
import { technicalError } from '~/http/serviceError';
import { useLanguage } from '~/i18n/useLanguage';
import { landingPath, paths, patterns } from '~/paths';
import { activationState, readActivation } from '~/routes/public/activation';
import { login } from '~/services/accountPublic';
import { readReturnTo } from '~/session/returnTo';
import { useIsSignedIn, useSession, useSessionStore } from '~/session/SessionContext';
import { rem } from '~/theme/typography';

const MailSent = optionalPart(async () => (await import('./MailSent')).MailSent);

const HaveCode = ({ loginName }: { loginName: string }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <LinkButton to={generatePath(patterns.activate, { lang })} state={activationState(loginName)} wide>
      {t('login.login.haveCode')}
    </LinkButton>
  );
};

/** The pre-rendered page has no session. */
const ActivationSent = ({ email }: { email: string }) =>
  useHydrated() && (
    <Suspense>
      <MailSent kind="activation" email={email} />
      <HaveCode loginName={email} />
    </Suspense>
  );

interface LoginValues {
  loginName: string;
  password: string;
}

/** Notices shown once when the sign-in page opens: the previous page's success, or why the session ended. */
const useSignInNotices = (): void => {
  const store = useSessionStore();
  const { show } = useNoticeActions();
  const language = useLanguage();
  const tell = useEffectEvent(() => {
    const { activated, registeredEmail } = store.get();
    if (activated) show('success', 'activateSuccess');
    if (registeredEmail !== undefined) show('success', 'registered');
    if (activated || registeredEmail !== undefined) store.update({ activated: undefined, registeredEmail: undefined });
    const ended = store.ended();
    if (ended?.support) show('info', 'supportEnded', { name: accountLabel(ended.member, language) });
    else if (ended?.why === 'loggedOut') show('success', 'loggedOut');
    else if (ended?.why === 'endedElsewhere') show('warning', 'endedElsewhere');
    else if (ended?.why === 'expired') show('warning', 'sessionEnded');
  });
  useEffect(() => {
    tell();
  }, []);
};

/** The sign-in form. It links to captcha pages with full loads, so that Google's script stays out of this document. */
const LoginForm = ({ code, onSubmit }: { code: string | undefined; onSubmit: () => void }) => {
  const { t } = useTranslation();
  const store = useSessionStore();
  const navigate = useNavigate();
  const location = useLocation();
  const form = useForm<LoginValues>({
    defaultValues: { loginName: code ?? '', password: '' },
    shouldFocusError: false,
  });
  // The pre-rendered page doesn't know where the visitor comes from.
  const isAwaited = useHydrated() && readReturnTo(location.state) !== undefined;
  const [hasSignedIn, setSignedIn] = useState(false);
  const prefetch = useContext(PrefetchContext);
  const [mailedTo] = useState(() => store.get().registeredEmail);
  // Before the notices: they take away what it looks at.
  useTakeOver();
  useSignInNotices();
  // Whose session ended by itself in this tab, or who has come from the activation.
  const [lastLoginName] = useState(() => {
    const ended = store.ended();
    const expired = ended?.why === 'expired' && !ended.support ? ended.member.email : undefined;
    return mailedTo ?? readActivation(location.state)?.loginName ?? expired;
  });
  // In an effect: the pre-rendered page, which is hydrated, doesn't know it.
  useEffect(() => {
    if (lastLoginName !== undefined && code === undefined)
      form.resetField('loginName', { defaultValue: lastLoginName });
  }, [form, lastLoginName, code]);
  const [inactiveName, setInactiveName] = useState<string>();

  const submit = useFormSubmit(
    form,
    ({ loginName, password }) => {
      onSubmit();
      setInactiveName(undefined);
      const reply = login({ login: loginName, password });
      // Prefetch the payment page during the call: most members have a kr and land there.
      void prefetch(readReturnTo(location.state) ?? paths.payment);
      return reply;
    },
    {
      onUnplaced: (codes) => {
        if (codes.includes('ACC_INACTIVE_USER')) setInactiveName(form.getValues('loginName'));
      },
      onSuccess: async ({ token, user }) => {
        if (!store.signIn({ token, user })) throw technicalError();
        // The button stays busy until the next page is there.
        setSignedIn(true);
        await navigate(readReturnTo(location.state, user) ?? landingPath(user), { replace: true });
      },
    },
  );

  return (
    <Page narrow title={t('login.login.title')} lead={t(isAwaited ? 'login.login.leadReturn' : 'login.login.lead')}>
      {mailedTo !== undefined && <ActivationSent email={mailedTo} />}
      {mailedTo === undefined && inactiveName !== undefined && <HaveCode loginName={inactiveName} />}
      <Form form={form} onSubmit={submit}>
        <TextField<LoginValues>
          name="loginName"
          label={t('login.login.loginName')}
          autoComplete="username"
          inputMode="email"
          verbatim
          onFocus={warmUp}
          normalise={normaliseLoginName}
          rules={[required, isIdent]}
        />
        <PasswordField<LoginValues>
          name="password"
          label={t('login.login.password')}
          autoComplete="current-password"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- a code in the path leaves the password to be typed
          autoFocus={code !== undefined}
          onFocus={warmUp}
          rules={[required, longEnough]}
        />
        <Box
          component="p"
          // On a phone a finger's target, without more room.
          sx={{
            mt: -1,
            fontSize: rem(13),
            textAlign: 'right',
            '& a': {
              display: 'inline-block',
              position: 'relative',
              py: { xs: '10px', sm: 0 },
              my: { xs: '-10px', sm: 0 },
            },
          }}
        >
          <Link to={paths.forgottenDetails} reloadDocument>
            {t('login.login.forgot')}
          </Link>
        </Box>
        <SubmitButton wide busy={hasSignedIn}>
          {t('login.login.submit')}
        </SubmitButton>
      </Form>
      <Box sx={{ display: 'grid', gap: 1, color: 'text.secondary', fontSize: rem(13), textAlign: 'center' }}>
        <p>{t('login.login.noAccount')}</p>
        <LinkButton to={paths.register} wide fullLoad>
          {t('login.login.register')}
        </LinkButton>
      </Box>
    </Page>
  );
};

export const SignIn = ({ code }: { code?: string }) => {
  const alive = useIsSignedIn();
  const currentUser = useSession((session) => session.currentUser);
  const location = useLocation();
  // Keep the form while signing in, until the next page has loaded; not for a later visit.
  const [entering, setEntering] = useState<string>();
  if (alive && entering !== location.key)
    return <Redirect to={readReturnTo(location.state, currentUser) ?? paths.home} />;
  return <LoginForm code={code} onSubmit={() => setEntering(location.key)} />;
};
