import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { onClockChange } from '~/domain/time/clock';

import type { Session } from './sessionSchema';
import type { SessionStore } from './store';

const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Browsers keep timers to 2^31 ms; longer waits are split. */
const longestTimer = 3_600_000;

/**
 * Ends the session when it is over: by a timer, and again when the tab becomes visible, comes out of the back-forward cache, or
 * another tab writes to the device's storage.
 */
const watch = (store: SessionStore): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (): void => {
    clearTimeout(timer);
    const left = store.nextCheck();
    if (left !== undefined) timer = setTimeout(checkNow, Math.min(Math.max(left, 0), longestTimer));
  };
  const checkNow = (): void => {
    store.check();
    schedule();
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') checkNow();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) store.reread();
    checkNow();
  };
  checkNow();
  const unsubscribe = [store.subscribe(schedule), onClockChange(checkNow)];
  document.addEventListener('visibilitychange', onVisible, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  window.addEventListener('storage', checkNow, { signal });
  return () => {
    clearTimeout(timer);
    for (const end of unsubscribe) end();
    stop.abort();
  };
};

export const SessionProvider = ({ store, children }: { store: SessionStore; children: ReactNode }) => {
  useEffect(() => watch(store), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
};

/** The session's actions; they don't change, so using them re-renders nothing. */
export const useSessionStore = (): SessionStore => {
  const store = use(SessionContext);
  if (store === undefined) throw new Error('useSessionStore outside SessionProvider');
  return store;
};

/** Selects from the session; renders anew when that changes. Return what the session holds, never a new object or array. */
export const useSession = <T,>(select: (session: Session) => T): T => {
  const store = useSessionStore();
  const selected = (): T => select(store.get());
  return useSyncExternalStore(store.subscribe, selected, selected);
};

export const useIsSignedIn = (): boolean => {
  const store = useSessionStore();
  const token = useSession((session) => session.token);
  return token !== undefined && (store.remaining() ?? 0) > 0;
};
