import type { Address } from '../../domain/address';
import { currentYear } from '../../domain/clock';
import type { PaymentMethod } from '../../domain/paymentMethods';
import { addressOf } from '../../http/navigation';
import type { Language } from '../../i18n/languages';
import { paths } from '../../paths';
import { getAmounts, startTransaction } from '../../services/payment';
import { clearOpenPayment, markOpenPayment } from '../../session/changePayment';
import { isGivenUp, openPaymentOf } from '../../session/openPayment';
import { withPaymentLock } from '../../session/paymentLock';
import { unnamedTransaction } from '../../session/paymentMarker';
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
const debitsPatienceMs = 1_000;

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Opens a transaction and keeps it in the session. Returns the bank's address, or undefined if there is nothing to pay or the page was left. */
const begin = async (store: SessionStore, { contracting, contractKey, overpayment, sign, ...order }: PaymentOrder, lang: Language, isWanted: () => boolean): Promise<string | undefined> => {
  const payer = store.get();
  const login = store.login();
  if (openPaymentOf(payer, contractKey) !== undefined) return undefined;
  const { amount, kr } = order;
  const year = currentYear();
  const payment = { contracting, contractKey, overpayment, amount, year, ...(isGivenUp(payer) ? { afterGivenUp: true } : {}) };
  let isNamed = false;
  markOpenPayment(payer, { ...payment, transaction: unnamedTransaction });
  try {
    if (sign !== undefined && !(await sign())) return undefined;
    const returnUrl = addressOf(contracting ? paths.paymentCallback : paths.payment);
    // Read the debits now: if the payment's result gets lost, they tell whether it was booked.
    const debits = contracting ? undefined : getAmounts({ kr, year }).catch(() => undefined);
    const { transaction, url } = await startTransaction({ ...order, contracting, lang, returnUrl });
    // The transaction is open, so don't wait long for the debits.
    const before = await Promise.race([debits, after(debitsPatienceMs)]);
    // The page was left meanwhile, so don't go to the bank; nothing has been paid.
    if (!isWanted() || !store.updateFor(login, () => ({ transaction }))) return undefined;
    isNamed = true;
    markOpenPayment(payer, { ...payment, annualDebit: before?.annualDebit, transaction });
    return url;
  } finally {
    // The bank was never reached, so allow another start.
    if (!isNamed) clearOpenPayment(payer, unnamedTransaction);
  }
};

/**
 * Begins a payment, unless one is open in any tab of this browser. Releases the lock before the page is
 * left: a page that holds one can't be restored from the back-forward cache.
 */
export const beginPayment = (store: SessionStore, order: PaymentOrder, lang: Language, isWanted: () => boolean): Promise<string | undefined> =>
  withPaymentLock(store.get(), () => begin(store, order, lang, isWanted));
