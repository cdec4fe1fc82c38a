import { useEffect, useEffectEvent } from 'react';
import { useNotices } from '../../components/notices/NoticeContext';
import { forgetEndedPayment } from '../../session/changePayment';
import { paymentMarker } from '../../session/paymentMarker';
import { watchOpenPayment } from '../../session/watchOpenPayment';
import type { Session } from '../../session/sessionSchema';
import { useSessionStore } from '../../session/SessionContext';

/** Adopts and announces, on any page, the result of a payment that ended in another tab. A log-out removes the result. */
export const usePaymentSync = (): void => {
  const store = useSessionStore();
  const { show } = useNotices();

  const take = useEffectEvent((isNews: boolean): void => {
    const session = store.get();
    const marker = session.token === undefined ? undefined : paymentMarker(session);
    if (marker?.result === undefined || session.endTransaction?.transaction === marker.transaction) return;
    const { transaction, result, booked, contracting, contractKey, amount } = marker;
    const isOwn = session.transaction === transaction;
    if (!isOwn && (!isNews || booked === true)) return;
    store.update({
      ...(isOwn ? { transaction: undefined } : {}),
      endTransaction: { transaction, amount, contractKey: contracting ? (contractKey ?? session.contractKey) : undefined, ...result },
    });
    show(result.paid ? 'success' : 'warning', result.paid ? 'paidElsewhere' : 'notPaidElsewhere');
  });

  useEffect(() => {
    take(false);
    return watchOpenPayment(() => take(true));
  }, []);

  useEffect(() => {
    let last: Session = store.get();
    return store.subscribe(() => {
      const next = store.get();
      if (next.token === undefined && last.token !== undefined && store.endedBy() === 'loggedOut') forgetEndedPayment(last);
      last = next;
    });
  }, [store]);
};
