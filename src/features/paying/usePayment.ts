import { useState } from 'react';

import { useConfig } from '~/components/hooks/useConfig';
import { useMounted } from '~/components/hooks/useMounted';
import { config } from '~/config/config';
import { settingsLoaded } from '~/http/loadSettings';
import { redirectToTrusted } from '~/http/navigation';
import { useLanguage } from '~/i18n/useLanguage';
import { openPayment, type MemberPayment } from '~/session/paymentSelectors';
import { useSessionStore } from '~/session/SessionContext';
import { canStore } from '~/session/storage';

import { giveUp, startPayment, type PaymentInput } from './startPayment';
import { usePayments } from './usePayments';

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

/** Whether the settings name a bank. The demo's bank is its own. */
const namesBank = ({ allowedOrigins }: Pick<typeof config, 'allowedOrigins'>): boolean =>
  __DEMO__ || allowedOrigins.length > 0;

interface Payment {
  /** Opens a transaction, keeps it in the session, goes to the bank, and resolves when the member is back. */
  pay: (input: PaymentInput) => Promise<void>;
  /** Why nothing can be paid here: the key of a text below `payment`. */
  off: 'noStorage' | 'noOrigin' | undefined;
  /** The payment under way, in any tab: `pay` starts none beside it, and the page shows OpenPayment instead of its form. */
  open: MemberPayment | undefined;
  /** What the service said beside the start, once the page is there again. */
  codes: readonly string[];
  giveUp: () => void;
}

/**
 * Every payment goes through here: of the contract, or of what is due. A payment stays open until its result is known. `pay`
 * throws a ServiceError; a lost reply is not repeated.
 */
export const usePayment = (contractKey?: string): Payment => {
  const store = useSessionStore();
  const lang = useLanguage();
  const isMounted = useMounted();
  const [isStored, setStored] = useState(canStore);
  /** How many payments this page is starting: they must not show as open yet. */
  const [starting, setStarting] = useState(0);
  const seen = usePayments((records) => records);
  const recorded = usePayments((records, session) => openPayment(records, session, contractKey));
  const [codes, setCodes] = useState<readonly string[]>([]);
  const hasBank = namesBank(useConfig());

  const pay = async (input: PaymentInput): Promise<void> => {
    setStarting((count) => count + 1);
    setCodes([]);
    try {
      await settingsLoaded();
      setStored(canStore);
      if (!canStore() || !namesBank(config)) return;
      const started = await startPayment(store, input, lang, isMounted, seen);
      if (started === undefined) return;
      try {
        redirectToTrusted(started.url);
        await backAgain();
      } catch (error) {
        giveUp(store, contractKey);
        throw error;
      } finally {
        setCodes(started.codes);
      }
    } finally {
      setStarting((count) => count - 1);
    }
  };

  return {
    pay,
    off: !isStored ? 'noStorage' : hasBank ? undefined : 'noOrigin',
    open: starting > 0 ? undefined : recorded,
    codes,
    giveUp: () => giveUp(store, contractKey),
  };
};
