import { useState } from 'react';
import { toServiceError } from '../../http/serviceError';
import { useOnce } from '../../features/calls/useOnce';
import { endTransaction } from '../../services/payment';
import { clearOpenPayment } from '../../session/openPayment';
import type { Session } from '../../session/sessionSchema';
import { useSession, useSessionStore } from '../../session/SessionContext';

export type Ending =
  /** The service is being asked. */
  | { state: 'asking' }
  /** The session knows of no such transaction, or the path names none (PAY-7). */
  | { state: 'none' }
  /** It could not be learnt how the payment ended; the transaction stays for another try. */
  | { state: 'unknown'; codes: readonly string[]; reference: string }
  /** `auth` is the bank's authorisation; "" says that the payment failed. */
  | { state: 'ended'; auth: string };

type Asked = Extract<Ending, { state: 'asking' | 'unknown' }>;

/** What the session says of a transaction: its result, that it is open, or nothing. */
const known = ({ transaction: stored, endTransaction: result }: Session, transaction: string | undefined): Ending | 'open' => {
  if (transaction === undefined) return { state: 'none' };
  if (stored === transaction) return 'open';
  if (result?.transaction === transaction && result.auth !== undefined) return { state: 'ended', auth: result.auth };
  return { state: 'none' };
};

/**
 * Ends the payment that the member came back from (PAY-7, PAY-8). The service is asked once for a visit, StrictMode's
 * second mount included; the result lies in the session, so that a reload asks nobody. `onEnded` says what else the
 * session has to take with it; it holds even when the page has been left by the time of the reply.
 */
export const useEndTransaction = (transaction: string | undefined, onEnded: (auth: string) => Partial<Session>): { ending: Ending; retry: () => void } => {
  const store = useSessionStore();
  const session = useSession();
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });

  const ask = async (id: string): Promise<void> => {
    setAsked({ state: 'asking' });
    try {
      const { auth } = await endTransaction({ transaction: id });
      // Logged out, or begun anew meanwhile: the result is nobody's here any more.
      if (store.get().transaction !== id) return;
      clearOpenPayment(id);
      store.update({ transaction: undefined, endTransaction: { transaction: id, auth }, ...onEnded(auth) });
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
