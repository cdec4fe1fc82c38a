import { useState } from 'react';
import { toServiceError } from '../../http/serviceError';
import { useOnce } from '../../features/calls/useOnce';
import { endPayment, type EndingRules } from '../../features/paying/endPayment';
import { markerOf, type PaymentResult } from '../../session/openPayment';
import type { Session } from '../../session/sessionSchema';
import { useSession, useSessionStore } from '../../session/SessionContext';

export type Ending =
  /** The service is being asked. */
  | { state: 'asking' }
  /** The session knows of no such transaction, or the path names none. */
  | { state: 'none' }
  /** It could not be learnt how the payment ended; the transaction stays for another try. */
  | { state: 'unknown'; codes: readonly string[]; reference: string }
  | { state: 'ended'; result: PaymentResult };

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

  const ask = async (id: string): Promise<void> => {
    setAsked({ state: 'asking' });
    try {
      await endPayment(store, id, rules);
    } catch (error) {
      const { codes, reference } = toServiceError(error);
      setAsked({ state: 'unknown', codes, reference });
    }
  };

  const now = known(session, transaction);
  useOnce(transaction ?? '', () => (now === 'open' && transaction !== undefined ? ask(transaction) : undefined));
  return {
    ending: now === 'open' ? asked : now,
    retry: () => {
      if (transaction !== undefined && asked.state === 'unknown') void ask(transaction);
    },
  };
};
