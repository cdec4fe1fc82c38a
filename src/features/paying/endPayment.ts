import { now } from '../../domain/clock';
import { settlingMs } from '../../domain/constants';
import { toServiceError } from '../../http/serviceError';
import { endTransaction } from '../../services/payment';
import { endOpenPayment, forgetEndedPayment, noteLoss } from '../../session/changePayment';
import { withPaymentLock } from '../../session/paymentLock';
import { markerOf, type PaymentResult } from '../../session/paymentMarker';
import type { Session } from '../../session/sessionSchema';
import type { SessionStore } from '../../session/store';
import { findPaymentTruth, lossOf } from './paymentTruth';

interface Ended {
  result: PaymentResult;
  /** The contract that was paid for. */
  contractKey: string | undefined;
}

export interface EndingRules {
  /** Whether the member came back from paying a contract. */
  contracting: boolean;
  /** What else to store with the result, even if the page has been left by then. */
  onEnded: (ended: Ended) => Partial<Pick<Session, 'contractKey' | 'step' | 'otpres'>>;
}

/** Asks how the payment ended; if that reply is lost, infers it from other services. Throws if it stays unknown. */
const askResult = async (store: SessionStore, transaction: string, contract: { contracting: boolean; contractKey: string | undefined }): Promise<PaymentResult> => {
  const asker = store.get();
  const lostAt = markerOf(asker, transaction)?.lostAt;
  const askedAt = now().getTime();
  // Count it as lost until the reply is here: the page may be left before.
  noteLoss(asker, transaction, askedAt);
  try {
    const { auth, messages } = await endTransaction({ transaction });
    return { paid: auth !== '', auth, codes: messages };
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (error.kind === 'refused') noteLoss(asker, transaction, lostAt);
    const loss = lossOf(error);
    if (loss === undefined) throw thrown;
    // The call whose reply was lost may have ended the payment a moment ago, and booking it takes a while.
    const hasSettled = lostAt === undefined || askedAt - lostAt >= settlingMs;
    const truth = await findPaymentTruth(asker, { ...contract, marker: markerOf(asker, transaction), hasEnded: loss === 'ended' && hasSettled });
    if (truth === 'unknown') throw thrown;
    return { paid: truth === 'paid', auth: '', codes: truth === 'paid' ? [] : ['PAYMENT_FAILED'] };
  }
};

/**
 * Ends a payment: asks the service unless another tab has, stores the result in the session, and tells the other
 * tabs. Throws a ServiceError if the result stays unknown; the payment then stays open.
 */
export const endPayment = async (store: SessionStore, transaction: string, { contracting, onEnded }: EndingRules): Promise<void> => {
  const asker = store.get();
  const login = store.login();
  const marker = markerOf(asker, transaction);
  const contractKey = contracting ? (marker?.contractKey ?? asker.contractKey) : undefined;
  const take = (result: PaymentResult): void => {
    const { token, transaction: stored } = store.get();
    // Ignore the result if the session has moved on to another transaction.
    if (token !== undefined && stored !== transaction) return;
    const patch = { transaction: undefined, endTransaction: { transaction, amount: marker?.amount, contractKey, ...result }, ...onEnded({ result, contractKey }) };
    // An expired session keeps the result for the same login; after a log-out only the contract's record does.
    const isKept = store.updateFor(login, () => patch);
    endOpenPayment(asker, transaction, result, contractKey);
    if (!isKept) forgetEndedPayment(asker);
  };
  await withPaymentLock(asker, async () => {
    // Another tab may have ended it while this one waited.
    take(markerOf(asker, transaction)?.result ?? (await askResult(store, transaction, { contracting, contractKey })));
  });
};
