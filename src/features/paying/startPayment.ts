import type { Address } from '~/domain/identity/address';
import type { PaymentMethod } from '~/domain/money/paymentMethods';
import { now } from '~/domain/time/clock';
import { addressOf } from '~/http/navigation';
import type { Language } from '~/i18n/languages';
import { paths } from '~/paths';
import { startTransaction } from '~/services/payment';
import { payersOf, type PaymentRecord } from '~/session/paymentRecord';
import { openPayment } from '~/session/paymentSelectors';
import { prunePayments, putPayment, readPayments, withPaymentLock } from '~/session/paymentStore';
import type { Session } from '~/session/sessionSchema';
import type { SessionStore } from '~/session/store';

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
  /** The contract that is paid. */
  contractKey?: string;
  /** Called with the transaction once the service has opened it. */
  onOpened?: (transaction: string) => void;
  /** Signs the contract, once no other payment is known to be open. False if nothing is left to pay. */
  sign?: () => Promise<boolean>;
}

/** Records that the service has opened the transaction. */
export const recordStart = (
  session: Session,
  payment: Omit<PaymentRecord, 'payer' | 'since' | 'result' | 'givenUp' | 'booked'>,
): void => putPayment({ ...payment, payer: payersOf(session)[0], since: now().getTime() });

/** Drops the record of a payment that never began. */
export const dropPayment = (transaction: string): void =>
  prunePayments((record) => (record.transaction === transaction ? undefined : record));

/** Opens a transaction and keeps it in the session. Returns the bank's address, or undefined if there is nothing to pay or the page was left. */
const start = async (
  store: SessionStore,
  { contracting, contractKey, onOpened, sign, ...order }: PaymentOrder,
  lang: Language,
  isWanted: () => boolean,
): Promise<string | undefined> => {
  const payer = store.get();
  const epoch = store.sessionEpoch();
  if (openPayment(readPayments(), payer, contractKey) !== undefined) return undefined;
  const payment = { contracting, contractKey, amount: order.amount };
  // Until the service gives an ID, the other tabs must see that a payment starts.
  const unnamed = `?${Math.random()}`;
  recordStart(payer, { ...payment, transaction: unnamed });
  try {
    if (sign !== undefined && !(await sign())) return undefined;
    const returnUrl = addressOf(contracting ? paths.paymentCallback : paths.payment);
    const { transaction, url } = await startTransaction({ ...order, contracting, lang, returnUrl });
    // The page was left meanwhile, so don't go to the bank; nothing has been paid.
    if (!isWanted() || !store.updateIfCurrent(epoch, () => ({ transaction }))) return undefined;
    recordStart(payer, { ...payment, transaction });
    onOpened?.(transaction);
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
