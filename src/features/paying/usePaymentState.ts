import { useCallback, useSyncExternalStore } from 'react';
import type { Session } from '../../session/sessionSchema';
import { useSessionStore } from '../../session/SessionContext';
import { watchOpenPayment } from '../../session/watchOpenPayment';

/** Reads a payment's state from the session and the markers, as text; follows changes in all tabs. */
export const usePaymentState = (read: (session: Session) => string | undefined): string | undefined => {
  const store = useSessionStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), watchOpenPayment(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [store],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(store.get()),
    () => undefined,
  );
};
