import { useCallback, useEffect, useReducer, useRef } from 'react';
import { now } from '../../domain/clock';
import { redirectToTrusted } from '../../http/navigation';
import { useLanguage } from '../../i18n/useLanguage';
import { giveUpPayment } from '../../session/changePayment';
import { openPaymentLeft, openPaymentOf } from '../../session/openPayment';
import { useSessionStore } from '../../session/SessionContext';
import { useMounted } from '../../components/useMounted';
import { requirePaying } from '../operation/portalStatus';
import { beginPayment, type PaymentOrder } from './beginPayment';
import { usePaymentState } from './usePaymentState';

/** Give up waiting for the bank's page after this time. */
const leavingLimitMs = 20_000;

/** Resolves once the member is back on this page: they pressed Back, or the bank never opened. */
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
 * Every payment goes through here. `pay` opens a transaction, stores it in the session, goes to the bank, and resolves when
 * the member is back. While a payment is open in any tab, it starts none: `open` is set, and the page shows OpenPayment
 * instead of its form. A contract's payment stays open until its result is known. Throws ServiceError; a lost reply is not
 * repeated.
 */
export const usePayment = (contractKey?: string): { pay: (order: PaymentOrder) => Promise<void>; open: string | undefined; forget: () => void } => {
  const store = useSessionStore();
  const lang = useLanguage();
  /** Set while this page starts a payment, which must not show as open yet. */
  const starting = useRef(false);
  const isMounted = useMounted();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const open = usePaymentState((session) => (starting.current ? undefined : openPaymentOf(session, contractKey)));

  // Another tab's payment stops counting after a while.
  useEffect(() => {
    if (open === undefined || store.get().transaction !== undefined) return undefined;
    const timer = setTimeout(look, openPaymentLeft(store.get()));
    return () => clearTimeout(timer);
  }, [open, store]);

  const forget = useCallback(() => {
    const given = openPaymentOf(store.get(), contractKey);
    store.update({ transaction: undefined });
    if (given !== undefined) giveUpPayment(store.get(), given);
  }, [store, contractKey]);

  const pay = useCallback(
    async (order: PaymentOrder) => {
      if (starting.current || openPaymentOf(store.get(), contractKey) !== undefined) {
        look();
        return;
      }
      starting.current = true;
      try {
        await requirePaying(order.method, now);
        const url = await beginPayment(store, order, lang, isMounted);
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
        look();
      }
    },
    [store, contractKey, lang, isMounted, forget],
  );

  return { pay, open, forget };
};
