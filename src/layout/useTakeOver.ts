import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { isProblem, useNoticeList } from '../components/notices/NoticeContext';
import { paths } from '../paths';
import { useSessionStore } from '../session/SessionContext';
import { tabsOf } from '../session/tabs';

/**
 * Asks the other tabs for a session where the sign-in page is open; SignIn leads on. Not after a log-out here, nor
 * while the page tells of a success: that is about an account of its own.
 */
export const useTakeOver = (): (() => void) => {
  const store = useSessionStore();
  const isSignIn = useLocation().pathname === paths.login;
  const tells = useNoticeList().some((notice) => !isProblem(notice));
  return useCallback(() => {
    const ended = store.endedBy();
    if (isSignIn && !tells && store.get().token === undefined && (ended === undefined || ended === 'expired')) void tabsOf(store).ask();
  }, [store, isSignIn, tells]);
};
