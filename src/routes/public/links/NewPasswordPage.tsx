import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';

import { LinkButton } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { Form } from '~/components/form/Form';
import { NewPasswordFields } from '~/components/form/password/NewPasswordFields';
import { SubmitButton } from '~/components/form/SubmitButton';
import { Page } from '~/components/layout/Page';
import { useNoticeActions } from '~/components/notices/NoticeContext';
import { passwordMinLength } from '~/domain/constants';
import { accountLabel } from '~/domain/identity/member';
import { isPathToken, linkCodes, pathCode } from '~/domain/text/pathToken';
import { useEarlierTry } from '~/features/calls/useEarlierTry';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { isServiceError } from '~/http/serviceError';
import { useLanguage } from '~/i18n/useLanguage';
import { landingPath, paths } from '~/paths';
import { resetPassword } from '~/services/accountPublic';
import { useSession, useSessionStore } from '~/session/SessionContext';

interface NewPasswordValues {
  newPassword: string;
  newPasswordAgain: string;
}

type Refusal = 'used' | 'maybeSet';

interface NewPasswordFormProps {
  activator: string;
  /** The link was used or has expired; perhaps an earlier try, which had no answer, has set the password. */
  onRefused: (refusal: Refusal) => void;
}

const NewPasswordForm = ({ activator, onRefused }: NewPasswordFormProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const { showNext } = useNoticeActions();
  const store = useSessionStore();
  const navigate = useNavigate();
  const form = useForm<NewPasswordValues>({
    defaultValues: { newPassword: '', newPasswordAgain: '' },
    shouldFocusError: false,
  });
  const withEarlierTry = useEarlierTry('/reset');
  const run = async ({ newPassword: password }: NewPasswordValues): Promise<Refusal | undefined> => {
    try {
      await withEarlierTry(activator, () => resetPassword({ activator, password }));
      return undefined;
    } catch (error) {
      if (!isServiceError(error) || !error.codes.some((code) => linkCodes.includes(code))) throw error;
      return error.codes.includes('earlierTryPassword') ? 'maybeSet' : 'used';
    }
  };
  const submit = useFormSubmit(form, run, {
    onSuccess: async (refusal) => {
      if (refusal !== undefined) {
        onRefused(refusal);
        return;
      }
      showNext('success', 'passwordChanged');
      const { currentUser } = store.get();
      // Straight to where the member lands: a redirect on the way would clear the notice.
      await navigate(currentUser === undefined ? paths.login : landingPath(currentUser), { replace: true });
    },
  });
  return (
    <Form form={form} onSubmit={submit}>
      {/* Only the link knows the login, so password managers have to ask. */}
      <input type="text" name="username" autoComplete="username" readOnly hidden />
      <NewPasswordFields<NewPasswordValues>
        name="newPassword"
        label={t('member.newPassword')}
        hint={t('public.password.hint', { n: passwordMinLength })}
        again={{ name: 'newPasswordAgain', label: t('member.newPasswordAgain') }}
      />
      <SubmitButton wide>{t('common:button.save')}</SubmitButton>
    </Form>
  );
};

/** /password/:lang/:token : sets a new password with the e-mailed link. */
const NewPasswordPage = () => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const token = pathCode(useParams().token);
  const currentUser = useSession((session) => session.currentUser);
  const [refusal, setRefusal] = useState<Refusal>();
  const sound = isPathToken(token);
  const usable = sound && refusal === undefined;
  return (
    <Page narrow title={t('public.newPassword.title')}>
      {usable ? (
        <>
          {currentUser !== undefined && (
            <Message>{t('public.newPassword.signedIn', { account: accountLabel(currentUser, language) })}</Message>
          )}
          <NewPasswordForm activator={token} onRefused={setRefusal} />
        </>
      ) : (
        <Message tone="warning" live title={sound ? t('public.newPassword.used') : t('common:errors.INVALID_TOKEN')}>
          {refusal === 'maybeSet' && <p>{t('common:errors.earlierTryPassword')}</p>}
          {sound && <p>{t('public.newPassword.usedText')}</p>}
        </Message>
      )}
      {refusal === 'maybeSet' && (
        <LinkButton to={paths.login} variant="primary" wide replace>
          {t('public.activate.toLogin')}
        </LinkButton>
      )}
      <LinkButton to={paths.forgottenDetails} variant={refusal === 'used' || !sound ? 'primary' : 'text'} wide fullLoad>
        {t('public.newPassword.askAgain')}
      </LinkButton>
    </Page>
  );
};

export { NewPasswordPage as Component };
