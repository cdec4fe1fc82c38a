import type { Address } from '../../domain/identity/address';
import type { PaymentMethod } from '../../domain/money/paymentMethods';
import { currentYear, now } from '../../domain/time/clock';
import { addressOf } from '../../http/navigation';
import type { Language } from '../../i18n/languages';
import { paths } from '../../paths';
import { getAmounts, startTransaction } from '../../services/payment';
import { isPayer, mayBeUnbooked, mayStillBePaid, payersOf, type PaymentRecord } from '../../session/paymentRecord';
import { hasGivenUp, openPayment } from '../../session/paymentSelectors';
import { prunePayments, putPayment, readPayments, withPaymentLock } from '../../session/paymentStore';
import type { Session } from '../../session/sessionSchema';
import type { SessionStore } from '../../session/store';

export interface PaymentOrder {
  /** Pays for a contract that is being signed; the bank then returns to the callback page. */
  contracting: boolean;
  /** Forint. */
  amount: number;
  method: PaymentMethod;
  /** The method's name in the page's language. */
  label: string;
  /** True for every method but another person's leisure card. */
  ownLeisureCard: boolean;
  /** "" unless the leisure card is another's. */
  leisureOwner: string;
  leisureAddress: Address | null;
  /** "" while contracting without one. */
  kr: string;
  /** The contract that is paid, and its overpayment before, in forint. */
  contractKey?: string;
  overpayment?: number;
  /** Signs the contract, once no other payment is known to be open. False if nothing is left to pay. */
  sign?: () => Promise<boolean>;
}

/** How long to wait for the debits once the transaction is open. */
const debitsTimeoutMs = 1_000;

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

type Start = Omit<PaymentRecord, 'payer' | 'since' | 'result' | 'givenUp' | 'booked' | 'lostAt'>;

/**
 * Records that the service has opened the transaction. The member's earlier payments are released, except those that aren't
 * booked yet, and those given up that the bank may still take: either may move the debits later.
 */
export const recordStart = (session: Session, payment: Start): void =>
  putPayment({ ...payment, payer: payersOf(session)[0], since: now().getTime() }, (record) =>
    isPayer(session, record) && !mayBeUnbooked(record) && !mayStillBePaid(record)
      ? { ...record, payer: undefined }
      : record,
  );

/** Drops the record of a payment that never began. */
export const dropPayment = (transaction: string): void =>
  prunePayments((record) => (record.transaction === transaction ? undefined : record));

/** Opens a transaction and keeps it in the session. Returns the bank's address, or undefined if there is nothing to pay or the page was left. */
const start = async (
  store: SessionStore,
  { contracting, contractKey, overpayment, sign, ...order }: PaymentOrder,
  lang: Language,
  isWanted: () => boolean,
): Promise<string | undefined> => {
  const payer = store.get();
  const epoch = store.sessionEpoch();
  const records = readPayments();
  if (openPayment(records, payer, contractKey) !== undefined) return undefined;
  const { amount, kr } = order;
  const year = currentYear();
  const afterGivenUp = hasGivenUp(records, payer) ? true : undefined;
  const payment = { contracting, contractKey, overpayment, amount, year, afterGivenUp };
  // Until the service gives an ID, the other tabs must see that a payment starts.
  const unnamed = `?${Math.random()}`;
  putPayment({ ...payment, transaction: unnamed, payer: payersOf(payer)[0], since: now().getTime() });
  try {
    if (sign !== undefined && !(await sign())) return undefined;
    const returnUrl = addressOf(contracting ? paths.paymentCallback : paths.payment);
    // Read the debits now: if the payment's result gets lost, they tell whether it was booked.
    const debits = contracting ? undefined : getAmounts({ kr, year }).catch(() => undefined);
    const { transaction, url } = await startTransaction({ ...order, contracting, lang, returnUrl });
    // The transaction is open, so don't wait long for the debits.
    const before = await Promise.race([debits, after(debitsTimeoutMs)]);
    // The page was left meanwhile, so don't go to the bank; nothing has been paid.
    if (!isWanted() || !store.updateIfCurrent(epoch, () => ({ transaction }))) return undefined;
    recordStart(payer, { ...payment, annualDebit: before?.annualDebit, transaction });
    return url;
  } finally {
    dropPayment(unnamed);
  }
};

/**
 * Starts a payment, unless one is open in any tab of this browser. Releases the lock before the page is
 * left: a page that holds one can't be restored from the back-forward cache.
 */
export const startPayment = (
  store: SessionStore,
  order: PaymentOrder,
  lang: Language,
  isWanted: () => boolean,
): Promise<string | undefined> => withPaymentLock(store.get(), () => start(store, order, lang, isWanted));
