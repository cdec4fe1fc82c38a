import { now } from '../domain/clock';
import { mayBeUnbooked } from './openPayment';
import { contractKeyOf, markerOf, memberKeys, paymentMarker, readMarker, removeMarker, unnamedTransaction, writeMarker, type PaymentMarker, type PaymentResult } from './paymentMarker';
import type { Session } from './sessionSchema';
import { tellPayment } from './watchOpenPayment';

/** Changes or removes what is noted of a transaction, wherever it is noted; the markers of other payments stay. */
const change = (session: Session, transaction: string, next: (marker: PaymentMarker, ofContract: boolean) => PaymentMarker | undefined): void => {
  const marker = markerOf(session, transaction);
  const contractKey = marker?.contractKey ?? session.contractKey;
  const byContract = contractKey === undefined ? [] : [contractKeyOf(contractKey)];
  for (const key of [...memberKeys(session), ...byContract]) {
    const present = readMarker(key);
    if (present?.transaction !== transaction) continue;
    const changed = next(present, byContract.includes(key));
    if (changed === undefined) removeMarker(key);
    else writeMarker(key, changed);
  }
  tellPayment();
};

/** Tells the other tabs that a payment is under way. */
export const markOpenPayment = (session: Session, payment: Omit<PaymentMarker, 'since' | 'result' | 'givenUp'>): void => {
  const marker: PaymentMarker = { ...payment, since: now().getTime() };
  const [key, ...older] = memberKeys(session);
  for (const old of older) removeMarker(old);
  writeMarker(key, marker);
  const { contractKey, transaction } = payment;
  if (contractKey !== undefined && transaction !== unnamedTransaction) writeMarker(contractKeyOf(contractKey), marker);
  tellPayment();
};

/** Tells all tabs how the payment ended. A contract remembers the payment that it got; one that failed may be tried again. */
export const endOpenPayment = (session: Session, transaction: string, result: PaymentResult, contractKey?: string): void => {
  const ended = { since: now().getTime(), result };
  const marker = markerOf(session, transaction);
  change(session, transaction, (present, ofContract) => (ofContract && !result.paid ? undefined : { ...present, ...ended }));
  if (result.paid && contractKey !== undefined) writeMarker(contractKeyOf(contractKey), { contracting: true, ...marker, transaction, contractKey, ...ended });
  tellPayment();
};

/** Notes when the service was last asked in vain; undefined: never. */
export const noteLoss = (session: Session, transaction: string, lostAt: number | undefined): void => change(session, transaction, (marker) => ({ ...marker, lostAt }));

/** Notes that an authorised plain payment is booked if this annual debit, in forint, shows it. */
export const noteBooking = (session: Session, { annualDebit, year }: { annualDebit: number; year: number }): void => {
  const marker = paymentMarker(session);
  if (marker === undefined || !mayBeUnbooked(marker) || marker.year !== year || marker.annualDebit === annualDebit) return;
  change(session, marker.transaction, (present) => ({ ...present, booked: true }));
};

/** The payment was left for a new one on purpose. */
export const giveUpPayment = (session: Session, transaction: string): void =>
  change(session, transaction, (marker, ofContract) => (ofContract ? undefined : { ...marker, givenUp: true }));

/** The payment never began. */
export const clearOpenPayment = (session: Session, transaction: string): void => change(session, transaction, () => undefined);

/** The contract is in force: nothing of its payment is needed any more. */
export const forgetContractPayment = (contractKey: string): void => removeMarker(contractKeyOf(contractKey));

/**
 * After a log-out nothing of an ended plain payment stays on the device, except while it may not be booked yet: it must not
 * be paid again. A contract stays guarded.
 */
export const forgetEndedPayment = (session: Session): void => {
  const marker = paymentMarker(session);
  if (marker?.result === undefined || mayBeUnbooked(marker)) return;
  for (const key of memberKeys(session)) removeMarker(key);
  tellPayment();
};
