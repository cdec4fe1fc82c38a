import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useNotices } from '../../components/notices/NoticeContext';
import type { PaymentRecord } from '../../session/paymentRecord';
import { endedInTab, latestPayment, recordOf } from '../../session/paymentSelectors';
import { readPayments, subscribePayments } from '../../session/paymentStore';
import { useSession, useSessionStore } from '../../session/SessionContext';
import type { Session } from '../../session/sessionSchema';
import { invalidateAfterPayment } from './invalidateAfterPayment';
import { forgetSettled, mirrorEnd } from './settlePayment';

/** Refetches what a payment changes, whichever page or tab learnt that it went through. */
const useInvalidateAfterPayment = (): void => {
  const client = useQueryClient();
  const ended = endedInTab(useSession());
  const paid = ended.result?.paid === true ? ended.transaction : undefined;
  // A payment that a reload finds in the session is older than any reply.
  const known = useRef(paid);
  useEffect(() => {
    if (paid !== undefined && paid !== known.current) void invalidateAfterPayment(client);
    known.current = paid;
  }, [paid, client]);
};

/** The payment that this tab waits for, or else the member's latest one, once it has ended. */
const endedPayment = (session: Session): PaymentRecord | undefined => {
  const records = readPayments();
  const { transaction, token } = session;
  const own = transaction === undefined ? undefined : recordOf(records, session, transaction);
  return token === undefined
    ? undefined
    : [own, latestPayment(records, session)].find((record) => record?.result !== undefined);
};

/** Adopts and announces, on any page, the result of a payment that ended in another tab. A log-out removes the result. */
export const usePaymentSync = (): void => {
  const store = useSessionStore();
  const { show, clearErrors } = useNotices();
  useInvalidateAfterPayment();

  const adopt = useEffectEvent((seen: string | undefined): string | undefined => {
    const session = store.get();
    const ended = endedPayment(session);
    if (ended?.result === undefined) return seen;
    const { transaction, result, booked, contracting, contractKey, amount } = ended;
    const isOwn = session.transaction === transaction;
    const isNews = transaction !== seen && (contracting || booked !== true);
    if (session.endTransaction?.transaction === transaction || !(isOwn || isNews)) return transaction;
    const paysContract = contracting ? (contractKey ?? session.contractKey) : undefined;
    store.update(mirrorEnd(session, { transaction, amount, contractKey: paysContract, result }));
    // An earlier try may have failed there.
    if (result.paid) clearErrors();
    show(result.paid ? 'success' : 'warning', result.paid ? 'paidElsewhere' : 'notPaidElsewhere');
    return transaction;
  });

  useEffect(() => {
    // A payment that ended before this page opened matters only if this tab waits for it.
    let seen = adopt(endedPayment(store.get())?.transaction);
    return subscribePayments(() => {
      seen = adopt(seen);
    });
  }, [store]);

  useEffect(() => {
    let last: Session = store.get();
    return store.subscribe(() => {
      const next = store.get();
      const hasLoggedOut = ['loggedOut', 'loggedOutElsewhere'].includes(store.endedBy() ?? '');
      if (next.token === undefined && last.token !== undefined && hasLoggedOut) forgetSettled(last);
      last = next;
    });
  }, [store]);
};
