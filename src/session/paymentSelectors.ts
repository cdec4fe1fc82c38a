import {
  isAlive,
  isOpen,
  isOwn,
  isYoungerThan,
  paymentLives,
  statusOf,
  type EndedPayment,
  type PaymentRecord,
  type PaymentSession,
} from './paymentRecord';
import type { PaymentResult } from './sessionSchema';

type Records = readonly PaymentRecord[];

/** A payment as far as it is known: the device may have lost its record. */
export type MemberPayment = Pick<PaymentRecord, 'transaction'> & Partial<PaymentRecord>;

/** Whether it is the member's own, under whichever e-mail they began it: by its payer, its kr, its contract, or because this tab pays or has paid it. */
const concerns = (session: PaymentSession, record: PaymentRecord): boolean =>
  isOwn(session, record) ||
  (record.contractKey !== undefined && record.contractKey === session.contractKey) ||
  [session.transaction, session.endTransaction?.transaction].includes(record.transaction);

/** What is recorded of a transaction that the member may know of. */
export const recordOf = (records: Records, session: PaymentSession, transaction: string): PaymentRecord | undefined =>
  records.find((record) => record.transaction === transaction && concerns(session, record));

/** The member's payments whose result is recorded, the latest to end last. */
export const endedPayments = (records: Records, session: PaymentSession): EndedPayment[] =>
  records
    .flatMap((record) =>
      record.result !== undefined && concerns(session, record) ? [{ ...record, result: record.result }] : [],
    )
    .sort((one, other) => one.since - other.since);

/**
 * The payment that the bank approved last within three days: of this login in any tab, or in this tab, then also without its
 * record. Not of another login that pays the same contract: it wasn't this member's order.
 */
export const approvedPayment = (records: Records, session: PaymentSession): MemberPayment | undefined => {
  const { transaction, amount, result } = session.endTransaction ?? {};
  const recorded = endedPayments(records, session).findLast(
    (record) =>
      record.result.auth !== undefined &&
      isYoungerThan(record, paymentLives.ended) &&
      (isOwn(session, record) || record.transaction === transaction),
  );
  const isRecorded = records.some((record) => record.transaction === transaction);
  if (recorded !== undefined || isRecorded || transaction === undefined || result?.auth === undefined) return recorded;
  return { transaction, amount, result };
};

/**
 * The open payment that keeps another from being started for the same thing: the contract, whoever is signed in, else what is
 * due. Of the tab's own that the device has lost it isn't known what it pays: assume this.
 */
export const openPayment = (
  records: Records,
  session: PaymentSession,
  contractKey?: string,
): MemberPayment | undefined => {
  const { transaction } = session;
  const isLost = transaction !== undefined && !records.some((record) => record.transaction === transaction);
  if (isLost) return { transaction };
  return records.findLast(
    (record) =>
      isOpen(record) && record.contractKey === contractKey && (contractKey !== undefined || isOwn(session, record)),
  );
};

/** The member's open payment of a contract, whichever it is: it keeps nothing else from being paid (PAY-6). */
export const openContractPayment = (records: Records, session: PaymentSession): PaymentRecord | undefined =>
  records.findLast((record) => isOpen(record) && record.contractKey !== undefined && isOwn(session, record));

/** How a payment ended, as far as the session or the device knows. */
export const resultOf = (records: Records, session: PaymentSession, transaction: string): PaymentResult | undefined => {
  const ended = session.endTransaction;
  const own = ended?.transaction === transaction ? ended.result : undefined;
  const recorded = recordOf(records, session, transaction)?.result;
  return own?.paid === true ? own : (recorded ?? own);
};

/**
 * The contract's payment that keeps it from being paid again: one that went through, with its result; else an open one,
 * without. So one with a result is paid.
 */
export const contractPayment = (
  records: Records,
  session: PaymentSession,
  contractKey: string,
): Partial<PaymentRecord> | undefined => {
  const recorded = records.findLast(
    (record) => record.contractKey === contractKey && statusOf(record) === 'paid' && isAlive(record),
  );
  const ended = recorded ?? session.endTransaction;
  const isPaid = ended?.contractKey === contractKey && ended.result?.paid === true;
  return isPaid ? ended : openPayment(records, session, contractKey);
};

/**
 * Whether none may be started for the same thing: one is open, or has been approved. What is due may be paid again after the
 * approvals that the member has seen.
 */
export const isTaken = (
  records: Records,
  session: PaymentSession,
  contractKey: string | undefined,
  seen: Records,
): boolean => {
  if (contractKey !== undefined) return contractPayment(records, session, contractKey) !== undefined;
  const isSeen = ({ transaction }: PaymentRecord): boolean =>
    seen.some((record) => record.transaction === transaction && statusOf(record) === 'paid');
  const isNew = (record: EndedPayment): boolean =>
    record.contractKey === undefined && record.result.paid && !isSeen(record);
  return openPayment(records, session) !== undefined || endedPayments(records, session).some(isNew);
};
