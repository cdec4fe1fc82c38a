import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Spinner } from '~/components/feedback/Spinner';
import { useMounted } from '~/components/hooks/useMounted';
import { Page } from '~/components/layout/Page';
import { useNoticeActions } from '~/components/notices/NoticeContext';
import { PrefetchContext } from '~/components/PrefetchContext';
import { displayName } from '~/domain/identity/member';
import { isPathToken, linkCodes } from '~/domain/text/pathToken';
import { useCall } from '~/features/calls/useCall';
import { technicalError } from '~/http/serviceError';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { useOncePerVisit } from '~/routes/public/useOncePerVisit';
import { loginAs } from '~/services/accountPublic';
import { readLastSignIn } from '~/session/lastSignIn';
import { useSessionStore } from '~/session/SessionContext';

import { SignIn } from './SignIn';

interface ActivatorEntryProps {
  activator: string;
  landing: string;
  /** The visitor is support staff; otherwise the member. */
  support: boolean;
}

/** Signs in with the activator in the path, but never over a live session: of this tab or, for a member, of any tab. */
export const ActivatorEntry = ({ activator, landing, support }: ActivatorEntryProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const store = useSessionStore();
  const navigate = useNavigate();
  const { showNext, showCodes } = useNoticeActions();
  const prefetch = useContext(PrefetchContext);
  const { call } = useCall(() => {
    const reply = loginAs({ activator });
    void prefetch(landing === paths.home ? paths.payment : landing);
    return reply;
  });
  const [failed, setFailed] = useState(false);
  const isMounted = useMounted();

  /** Leads on if somebody is signed in already, and says who. Nothing follows once the page has been left. */
  const isTaken = async (): Promise<boolean> => {
    store.check();
    // Loaded late, to keep it out of the first chunk.
    if (!support) await (await import('~/session/tabs')).tabsOf(store).ask();
    if (!isMounted()) return true;
    const { currentUser } = store.get();
    if (currentUser === undefined) return false;
    showNext('info', 'alreadySignedIn', { name: displayName(currentUser, language) });
    await navigate(paths.home, { replace: true });
    return true;
  };

  const enter = async (): Promise<void> => {
    if (await isTaken()) return;
    const lastSignIn = readLastSignIn();
    if (!isPathToken(activator)) {
      showCodes(['INVALID_TOKEN']);
      setFailed(true);
      return;
    }
    const hasEntered = await call(undefined, {
      onSuccess: async ({ token, user }) => {
        // Somebody may have signed in while the call was on its way.
        if (readLastSignIn() !== lastSignIn && (await isTaken())) return;
        if (!store.signIn({ token, user, support: support || undefined })) throw technicalError();
        // This removes the activator from the history (SES-13).
        await navigate(landing, { replace: true });
      },
      onRefused: ({ codes, unnamed, kind }) =>
        kind === 'refused' && (unnamed || codes.every((code) => linkCodes.includes(code))) ? ['tokenInvalid'] : codes,
    });
    if (!hasEntered) setFailed(true);
  };
  useOncePerVisit(activator, enter);

  if (failed) return <SignIn />;
  return (
    <Page narrow title={t('login.login.title')}>
      <Spinner label={t('login.login.entering')} />
    </Page>
  );
};
