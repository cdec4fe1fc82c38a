import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useMounted } from '~/components/useMounted';
import { refuseBank } from '~/config/config';
import { requirePaying } from '~/features/operation/portalStatus';
import { redirectToTrusted } from '~/http/navigation';
import { useLanguage } from '~/i18n/useLanguage';
import { openPayment } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { useSessionStore } from '~/session/SessionContext';

import { giveUpPayment } from './settlePayment';
import { startPayment, type PaymentOrder } from './startPayment';
import { usePayments } from './usePayments';

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
export const usePayment = (
  contractKey?: string,
): {
  pay: (order: PaymentOrder) => Promise<void>;
  open: string | undefined;
  /** Gives up the open payment, or the named one. */
  forget: (transaction?: string) => void;
} => {
  const store = useSessionStore();
  const lang = useLanguage();
  const queries = useQueryClient();
  const isMounted = useMounted();
  /** How many payments this page is starting: they must not show as open yet. */
  const [starting, setStarting] = useState(0);
  const known = usePayments((records, session) => openPayment(records, session, contractKey));
  const open = starting > 0 ? undefined : known;

  const forget = (given = openPayment(readPayments(), store.get(), contractKey)): void => {
    store.update({ transaction: undefined });
    if (given !== undefined) giveUpPayment(given);
  };

  const pay = async (order: PaymentOrder): Promise<void> => {
    setStarting((count) => count + 1);
    try {
      await requirePaying(queries, order.method);
      const url = await startPayment(store, order, lang, isMounted);
      if (url === undefined) return;
      try {
        redirectToTrusted(url);
      } catch (error) {
        refuseBank();
        forget();
        throw error;
      }
      await backAgain();
    } finally {
      setStarting((count) => count - 1);
    }
  };

  return { pay, open, forget };
};
