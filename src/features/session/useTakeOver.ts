import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { isProblem, useNotices } from '~/components/notices/NoticeContext';
import { paths } from '~/paths';
import { useSessionStore } from '~/session/SessionContext';

/**
 * The sign-in page asks the other tabs for a session whenever it is seen; SignIn then redirects. Not after a log-out or another
 * member's sign-in, nor while the page shows, or is about to show, a success message, which is about another account.
 */
export const useTakeOver = (): void => {
  const store = useSessionStore();
  const isSignIn = useLocation().pathname === paths.login;
  const showsSuccess = useNotices().some((notice) => !isProblem(notice));
  const ask = useEffectEvent(async () => {
    const why = store.ended()?.why;
    const { activated, registeredEmail } = store.get();
    const willShowSuccess = activated === true || registeredEmail !== undefined;
    if (document.visibilityState !== 'visible' || showsSuccess || willShowSuccess) return;
    // Loaded late, to keep it out of the first chunk.
    if (why === undefined || why === 'expired') await (await import('~/session/tabs')).tabsOf(store).ask();
  });
  useEffect(() => {
    if (!isSignIn) return undefined;
    const stop = new AbortController();
    // Without the code of tabs the member signs in here.
    const onVisible = (): void => void ask().catch(() => undefined);
    onVisible();
    document.addEventListener('visibilitychange', onVisible, { signal: stop.signal });
    // Also where the page comes out of the back-forward cache.
    window.addEventListener('pageshow', onVisible, { signal: stop.signal });
    return () => stop.abort();
  }, [isSignIn]);
};
