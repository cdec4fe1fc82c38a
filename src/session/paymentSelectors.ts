import { bookingLimitMs, unblockingLimitMs } from '../domain/constants';
import {
  ageOf,
  guardsContract,
  isPayer,
  mayBeUnbooked,
  mayStillBePaid,
  openLeft,
  statusOf,
  type PaymentRecord,
  type PaymentResult,
} from './paymentRecord';
import type { Session } from './sessionSchema';

type Records = readonly PaymentRecord[];

/** What is recorded of a transaction that the member may know of. */
export const recordOf = (records: Records, session: Session, transaction: string): PaymentRecord | undefined =>
  records.find(
    (record) =>
      record.transaction === transaction &&
      (transaction === session.transaction ||
        isPayer(session, record) ||
        (record.contractKey !== undefined && record.contractKey === session.contractKey)),
  );

/** The member's latest payment, open or ended. */
export const latestPayment = (records: Records, session: Session): PaymentRecord | undefined =>
  records.findLast((record) => isPayer(session, record));

/** The member's latest payment, if it is a plain one of that year that went through. */
export const latestPaid = (records: Records, session: Session, year: number): PaymentRecord | undefined => {
  const latest = latestPayment(records, session);
  const isPaid = latest !== undefined && statusOf(latest) === 'paid' && !latest.contracting && latest.year === year;
  return isPaid ? latest : undefined;
};

/** Whether the member gave up a payment a while ago that the bank may still take. */
export const hasGivenUp = (records: Records, session: Session): boolean =>
  records.some((record) => isPayer(session, record) && mayStillBePaid(record));

const paidWithin = (records: Records, session: Session, limitMs: number): PaymentRecord[] =>
  records.filter((record) => isPayer(session, record) && statusOf(record) === 'paid' && ageOf(record) < limitMs);

/** Whether a payment went through a while ago: the service may not have unblocked the card yet. */
export const hasJustPaid = (records: Records, session: Session): boolean =>
  paidWithin(records, session, unblockingLimitMs).length > 0;

/** The payments that went through within a day: their invoices may not be listed yet. */
export const uninvoicedPayments = (records: Records, session: Session): PaymentRecord[] =>
  paidWithin(records, session, bookingLimitMs);

/** The member's authorised plain payments of a year that may not be booked yet. */
export const unbookedPayments = (records: Records, session: Session, year: number): Records =>
  records.filter((record) => isPayer(session, record) && mayBeUnbooked(record) && record.year === year);

/** The payment that this annual debit, in forint, doesn't show yet: the same debt must not be paid again. */
export const unbookedPayment = (
  records: Records,
  session: Session,
  { annualDebit, year }: { annualDebit: number; year: number },
): PaymentRecord | undefined =>
  unbookedPayments(records, session, year).findLast((record) => record.annualDebit === annualDebit);

type OpenPayment = Pick<PaymentRecord, 'transaction'> & Partial<PaymentRecord>;

/** This tab's own payment, those that other tabs of the member began, and the contract's: as long as their end is unknown. */
const openPayments = (records: Records, session: Session, contractKey: string | undefined): OpenPayment[] => {
  const { transaction } = session;
  // The device may have lost its record; the tab still knows of the transaction.
  const own: OpenPayment[] =
    transaction === undefined ? [] : [recordOf(records, session, transaction) ?? { transaction }];
  return [
    ...own.filter(({ result }) => result === undefined),
    ...records.filter((record) => isPayer(session, record) && openLeft(record) > 0),
    ...records.filter(
      (record) => record.contractKey === contractKey && guardsContract(record) && statusOf(record) === 'open',
    ),
  ];
};

/** The transaction of the open payment that keeps the page, or the given contract's page, from starting another. */
export const openPayment = (records: Records, session: Session, contractKey?: string): string | undefined =>
  openPayments(records, session, contractKey)[0]?.transaction;

/** What the session says of the last payment that ended in this tab; without a result it only names the payment. */
export const endedInTab = ({ endTransaction = {} }: Session) => {
  const { transaction, amount, contractKey, auth = '', paid = auth !== '', codes = [] } = endTransaction;
  const isKnown = endTransaction.auth !== undefined || endTransaction.paid !== undefined;
  const result: PaymentResult | undefined = isKnown ? { paid, auth, codes } : undefined;
  return { transaction, amount, contractKey, result };
};

export interface ContractPayment extends Partial<Pick<PaymentRecord, 'transaction' | 'amount' | 'overpayment'>> {
  /** open: under way, or its end isn't known. */
  state: 'open' | 'paid' | 'failed';
  /** The bank's authorisation, if it is known. */
  auth?: string;
}

/** What is known of a contract's last payment: one that is open or paid must not be paid again. */
export const contractPayment = (
  records: Records,
  session: Session,
  contractKey: string,
): ContractPayment | undefined => {
  // Without its record it isn't known what the payment is for: assume this contract.
  const open = openPayments(records, session, contractKey).find(
    ({ contracting = true, contractKey: paid = contractKey }) => contracting && paid === contractKey,
  );
  if (open !== undefined) return { state: 'open', transaction: open.transaction, amount: open.amount };
  const paid = records.findLast((record) => record.contractKey === contractKey && guardsContract(record));
  const ended = paid ?? endedInTab(session);
  if (ended.contractKey !== contractKey) return undefined;
  const { transaction, amount, result } = ended;
  return {
    state: result?.paid === true ? 'paid' : 'failed',
    transaction,
    auth: result?.auth,
    amount,
    overpayment: paid?.overpayment,
  };
};
