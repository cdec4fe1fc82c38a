import {
  isAlive,
  isOpen,
  isOwn,
  isYoungerThan,
  paymentLives,
  statusOf,
  type EndedPayment,
  type PaymentRecord,
  type PaymentResult,
} from './paymentRecord';
import type { Session } from './sessionSchema';

type Records = readonly PaymentRecord[];

/** A payment as far as it is known: the device may have lost its record. */
export type KnownPayment = Pick<PaymentRecord, 'transaction'> & Partial<PaymentRecord>;

/** Whether it is the member's own, under whichever e-mail they began it: by its payer, its kr, its contract, or because this tab pays or has paid it. */
const concerns = (session: Session, record: PaymentRecord): boolean =>
  isOwn(session, record) ||
  (record.contractKey !== undefined && record.contractKey === session.contractKey) ||
  [session.transaction, session.endTransaction?.transaction].includes(record.transaction);

/** What is recorded of a transaction that the member may know of. */
export const recordOf = (records: Records, session: Session, transaction: string): PaymentRecord | undefined =>
  records.find((record) => record.transaction === transaction && concerns(session, record));

/** The member's payments whose result is recorded, the latest to end last. */
export const endedPayments = (records: Records, session: Session): EndedPayment[] =>
  records
    .flatMap((record) =>
      record.result !== undefined && concerns(session, record) ? [{ ...record, result: record.result }] : [],
    )
    .sort((one, other) => one.since - other.since);

/** The payment that the bank approved last, in any tab, within three days; the tab's own is known without its record, too. */
export const approvedPayment = (records: Records, session: Session): KnownPayment | undefined => {
  const recorded = endedPayments(records, session).findLast(
    (record) => record.result.auth !== '' && isYoungerThan(record, paymentLives.ended),
  );
  const { transaction, result, amount } = endedInTab(session);
  const isRecorded = records.some((record) => record.transaction === transaction);
  if (recorded !== undefined || isRecorded || transaction === undefined || !result?.auth) return recorded;
  return { transaction, amount, result };
};

/**
 * The open payment that keeps another from being started for the same thing: the contract, whoever is signed in, else what is
 * due. Of the tab's own that the device has lost it isn't known what it pays: assume this.
 */
export const openPayment = (records: Records, session: Session, contractKey?: string): KnownPayment | undefined => {
  const { transaction } = session;
  const isLost = transaction !== undefined && !records.some((record) => record.transaction === transaction);
  if (isLost) return { transaction };
  return records.findLast(
    (record) =>
      isOpen(record) && record.contractKey === contractKey && (contractKey !== undefined || isOwn(session, record)),
  );
};

/** The member's open payment of a contract, whichever it is: it keeps nothing else from being paid (PAY-6). */
export const openContractPayment = (records: Records, session: Session): PaymentRecord | undefined =>
  records.findLast((record) => isOpen(record) && record.contractKey !== undefined && isOwn(session, record));

/** What the session says of the last payment that ended in this tab; without a result it only names the payment. */
export const endedInTab = ({ endTransaction = {} }: Session) => {
  const { transaction, amount, contractKey, auth = '', paid = auth !== '', codes = [] } = endTransaction;
  const isKnown = endTransaction.auth !== undefined || endTransaction.paid !== undefined;
  const result: PaymentResult | undefined = isKnown ? { paid, auth, codes } : undefined;
  return { transaction, amount, contractKey, result };
};

/** How a payment ended, as far as the session or the device knows. */
export const resultOf = (records: Records, session: Session, transaction: string): PaymentResult | undefined => {
  const ended = endedInTab(session);
  const own = ended.transaction === transaction ? ended.result : undefined;
  const recorded = recordOf(records, session, transaction)?.result;
  return own?.paid === true ? own : (recorded ?? own);
};

export interface ContractPayment extends Partial<Pick<PaymentRecord, 'transaction' | 'amount' | 'since'>> {
  /** open: under way, or its end isn't known. */
  state: 'open' | 'paid';
  /** The bank's authorisation, if it is known. */
  auth?: string;
  /** What the service said beside it. */
  codes?: readonly string[];
}

/** The contract's payment that went through or is open, and so keeps it from being paid again: what was approved counts first. */
export const contractPayment = (
  records: Records,
  session: Session,
  contractKey: string,
): ContractPayment | undefined => {
  const recorded = records.findLast(
    (record) => record.contractKey === contractKey && statusOf(record) === 'paid' && isAlive(record),
  );
  const ended: Partial<PaymentRecord> = recorded ?? endedInTab(session);
  if (ended.contractKey === contractKey && ended.result?.paid === true) {
    const { transaction, amount, since, result } = ended;
    return { state: 'paid', transaction, auth: result.auth, codes: result.codes, amount, since };
  }
  const open = openPayment(records, session, contractKey);
  return open && { state: 'open', transaction: open.transaction, amount: open.amount, since: open.since };
};

/**
 * Whether none may be started for the same thing: one is open, or has been approved. What is due may be paid again after the
 * approvals that the member has seen.
 */
export const isTaken = (
  records: Records,
  session: Session,
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
