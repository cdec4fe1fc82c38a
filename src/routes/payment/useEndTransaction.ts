import { useState } from 'react';
import { toServiceError } from '../../http/serviceError';
import { useOnce } from '../../features/calls/useOnce';
import { findPaymentTruth, lossOf } from '../../features/paying/paymentTruth';
import { endTransaction } from '../../services/payment';
import { clearOpenPayment, endOpenPayment, markerOf, withPaymentLock, type PaymentResult } from '../../session/openPayment';
import type { Session } from '../../session/sessionSchema';
import { useSession, useSessionStore } from '../../session/SessionContext';
import type { SessionStore } from '../../session/store';

export type Ending =
  /** The service is being asked. */
  | { state: 'asking' }
  /** The session knows of no such transaction, or the path names none. */
  | { state: 'none' }
  /** It could not be learnt how the payment ended; the transaction stays for another try. */
  | { state: 'unknown'; codes: readonly string[]; reference: string }
  | { state: 'ended'; result: PaymentResult };

type Asked = Extract<Ending, { state: 'asking' | 'unknown' }>;

/** What the session and the other tabs say of a transaction: its result, that it is open, or nothing. */
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

interface Ended {
  result: PaymentResult;
  /** The contract that was paid for. */
  contractKey: string | undefined;
}

interface EndingRules {
  /** Whether the member came back from paying a contract. */
  contracting: boolean;
  /** What else the session takes with the result; it holds even when the page has been left by the time of the reply. */
  onEnded: (ended: Ended) => Partial<Pick<Session, 'contractKey' | 'step' | 'otpres'>>;
}

/** Asks how the payment ended, and where that reply is lost, what is true. Throws if it can't be learnt. */
const askResult = async (store: SessionStore, transaction: string, contract: { contracting: boolean; contractKey: string | undefined }): Promise<PaymentResult> => {
  const asker = store.get();
  try {
    const { auth, messages } = await endTransaction({ transaction });
    return { paid: auth !== '', auth, codes: messages };
  } catch (thrown) {
    const loss = lossOf(toServiceError(thrown));
    if (loss === undefined) throw thrown;
    const truth = await findPaymentTruth(asker, { ...contract, marker: markerOf(asker, transaction), hasEnded: loss === 'ended' });
    if (truth === 'unknown') throw thrown;
    return { paid: truth === 'paid', auth: '', codes: truth === 'paid' ? [] : ['PAYMENT_FAILED'] };
  }
};

/**
 * Ends the payment that the member came back from. The service is asked once for a visit, StrictMode's second mount
 * included; the result lies in the session, so that a reload asks nobody, and is told to the other tabs.
 */
export const useEndTransaction = (transaction: string | undefined, { contracting, onEnded }: EndingRules): { ending: Ending; retry: () => void } => {
  const store = useSessionStore();
  const session = useSession();
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });

  const ask = async (id: string): Promise<void> => {
    setAsked({ state: 'asking' });
    const asker = store.get();
    const marker = markerOf(asker, id);
    const contractKey = contracting ? (marker?.contractKey ?? asker.contractKey) : undefined;
    const take = (result: PaymentResult): void => {
      const { token, transaction: stored } = store.get();
      // Begun anew meanwhile, or ended by another tab: the session has it already, or wants it no more.
      if (token !== undefined && stored !== id) return;
      const patch = { transaction: undefined, endTransaction: { transaction: id, amount: marker?.amount, contractKey, ...result }, ...onEnded({ result, contractKey }) };
      // A session that ended by itself keeps the result for the same login; after a log-out nothing stays.
      if (store.updateFor(asker.currentUser?.email ?? '', patch)) endOpenPayment(asker, id, result);
      else clearOpenPayment(asker, id);
    };
    try {
      await withPaymentLock(asker, async () => {
        // Another tab may have ended it while this one waited.
        const inOtherTab = markerOf(asker, id)?.result;
        take(inOtherTab ?? (await askResult(store, id, { contracting, contractKey })));
      });
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
