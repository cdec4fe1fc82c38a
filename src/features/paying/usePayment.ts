import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Address } from '../../domain/address';
import type { PaymentMethod } from '../../domain/paymentMethods';
import { addressOf, redirectToTrusted } from '../../http/navigation';
import { currentYear } from '../../domain/clock';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../paths';
import { startTransaction } from '../../services/payment';
import { clearOpenPayment, markOpenPayment, openPaymentLeft, openPaymentOf, unnamedTransaction, watchOpenPayment, withPaymentLock } from '../../session/openPayment';
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
  /** The annual debit that the member sees, in forint: a payment whose result is lost can be told from it (PAY-12). */
  annualDebit?: number;
  /** The contract that is paid. */
  contractKey?: string;
  /** Runs first, once it is known that no other payment is open: signs the contract. False: there is nothing to pay any more. */
  sign?: () => Promise<boolean>;
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
 * The one way that money moves. `pay` opens a transaction, keeps it in the session, and goes to the bank; it stays busy
 * until the member is back. While a payment is open, here or in another tab, it starts none: `open` is set then, and the
 * page shows OpenPayment instead of its form. Throws ServiceError; a lost reply is not repeated (FLT-4).
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
    if (given !== undefined) clearOpenPayment(store.get(), given);
  }, [store]);

  /** Opens a transaction, unless one is open. Gives the bank's page, or undefined where there is no need to go there. */
  const begin = useCallback(
    async ({ contracting, annualDebit, contractKey, sign, ...order }: PaymentOrder): Promise<string | undefined> => {
      const payer = store.get();
      if (openPaymentOf(payer) !== undefined) return undefined;
      const payment = { contracting, contractKey, amount: order.amount, annualDebit, year: currentYear() };
      let isNamed = false;
      markOpenPayment(payer, { ...payment, transaction: unnamedTransaction });
      try {
        if (sign !== undefined && !(await sign())) return undefined;
        const returnUrl = addressOf(contracting ? paths.paymentCallback : paths.payment);
        const { transaction, url } = await startTransaction({ ...order, contracting, lang, returnUrl });
        // The page was left meanwhile: nobody wants to be taken to the bank now, and nothing has been paid (FLT-3).
        if (!isMounted()) return undefined;
        isNamed = true;
        store.update({ transaction });
        markOpenPayment(payer, { ...payment, transaction });
        return url;
      } finally {
        // No bank was reached, so nothing can be paid in it: the next press may start another.
        if (!isNamed) clearOpenPayment(payer, unnamedTransaction);
      }
    },
    [store, lang, isMounted],
  );

  const pay = useCallback(
    async (order: PaymentOrder) => {
      if (starting.current || openPaymentOf(store.get()) !== undefined) {
        look.current?.();
        return;
      }
      starting.current = true;
      try {
        // Released before the page is left: a page that holds a lock can't come back out of the back-forward cache.
        const url = await withPaymentLock(store.get(), () => begin(order));
        if (url === undefined) return;
        try {
          redirectToTrusted(url);
        } catch (error) {
          forget();
          throw error;
        }
        await backAgain();
      } finally {
        starting.current = false;
        look.current?.();
      }
    },
    [store, begin, forget],
  );

  return { pay, open, forget };
};
