import { Suspense, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Spinner } from '../../../components/feedback/Spinner';
import { Page } from '../../../components/layout/Page';
import { useNotices } from '../../../components/notices/NoticeContext';
import { displayName } from '../../../domain/identity/member';
import { isPathToken } from '../../../domain/text/pathToken';
import { useCall } from '../../../features/calls/useCall';
import { useOnce } from '../../../features/calls/useOnce';
import { PrefetchContext } from '../../../features/member/PrefetchContext';
import { technicalError } from '../../../http/serviceError';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import { loginAs } from '../../../services/accountPublic';
import { useSessionStore } from '../../../session/SessionContext';
import { OtherSupport } from './OtherSupport';
import { SignIn } from './SignIn';

interface ActivatorEntryProps {
  activator: string;
  /** The next page: / or /app. */
  landing: string;
  /** The visitor is support staff; otherwise the member. */
  support: boolean;
}

/** Signs in with the activator in the path, but never over a live session. */
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

  const enter = async (): Promise<void> => {
    const { currentUser, support: isSupport } = store.get();
    if (currentUser !== undefined && (store.remaining() ?? 0) > 0) {
      if (support && isSupport) {
        setOccupied(true);
        return;
      }
      showNext('info', 'alreadySignedIn', { name: displayName(currentUser, language) });
      await navigate(paths.home, { replace: true });
      return;
    }
    if (!isPathToken(activator)) {
      showCodes(['INVALID_TOKEN']);
      setFailed(true);
      return;
    }
    const hasEntered = await call(undefined, {
      onSuccess: async ({ token, user }) => {
        if (!store.signIn({ token, user, support: support || undefined })) throw technicalError();
        // This removes the activator from the history (SES-13).
        await navigate(landing, { replace: true });
      },
    });
    if (!hasEntered) setFailed(true);
  };
  useOnce(activator, enter);

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
