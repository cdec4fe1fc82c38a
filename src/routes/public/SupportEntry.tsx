import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { displayName } from '../../domain/member';
import { isPathToken } from '../../domain/pathToken';
import { useCall } from '../../flows/useCall';
import { useOnce } from '../../flows/useOnce';
import { useLanguage } from '../../i18n/useLanguage';
import { loginAs } from '../../services/accountPublic';
import { useSessionStore } from '../../session/SessionContext';
import { useNotices } from '../../ui/notices/NoticeContext';
import { Page } from '../../ui/Page';
import { Spinner } from '../../ui/Spinner';

interface SupportEntryProps {
  activator: string;
  /** Where it leads: / or /app (PUB-6). */
  landing: string;
  /** The empty sign-in form, for an activator that failed. */
  form: ReactNode;
}

/** Support staff's way in: the activator of the path signs in at once (PUB-6), but never over a live session (PUB-7). */
export const SupportEntry = ({ activator, landing, form }: SupportEntryProps) => {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const store = useSessionStore();
  const navigate = useNavigate();
  const { show, showCodes } = useNotices();
  const { call } = useCall();
  const [failed, setFailed] = useState(false);

  useOnce(activator, async () => {
    const { token: live, currentUser } = store.get();
    if (live !== undefined && currentUser !== undefined && (store.remaining() ?? 0) > 0) {
      show('info', 'alreadySignedIn', { name: displayName(currentUser, language) });
      await navigate(landing, { replace: true });
      return;
    }
    if (!isPathToken(activator)) {
      showCodes(['INVALID_TOKEN']);
      setFailed(true);
      return;
    }
    const entered = await call(async () => {
      const { token, user } = await loginAs({ activator });
      if (!store.signIn({ token, user, support: true })) throw new Error('a sign-in without a usable token');
    });
    // The activator leaves the history with this (SES-13).
    if (entered) await navigate(landing, { replace: true });
    else setFailed(true);
  });

  if (failed) return form;
  return (
    <Page narrow title={t('login.title')}>
      <Spinner label={t('login.entering')} />
    </Page>
  );
};
