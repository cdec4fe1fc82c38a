import { useEffect, useState } from 'react';

import { onClockChange } from '../domain/time/clock';
import { useSession, useSessionStore } from './SessionContext';

/** Browsers keep timers to 2^31 ms; longer waits are split. */
const longestTimer = 3_600_000;

/**
 * Whether there is a live session, watched while the page is open: by a timer, and again when the tab becomes visible or
 * comes out of the back-forward cache. An ended one is cleared at once.
 */
export const useSessionLife = (): boolean => {
  const store = useSessionStore();
  const { token } = useSession();
  const [checkedAt, setChecked] = useState(0);
  const alive = token !== undefined && (store.remaining() ?? 0) > 0;

  useEffect(() => {
    if (token === undefined) return undefined;
    const remaining = store.remaining() ?? 0;
    if (remaining <= 0) {
      store.end('expired');
      return undefined;
    }
    const timer = setTimeout(() => setChecked(checkedAt + 1), Math.min(remaining, longestTimer));
    return () => clearTimeout(timer);
  }, [store, token, checkedAt]);

  useEffect(() => {
    const look = (): void => setChecked((count) => count + 1);
    const seen = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) store.reread();
      seen();
    };
    const forget = onClockChange(look);
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pageshow', restored);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pageshow', restored);
    };
  }, [store]);

  return alive;
};
