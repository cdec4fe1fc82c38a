import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Address } from '../../domain/address';
import type { PaymentMethod } from '../../domain/paymentMethods';
import { addressOf, redirectToTrusted } from '../../http/navigation';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../paths';
import { startTransaction } from '../../services/payment';
import { clearOpenPayment, markOpenPayment, openPaymentLeft, openPaymentOf, unnamedTransaction, watchOpenPayment } from '../../session/openPayment';
import { useSessionStore } from '../../session/SessionContext';
import { useMounted } from '../../components/useMounted';

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
}

/** A bank page that doesn't open in this time won't: the member stopped it, or is offline. */
const leavingLimitMs = 20_000;

/** Resolves when the member is seen on this page again after it was left for the bank: Back, or the bank never opened. */
const backAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', done);
      resolve();
    };
    const timer = setTimeout(done, leavingLimitMs);
    window.addEventListener('pageshow', done);
  });

/**
 * The one way that money moves (PAY-5, PAY-6). `pay` opens a transaction, keeps it in the session, and goes to the bank; it
 * stays busy until the member is back. While a payment is open, here or in another tab, it starts none: `open` is set
 * then, and the page shows OpenPayment instead of its form. Throws ServiceError; a lost reply is not repeated (FLT-4).
 */
export const usePayment = (): { pay: (order: PaymentOrder) => Promise<void>; open: string | undefined; forget: () => void } => {
  const store = useSessionStore();
  const lang = useLanguage();
  /** This page's own start is under way: it is not an open payment to this page yet. */
  const starting = useRef(false);
  const isMounted = useMounted();
  const look = useRef<() => void>(undefined);

  const subscribe = useCallback(
    (listener: () => void) => {
      look.current = listener;
      const stops = [store.subscribe(listener), watchOpenPayment(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [store],
  );
  const open = useSyncExternalStore(
    subscribe,
    () => (starting.current ? undefined : openPaymentOf(store.get())),
    () => undefined,
  );

  // Another tab's payment stops counting after a while.
  useEffect(() => {
    if (open === undefined || store.get().transaction !== undefined) return undefined;
    const timer = setTimeout(() => look.current?.(), openPaymentLeft(store.get()));
    return () => clearTimeout(timer);
  }, [open, store]);

  const forget = useCallback(() => {
    const given = openPaymentOf(store.get());
    store.update({ transaction: undefined });
    if (given !== undefined) clearOpenPayment(given);
  }, [store]);

  const pay = useCallback(
    async ({ contracting, ...order }: PaymentOrder) => {
      if (starting.current || openPaymentOf(store.get()) !== undefined) {
        look.current?.();
        return;
      }
      starting.current = true;
      let begun = unnamedTransaction;
      try {
        markOpenPayment(store.get(), begun, contracting);
        const returnUrl = addressOf(contracting ? paths.paymentCallback : paths.payment);
        const { transaction, url } = await startTransaction({ ...order, contracting, lang, returnUrl });
        // The page was left meanwhile: nobody wants to be taken to the bank now, and nothing has been paid (FLT-3).
        if (!isMounted()) {
          clearOpenPayment(begun);
          return;
        }
        begun = transaction;
        store.update({ transaction });
        markOpenPayment(store.get(), begun, contracting);
        redirectToTrusted(url);
        await backAgain();
      } catch (error) {
        // No bank was reached, so nothing can be paid in it: the next press may start another.
        if (store.get().transaction === begun) store.update({ transaction: undefined });
        clearOpenPayment(begun);
        throw error;
      } finally {
        starting.current = false;
        look.current?.();
      }
    },
    [store, lang, isMounted],
  );

  return { pay, open, forget };
};
