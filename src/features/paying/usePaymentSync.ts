import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { useNotices } from '~/components/notices/NoticeContext';
import type { PaymentRecord } from '~/session/paymentRecord';
import { endedPayments, recordOf } from '~/session/paymentSelectors';
import { readPayments, subscribePayments } from '~/session/paymentStore';
import { useSessionStore } from '~/session/SessionContext';
import type { Session } from '~/session/sessionSchema';

import { invalidateAfterPayment, mirrorEnd } from './settlePayment';

/** The payment that this tab waits for, once it has ended, or else the member's last one to end. */
const endedPayment = (session: Session): PaymentRecord | undefined => {
  const records = readPayments();
  const { transaction, token } = session;
  const own = transaction === undefined ? undefined : recordOf(records, session, transaction);
  return token === undefined
    ? undefined
    : [own, endedPayments(records, session).at(-1)].find((record) => record?.result !== undefined);
};

/** Adopts and announces, on any page, the result of a payment that ended in another tab. */
export const usePaymentSync = (): void => {
  const store = useSessionStore();
  const { show, clearErrors } = useNotices();
  const client = useQueryClient();

  const adopt = useEffectEvent((seen: string | undefined): string | undefined => {
    const session = store.get();
    const ended = endedPayment(session);
    if (ended?.result === undefined) return seen;
    const { transaction, result, contracting, contractKey, amount } = ended;
    const isOwn = session.transaction === transaction;
    const isNews = transaction !== seen;
    if (session.endTransaction?.transaction === transaction || !(isOwn || isNews)) return transaction;
    const paysContract = contracting ? (contractKey ?? session.contractKey) : undefined;
    store.update(mirrorEnd(session, { transaction, amount, contractKey: paysContract, result }));
    void invalidateAfterPayment(client);
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
};
