import { now } from '../domain/clock';
import { bookingLimitMs } from '../domain/constants';
import { contractMarker, markerOf, paymentMarker, type PaymentMarker } from './paymentMarker';
import type { Session } from './sessionSchema';

/** How long a payment that was begun in another tab counts as open, in ms. Banks give up an unfinished one sooner. */
export const openPaymentLifeMs = 15 * 60_000;

/** If the clock was set back, `since` may be in the future; expire it too. */
const lifeLeft = ({ since }: PaymentMarker): number => openPaymentLifeMs - Math.abs(now().getTime() - since);

/** How long the member's payment stays open for other tabs, in ms; 0 and below where there is none. */
export const openPaymentLeft = (session: Session): number => {
  const marker = paymentMarker(session);
  if (marker === undefined || marker.result !== undefined || marker.givenUp === true) return 0;
  return lifeLeft(marker);
};

/**
 * The open payment's transaction: this tab's own, one that another tab began, or the given contract's, whose end nobody has
 * learnt yet. Undefined: none is open. A payment that ended in any tab is no longer open.
 */
export const openPaymentOf = (session: Session, contractKey?: string): string | undefined => {
  const { transaction } = session;
  if (transaction !== undefined && markerOf(session, transaction)?.result === undefined) return transaction;
  if (openPaymentLeft(session) > 0) return paymentMarker(session)?.transaction;
  const marker = contractKey === undefined ? undefined : contractMarker(contractKey);
  return marker?.result === undefined ? marker?.transaction : undefined;
};

/** The open payment's transaction if it pays the given contract. Without a marker, assume it may. */
const openContractPayment = (session: Session, contractKey: string): string | undefined => {
  const open = openPaymentOf(session, contractKey);
  if (open === undefined) return undefined;
  const marker = markerOf(session, open) ?? contractMarker(contractKey);
  return marker === undefined || (marker.contracting && (marker.contractKey ?? contractKey) === contractKey) ? open : undefined;
};

/** open: under way, or its end isn't known. */
export interface ContractPayment {
  state: 'open' | 'paid' | 'failed';
  transaction?: string;
  /** The bank's authorisation, if it is known. */
  auth?: string;
  /** Forint. */
  amount?: number;
  /** The contract's overpayment before the payment, in forint. */
  overpayment?: number;
}

/**
 * What this device knows of a contract's last payment. Every page that could offer to pay a contract asks here: one that is
 * open or paid must not be paid again.
 */
export const contractPayment = (session: Session, contractKey: string): ContractPayment | undefined => {
  const open = openContractPayment(session, contractKey);
  const marker = contractMarker(contractKey);
  if (open !== undefined) {
    const { amount } = markerOf(session, open) ?? {};
    return { state: 'open', transaction: open, amount };
  }
  if (marker?.result?.paid === true) return { state: 'paid', transaction: marker.transaction, auth: marker.result.auth, amount: marker.amount, overpayment: marker.overpayment };
  const { endTransaction: ended } = session;
  if (ended?.contractKey !== contractKey) return undefined;
  const { transaction, auth = '', amount, paid = auth !== '' } = ended;
  return { state: paid ? 'paid' : 'failed', transaction, auth, amount };
};

/** Whether the member gave up a payment a while ago that the bank may still take. */
export const isGivenUp = (session: Session): boolean => {
  const marker = paymentMarker(session);
  return marker?.givenUp === true && lifeLeft(marker) > 0;
};

/** Whether the service may not have booked an authorised plain payment yet. Without the debit of before nobody can tell. */
export const mayBeUnbooked = ({ result, booked, contracting, annualDebit, since }: PaymentMarker): boolean =>
  result?.paid === true && booked !== true && !contracting && annualDebit !== undefined && Math.abs(now().getTime() - since) < bookingLimitMs;

/** The payment that the bank authorised and this annual debit, in forint, doesn't show yet: the same debt must not be paid again. */
export const unbookedPayment = (session: Session, debt: { annualDebit: number; year: number }): PaymentMarker | undefined => {
  const marker = paymentMarker(session);
  return marker !== undefined && mayBeUnbooked(marker) && marker.year === debt.year && marker.annualDebit === debt.annualDebit ? marker : undefined;
};
