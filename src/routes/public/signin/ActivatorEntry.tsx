import { Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button, LinkButton } from '~/components/Button';
import { Spinner } from '~/components/feedback/Spinner';
import { Actions } from '~/components/layout/Actions';
import { Page } from '~/components/layout/Page';
import { useNotices } from '~/components/notices/NoticeContext';
import { useMounted } from '~/components/useMounted';
import { accountLabel, displayName } from '~/domain/identity/member';
import { isPathToken, linkCodes } from '~/domain/text/pathToken';
import { useCall } from '~/features/calls/useCall';
import { PrefetchContext } from '~/features/member/PrefetchContext';
import { technicalError } from '~/http/serviceError';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { useOncePerVisit } from '~/routes/public/useOncePerVisit';
import { loginAs } from '~/services/accountPublic';
import { readMark } from '~/session/deviceMark';
import { useSession, useSessionStore } from '~/session/SessionContext';

import { SignIn } from './SignIn';

/** Asks support staff who open the link to another account which one to keep. */
const OtherSupport = ({ onReplace }: { onReplace: () => void }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { currentUser } = useSession();
  if (currentUser === undefined) return null;
  return (
    <Page
      narrow
      title={t('member.support.label')}
      lead={t('member.support.other', { account: accountLabel(currentUser, language) })}
    >
      <Actions>
        <LinkButton to={paths.home} replace variant="primary">
          {t('member.support.stay')}
        </LinkButton>
        <Button variant="secondary" onClick={onReplace}>
          {t('member.support.replace')}
        </Button>
      </Actions>
    </Page>
  );
};

interface ActivatorEntryProps {
  activator: string;
  /** The next page: / or /app. */
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
  const { showNext, showCodes } = useNotices();
  const prefetch = useContext(PrefetchContext);
  const { call } = useCall(() => {
    const reply = loginAs({ activator });
    void prefetch(landing === paths.home ? paths.payment : landing);
    return reply;
  });
  const [failed, setFailed] = useState(false);
  const [occupied, setOccupied] = useState(false);
  const isMounted = useMounted();

  /** Leads on if somebody is signed in already, and says who. Nothing follows once the page has been left. */
  const isTaken = async (): Promise<boolean> => {
    store.check();
    // Loaded late, to keep it out of the first chunk.
    if (!support) await (await import('~/session/tabs')).tabsOf(store).ask();
    if (!isMounted()) return true;
    const { currentUser, support: isSupport } = store.get();
    if (currentUser === undefined) return false;
    if (support && isSupport) setOccupied(true);
    else {
      showNext('info', 'alreadySignedIn', { name: displayName(currentUser, language) });
      await navigate(paths.home, { replace: true });
    }
    return true;
  };

  const enter = async (): Promise<void> => {
    if (await isTaken()) return;
    const lastSignIn = readMark().signIn?.at;
    if (!isPathToken(activator)) {
      showCodes(['INVALID_TOKEN']);
      setFailed(true);
      return;
    }
    const hasEntered = await call(undefined, {
      onSuccess: async ({ token, user }) => {
        // Somebody may have signed in while the call was on its way.
        if (readMark().signIn?.at !== lastSignIn && (await isTaken())) return;
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

  if (occupied) {
    const replace = (): void => {
      store.end('loggedOut');
      setOccupied(false);
      void enter();
    };
    return (
      <Suspense>
        <OtherSupport onReplace={replace} />
      </Suspense>
    );
  }

  if (failed) return <SignIn />;
  return (
    <Page narrow title={t('login.login.title')}>
      <Spinner label={t('login.login.entering')} />
    </Page>
  );
};
