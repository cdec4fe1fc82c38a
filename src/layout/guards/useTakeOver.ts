import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

import { isProblem, useNotices } from '../../components/notices/NoticeContext';
import { paths } from '../../paths';
import { useSessionStore } from '../../session/SessionContext';
import { tabsOf } from '../../session/tabs';

/**
 * Asks the other tabs for a session on the sign-in page; SignIn then redirects. Not after a log-out or another member's
 * sign-in, nor while the page shows, or is about to show, a success message, which is about another account.
 */
export const useTakeOver = (): (() => void) => {
  const store = useSessionStore();
  const isSignIn = useLocation().pathname === paths.login;
  const { notices } = useNotices();
  const tells = notices.some((notice) => !isProblem(notice));
  return useCallback(() => {
    const why = store.ended()?.why;
    const { activated, registeredEmail } = store.get();
    const willTell = activated === true || registeredEmail !== undefined;
    if (isSignIn && !tells && !willTell && (why === undefined || why === 'expired')) void tabsOf(store).ask();
  }, [store, isSignIn, tells]);
};
