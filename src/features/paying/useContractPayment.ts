import { useMemo } from 'react';
import { contractPayment, type ContractPayment } from '../../session/openPayment';
import { useSessionStore } from '../../session/SessionContext';
import { usePaymentState } from './usePaymentState';

/** What this device knows of the contract's last payment; follows changes in all tabs. */
export const useContractPayment = (contractKey: string): ContractPayment | undefined => {
  const store = useSessionStore();
  const known = usePaymentState((session) => JSON.stringify(contractPayment(session, contractKey)));
  return useMemo(() => (known === undefined ? undefined : contractPayment(store.get(), contractKey)), [known, store, contractKey]);
};
