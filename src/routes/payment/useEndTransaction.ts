import { useEffect, useEffectEvent, useState } from 'react';
import { settlingMs } from '../../domain/constants';
import { toServiceError } from '../../http/serviceError';
import { useOnce } from '../../features/calls/useOnce';
import { endPayment, type EndingRules } from '../../features/paying/endPayment';
import { lossOf } from '../../features/paying/paymentTruth';
import { markerOf, type PaymentResult } from '../../session/paymentMarker';
import type { Session } from '../../session/sessionSchema';
import { useSession, useSessionStore } from '../../session/SessionContext';

export type Ending =
  /** The service is being asked. */
  | { state: 'asking' }
  /** The session knows of no such transaction, or the path names none. */
  | { state: 'none' }
  /** It could not be learnt how the payment ended; the transaction stays for another try. */
  | { state: 'unknown'; codes: readonly string[]; reference: string; retries: number; watched: boolean }
  | { state: 'ended'; result: PaymentResult };

/** Where the reply was lost the service is asked again by itself, for a little longer than it takes to book. */
const retryMs = 15_000;
const maxRetries = Math.ceil(settlingMs / retryMs) + 1;

type Asked = Extract<Ending, { state: 'asking' | 'unknown' }>;

/** Looks the transaction up in the session and the shared marker. */
const known = (session: Session, transaction: string | undefined): Ending | 'open' => {
  if (transaction === undefined) return { state: 'none' };
  const { transaction: stored, endTransaction: kept } = session;
  if (kept?.transaction === transaction && kept.auth !== undefined) {
    const { auth, paid = auth !== '', codes = [] } = kept;
    return { state: 'ended', result: { paid, auth, codes } };
  }
  const result = markerOf(session, transaction)?.result;
  if (result !== undefined) return { state: 'ended', result };
  return stored === transaction ? 'open' : { state: 'none' };
};

/**
 * Ends the payment that the member came back from. The service is asked once for a visit, StrictMode's second mount
 * included; the result lies in the session, so that a reload asks nobody, and is told to the other tabs.
 */
export const useEndTransaction = (transaction: string | undefined, rules: EndingRules): { ending: Ending; retry: () => void } => {
  const store = useSessionStore();
  const session = useSession();
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });

  const ask = async (id: string, retries = 0): Promise<void> => {
    if (retries === 0) setAsked({ state: 'asking' });
    try {
      await endPayment(store, id, rules);
    } catch (thrown) {
      const error = toServiceError(thrown);
      setAsked({ state: 'unknown', codes: error.codes, reference: error.reference, retries, watched: lossOf(error) !== undefined && retries < maxRetries });
    }
  };

  // A service that books late tells the truth a while after a lost reply.
  const askAgain = useEffectEvent((retries: number) => {
    if (transaction !== undefined && known(store.get(), transaction) === 'open') void ask(transaction, retries);
  });
  useEffect(() => {
    if (asked.state !== 'unknown' || !asked.watched) return undefined;
    const timer = setTimeout(() => askAgain(asked.retries + 1), retryMs);
    return () => clearTimeout(timer);
  }, [asked]);

  const now = known(session, transaction);
  useOnce(transaction ?? '', () => (now === 'open' && transaction !== undefined ? ask(transaction) : undefined));
  return {
    ending: now === 'open' ? asked : now,
    retry: () => {
      if (transaction !== undefined && asked.state === 'unknown') void ask(transaction);
    },
  };
};
