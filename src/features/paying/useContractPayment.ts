import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { contractPayment, watchOpenPayment, type ContractPayment } from '../../session/openPayment';
import { useSessionStore } from '../../session/SessionContext';

/** What this device knows of the contract's last payment, kept up to date with all tabs. */
export const useContractPayment = (contractKey: string): ContractPayment | undefined => {
  const store = useSessionStore();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [store.subscribe(listener), watchOpenPayment(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [store],
  );
  // Compared as text: each read makes a new object.
  const known = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(contractPayment(store.get(), contractKey)),
    () => undefined,
  );
  return useMemo(() => (known === undefined ? undefined : contractPayment(store.get(), contractKey)), [known, store, contractKey]);
};
