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
  /** Pays a contract that is being signed: the bank sends the member back to the callback page then (PAY-7). */
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
  /** Runs first, once it is known that no other payment is open: signs the contract. False: there is nothing to pay any more. */
  sign?: () => Promise<boolean>;
}

/** How long the way to the bank waits for the debits once the transaction is open. */
const debitsPatienceMs = 1_000;

const after = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Opens a transaction and keeps it in the session. Gives the bank's page, or undefined where nobody is to go there. */
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
    // The debits of this moment, whatever the page shows: the payment can be told from them if its result gets lost (PAY-12).
    const debits = contracting ? undefined : getAmounts({ kr, year }).catch(() => undefined);
    const { transaction, url } = await startTransaction({ ...order, contracting, lang, returnUrl });
    // The transaction is open: the bank doesn't wait long for the debits.
    const before = await Promise.race([debits, after(debitsPatienceMs)]);
    // The page was left meanwhile: nobody wants to be taken to the bank now, and nothing has been paid (FLT-3).
    if (!isWanted() || !store.updateFor(login, () => ({ transaction }))) return undefined;
    isNamed = true;
    markOpenPayment(payer, { ...payment, annualDebit: before?.annualDebit, transaction });
    return url;
  } finally {
    // No bank was reached, so nothing can be paid in it: the next press may start another.
    if (!isNamed) clearOpenPayment(payer, unnamedTransaction);
  }
};

/**
 * Begins a payment, unless one is open in any tab of this browser. The lock goes before the page is left: a page that
 * holds one can't come back out of the back-forward cache.
 */
export const beginPayment = (store: SessionStore, order: PaymentOrder, lang: Language, isWanted: () => boolean): Promise<string | undefined> =>
  withPaymentLock(store.get(), () => begin(store, order, lang, isWanted));
