import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation, useNavigate, useParams } from 'react-router-dom';

import { Button } from '~/components/Button';
import { focusHeading } from '~/components/focus/focusHeading';
import { TextField } from '~/components/form/fields/TextField';
import { Form } from '~/components/form/Form';
import { Page } from '~/components/layout/Page';
import { useNoticeActions } from '~/components/notices/NoticeContext';
import { codeOrLink, pathCode } from '~/domain/text/pathToken';
import { required } from '~/domain/validation/validators';
import { useLanguage } from '~/i18n/useLanguage';
import { paths, patterns } from '~/paths';
import { readActivation } from '~/routes/public/activation';
import { confirmActivation } from '~/services/accountPublic';
import { useSessionStore } from '~/session/SessionContext';

import { LinkPage } from './LinkPage';

interface CodeValues {
  code: string;
}

/** Asks for the code from the e-mail if the link is broken, and puts it into the path; the same code is tried again. */
const CodeForm = ({ code, retry }: CodeValues & { retry?: () => void }) => {
  const { t } = useTranslation('portal');
  const lang = useLanguage();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const form = useForm<CodeValues>({ defaultValues: { code }, shouldFocusError: false });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        if (values.code === code) {
          // The form goes while the call runs.
          focusHeading();
          retry?.();
        } else await navigate(generatePath(patterns.activate, { lang, code: values.code }), { replace: true, state });
      }}
    >
      <TextField<CodeValues>
        name="code"
        label={t('public.activate.code')}
        hint={t('public.activate.codeHint')}
        autoComplete="one-time-code"
        verbatim
        normalise={codeOrLink}
        rules={[required]}
      />
      <Button type="submit" wide>
        {t('public.activate.submit')}
      </Button>
    </Form>
  );
};

/** /activate/:lang/:code? : activates the account. The sign-in page, or a signed-in member's landing page, confirms it. */
const ActivatePage = () => {
  const { t } = useTranslation(['portal', 'common']);
  const code = pathCode(useParams().code) || undefined;
  const store = useSessionStore();
  const navigate = useNavigate();
  const { showNext } = useNoticeActions();
  const state: unknown = useLocation().state;

  const toLogin = (
    <Button variant="secondary" onClick={() => void navigate(paths.login, { replace: true, state })}>
      {t('public.activate.toLogin')}
    </Button>
  );

  if (code === undefined && readActivation(state) !== undefined)
    return (
      <Page narrow title={t('public.activate.title')} lead={t('public.activate.lead')}>
        <CodeForm code="" />
        {toLogin}
      </Page>
    );
  return (
    <LinkPage
      title={t('public.activate.title')}
      waiting={t('public.activate.waiting')}
      token={code}
      call={(activator) => confirmActivation({ activator })}
      arrive={async () => {
        const isSignedIn = store.get().currentUser !== undefined;
        if (isSignedIn) showNext('success', 'activateSuccess');
        else store.update({ activated: true });
        // The redirect of the home page would drop the login name.
        await navigate(isSignedIn ? paths.home : paths.login, { replace: true, state });
      }}
      refused={t('common:errors.INVALID_TOKEN')}
      action={({ kind }, retry) => (
        <>
          {kind !== 'technical' && (
            <>
              {code !== undefined && <p>{t('public.activate.used')}</p>}
              <CodeForm key={code} code={code ?? ''} retry={retry} />
            </>
          )}
          {toLogin}
        </>
      )}
    />
  );
};

export { ActivatePage as Component };
