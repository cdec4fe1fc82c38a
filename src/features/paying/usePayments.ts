import { useSyncExternalStore } from 'react';

import type { PaymentRecord, PaymentSession } from '~/session/paymentRecord';
import { contractPayment } from '~/session/paymentSelectors';
import { readPayments, subscribePayments } from '~/session/paymentStore';
import { useSession } from '~/session/SessionContext';

const noPayments: readonly PaymentRecord[] = [];

/** Selects from this device's payments and the session; updates across tabs. */
export const usePayments = <T>(select: (records: readonly PaymentRecord[], session: PaymentSession) => T): T => {
  const records = useSyncExternalStore(subscribePayments, readPayments, () => noPayments);
  const currentUser = useSession((session) => session.currentUser);
  const memberHash = useSession((session) => session.memberHash);
  const contractKey = useSession((session) => session.contractKey);
  const transaction = useSession((session) => session.transaction);
  const endTransaction = useSession((session) => session.endTransaction);
  const session = { currentUser, memberHash, contractKey, transaction, endTransaction };
  return select(records, session satisfies Record<keyof PaymentSession, unknown>);
};

export const useContractPayment = (contractKey: string): Partial<PaymentRecord> | undefined =>
  usePayments((records, session) => contractPayment(records, session, contractKey));
