import type { QueryClient } from '@tanstack/react-query';

import { now } from '~/domain/time/clock';
import type { PaymentResult } from '~/session/paymentRecord';
import { forgetEnded, patchPayment, prunePayments, putPayment, readPayments } from '~/session/paymentStore';
import type { Session } from '~/session/sessionSchema';
import type { SessionStore } from '~/session/store';

export interface Settlement {
  transaction: string;
  result: PaymentResult;
  /** The contract that was paid for. */
  contractKey: string | undefined;
  /** What else to store in the session with the result. */
  more?: Partial<Pick<Session, 'contractKey' | 'step' | 'otpres'>>;
}

/** Records for all tabs how a payment ended. A contract remembers that it is paid even if the start wasn't recorded. */
export const recordEnd = (transaction: string, result: PaymentResult, contractKey?: string): void => {
  const ended = { since: now().getTime(), result };
  const paid = result.paid && contractKey !== undefined ? { contractKey } : undefined;
  if (readPayments().some((record) => record.transaction === transaction))
    patchPayment(transaction, { ...ended, ...paid });
  else if (paid !== undefined) putPayment({ transaction, contracting: true, ...paid, ...ended });
};

/** The tab's copy of how a payment ended (SES-1); the payment that the tab waits for is no longer open. */
export const mirrorEnd = (
  { transaction: open }: Pick<Session, 'transaction'>,
  { transaction, amount, contractKey, result }: Omit<Settlement, 'more'> & { amount: number | undefined },
): Pick<Session, 'transaction' | 'endTransaction'> => ({
  ...(open === transaction ? { transaction: undefined } : {}),
  endTransaction: { transaction, amount, contractKey, ...result },
});

/** Stores how a payment ended: in the session that asked, and on the device for all tabs. */
export const settlePayment = (
  store: SessionStore,
  { transaction, result, contractKey, more }: Settlement,
  asker = { session: store.get(), epoch: store.sessionEpoch() },
): void => {
  const { amount } = readPayments().find((record) => record.transaction === transaction) ?? {};
  // An expired session keeps the result for the same login; after a log-out only the contract's record does.
  const isKept = store.updateIfCurrent(asker.epoch, (present) => ({
    ...mirrorEnd(present, { transaction, amount, contractKey, result }),
    ...more,
  }));
  recordEnd(transaction, result, contractKey);
  if (!isKept) forgetEnded(asker.session);
};

/** Records that the payment was left for a new one on purpose. One that returns from the bank is ended all the same. */
export const giveUpPayment = (transaction: string): void => patchPayment(transaction, { givenUp: true });

/** Records that the contract is in force: it needs no guard against being paid again. */
export const markInForce = (contractKey: string): void =>
  prunePayments((record) => (record.contractKey === contractKey ? { ...record, booked: true } : record));

/** Drops the sums, and reads them, the invoices and the card's status again: a payment may change all three (PAY-8). */
export const invalidateAfterPayment = async (client: QueryClient): Promise<void> => {
  const headData = { queryKey: ['headData'] };
  await Promise.all([
    client.resetQueries({ queryKey: ['amounts'] }),
    client.invalidateQueries({ queryKey: ['invoices'] }),
    // A first read that is still on its way may be older than the payment, and would stand for the new one.
    client.cancelQueries(headData).then(() => client.invalidateQueries(headData)),
  ]);
};
