import { useCallback, useSyncExternalStore } from 'react';
import { openContractPayment, watchOpenPayment } from '../../session/openPayment';
import { useSessionStore } from '../../session/SessionContext';

/** Whether the contract's payment is open: until it has ended, nothing that it pays for may change (PAY-14). */
export const useContractPayment = (contractKey: string): boolean => {
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
    () => openContractPayment(store.get(), contractKey) !== undefined,
    () => false,
  );
};
