import { useSyncExternalStore } from 'react';

import type { PaymentRecord } from '~/session/paymentRecord';
import { contractPayment } from '~/session/paymentSelectors';
import { readPayments, subscribePayments } from '~/session/paymentStore';
import { useSession } from '~/session/SessionContext';
import type { Session } from '~/session/sessionSchema';

const noPayments: readonly PaymentRecord[] = [];

/** Selects from this device's payments and the session; updates across tabs. */
export const usePayments = <T>(select: (records: readonly PaymentRecord[], session: Session) => T): T => {
  const session = useSession();
  return select(
    useSyncExternalStore(subscribePayments, readPayments, () => noPayments),
    session,
  );
};

export const useContractPayment = (contractKey: string): Partial<PaymentRecord> | undefined =>
  usePayments((records, session) => contractPayment(records, session, contractKey));
