import { useQueryClient } from '@tanstack/react-query';

import { isBlocked } from '../../domain/contract/cardStatus';
import { debtSegments, type Debt } from '../../domain/money/debt';
import { getAmounts } from '../../services/payment';
import { hasJustPaid } from '../../session/paymentSelectors';
import { readPayments } from '../../session/paymentStore';
import { useSessionStore } from '../../session/SessionContext';
import type { Session } from '../../session/sessionSchema';
import { invalidateHeadData } from './invalidateAfterPayment';
import { markBooked } from './settlePayment';

/** The card is blocked though nothing is due: the head data may be older than the payment. */
const isBlockedInVain = ({ currentUser }: Session, debt: Debt): boolean =>
  isBlocked(currentUser?.cardStatus) && debtSegments(debt).dueNow === 0;

/** Whether a payment is booked and the card is still blocked: worth another look soon. */
export const awaitsUnblocking = (session: Session, debt: Debt): boolean =>
  isBlockedInVain(session, debt) && hasJustPaid(readPayments(), session);

/**
 * Reads what is due. If it shows that an authorised payment is booked, the payment no longer survives a log-out, and the
 * card's status is fetched again.
 */
export const useReadDebt = () => {
  const store = useSessionStore();
  const client = useQueryClient();
  return async (body: { kr: string; year: number }, signal: AbortSignal): Promise<Debt> => {
    const reader = store.get();
    const debt = await getAmounts(body, signal);
    const isBooked = markBooked(reader, { ...debt, year: body.year });
    if (isBooked || isBlockedInVain(reader, debt)) void invalidateHeadData(client);
    return debt;
  };
};
