import { now } from '~/domain/time/clock';
import { addressOf } from '~/http/navigation';
import { technicalError } from '~/http/serviceError';
import type { Language } from '~/i18n/languages';
import { paths } from '~/paths';
import { startTransaction, type StartTransactionInput } from '~/services/payment';
import { isAlive, ownerOf, type PaymentRecord } from '~/session/paymentRecord';
import { isTaken, openPayment } from '~/session/paymentSelectors';
import { dropPayment, giveUpPayment, putPayment, readPayments, withPaymentLock } from '~/session/paymentStore';
import type { SessionStore } from '~/session/store';

export interface PaymentInput extends Omit<StartTransactionInput, 'contracting' | 'lang' | 'returnUrl'> {
  /** The contract that is paid; the bank then returns to the callback page. Without one it pays what is due. */
  contractKey?: string;
  onOpened?: (transaction: string) => void;
  /** Signs the contract, once no other payment is known to be open. False if nothing is left to pay. */
  sign?: () => Promise<boolean>;
}

interface StartedPayment {
  url: string;
  codes: readonly string[];
}

/**
 * Opens a transaction and keeps it in the session, unless one of the same thing is open in any tab of this browser, or was
 * approved since the member saw `seen`. Resolves to undefined if there is nothing to pay or the page was left. Releases the
 * lock before the page is left: a page that holds one can't be restored from the back-forward cache.
 */
export const startPayment = (
  store: SessionStore,
  { contractKey, onOpened, sign, ...input }: PaymentInput,
  lang: Language,
  isWanted: () => boolean,
  seen: readonly PaymentRecord[],
): Promise<StartedPayment | undefined> =>
  withPaymentLock(async () => {
    const payer = store.get();
    const epoch = store.sessionEpoch();
    // It may be paid in another tab while this one waits: for the lock, the signature or the transaction (SUM-4).
    const isFree = (): boolean => !isTaken(readPayments(), payer, contractKey, seen);
    if (!isFree() || (sign !== undefined && !(await sign())) || !isFree()) return undefined;
    /** Marks that a payment starts, until the service gives it a transaction. */
    const marker: PaymentRecord = {
      ...ownerOf(payer, contractKey),
      transaction: `?${Math.random()}`,
      amount: input.amount,
      since: now().getTime(),
    };
    putPayment(marker);
    try {
      const contracting = contractKey !== undefined;
      const returnUrl = addressOf(contracting ? paths.paymentCallback : paths.payment);
      const { transaction, url, codes = [] } = await startTransaction({ ...input, contracting, lang, returnUrl });
      // The page was left, or another tab has started one since: don't go to the bank; nothing has been paid.
      if (!isWanted() || store.sessionEpoch() !== epoch || !isFree()) return undefined;
      const isApproved = [...readPayments(), store.get().endTransaction].some(
        (ended) => ended?.transaction === transaction && ended.result?.paid === true,
      );
      // After a sleep the other tabs count on no start any more; and what was approved isn't started again.
      if (!isAlive(marker) || isApproved) throw technicalError();
      if (!readPayments().some((record) => record.transaction === marker.transaction)) return undefined;
      const isSameLogin = store.updateIfCurrent(epoch, ({ endTransaction: ended }) => ({
        transaction,
        // A result that is there already would be another payment's.
        endTransaction: ended?.transaction === transaction ? undefined : ended,
      }));
      if (!isSameLogin) return undefined;
      putPayment({ ...marker, transaction, since: now().getTime() });
      onOpened?.(transaction);
      return { url, codes };
    } finally {
      dropPayment(marker.transaction);
    }
  });

/** Gives up the open payment of the contract, or of what is due, or the named one. */
export const giveUp = (
  store: SessionStore,
  contractKey?: string,
  transaction = openPayment(readPayments(), store.get(), contractKey)?.transaction,
): void => {
  if (store.get().transaction === transaction) store.update({ transaction: undefined });
  if (transaction !== undefined) giveUpPayment(transaction);
};
