import { guardsContract, isOpen, isPayer, statusOf, type PaymentRecord, type PaymentResult } from './paymentRecord';
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

/** The member's payments whose result is known, the latest to end last. */
export const endedPayments = (records: Records, session: Session): PaymentRecord[] =>
  records
    .filter((record) => isPayer(session, record) && record.result !== undefined)
    .sort((one, other) => one.since - other.since);

export type ApprovedPayment = Pick<PaymentRecord, 'transaction' | 'amount'> & Partial<Pick<PaymentRecord, 'since'>>;

/** The payment that was approved last in this session, in any tab; the session's own is there after its renewal, too. */
export const approvedPayment = (records: Records, session: Session): ApprovedPayment | undefined => {
  const { transaction: own, result, amount } = endedInTab(session);
  const { signedInAt = 0 } = session;
  const recorded = endedPayments(records, session).findLast(
    (record) => statusOf(record) === 'paid' && (record.transaction === own || record.since >= signedInAt),
  );
  if (recorded !== undefined || own === undefined || result?.paid !== true) return recorded;
  return { transaction: own, amount };
};

type OpenPayment = Pick<PaymentRecord, 'transaction'> & Partial<PaymentRecord>;

/** This tab's own payment, those that other tabs of the member began, and the contract's: as long as their end is unknown. */
const openPayments = (records: Records, session: Session, contractKey: string | undefined): OpenPayment[] => {
  const { transaction } = session;
  // The device may have lost its record; the tab still knows of the transaction.
  const own: OpenPayment[] =
    transaction === undefined ? [] : [recordOf(records, session, transaction) ?? { transaction }];
  return [
    ...own.filter(({ result }) => result === undefined),
    ...records.filter((record) => isPayer(session, record) && isOpen(record)),
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

/** How a payment ended, as far as the session or the device knows. */
export const resultOf = (records: Records, session: Session, transaction: string): PaymentResult | undefined => {
  const ended = endedInTab(session);
  const own = ended.transaction === transaction ? ended.result : undefined;
  return own ?? recordOf(records, session, transaction)?.result;
};

export interface ContractPayment extends Partial<Pick<PaymentRecord, 'transaction' | 'amount'>> {
  /** open: under way, or its end isn't known. */
  state: 'open' | 'paid';
  /** The bank's authorisation, if it is known. */
  auth?: string;
}

/** The contract's payment that is open or went through, and so must not be paid again. */
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
  const { contractKey: key, transaction, amount, result } = paid ?? endedInTab(session);
  return key === contractKey && result?.paid === true
    ? { state: 'paid', transaction, auth: result.auth, amount }
    : undefined;
};
