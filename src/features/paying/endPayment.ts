import { settlingMs } from '../../domain/constants';
import { now } from '../../domain/time/clock';
import { toServiceError } from '../../http/serviceError';
import { endTransaction } from '../../services/payment';
import type { PaymentResult } from '../../session/paymentRecord';
import { recordOf } from '../../session/paymentSelectors';
import { readPayments, withPaymentLock } from '../../session/paymentStore';
import type { Session } from '../../session/sessionSchema';
import type { SessionStore } from '../../session/store';
import { hasEndedBefore, inferPaymentOutcome, isReplyLost } from './inferPaymentOutcome';
import { markReplyLost, settlePayment, type Settlement } from './settlePayment';

export interface EndingRules {
  /** Whether the member came back from paying a contract. */
  contracting: boolean;
  /** What else to store with the result, even if the page has been left by then. */
  onEnded: (ended: Pick<Settlement, 'result' | 'contractKey'>) => Settlement['more'];
}

/** Asks how the payment ended; if that reply is lost, infers it from other services. Throws if it stays unknown. */
const askResult = async (
  asker: Session,
  transaction: string,
  contract: { contracting: boolean; contractKey: string | undefined },
): Promise<PaymentResult> => {
  const lostAt = recordOf(readPayments(), asker, transaction)?.lostAt;
  const askedAt = now().getTime();
  // Count the reply as lost until it arrives: the page may be left first.
  markReplyLost(transaction, askedAt);
  try {
    const { auth, messages } = await endTransaction({ transaction });
    return { paid: auth !== '', auth, codes: messages };
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (error.kind === 'refused') markReplyLost(transaction, lostAt);
    if (!isReplyLost(error)) throw thrown;
    // The call whose reply was lost may have ended the payment a moment ago, and booking it takes a while.
    const hasSettled = lostAt === undefined || askedAt - lostAt >= settlingMs;
    const outcome = await inferPaymentOutcome(asker, {
      ...contract,
      record: recordOf(readPayments(), asker, transaction),
      hasEnded: hasEndedBefore(error) && hasSettled,
    });
    if (outcome === 'unknown') throw thrown;
    return { paid: outcome === 'paid', auth: '', codes: outcome === 'paid' ? [] : ['PAYMENT_FAILED'] };
  }
};

/**
 * Ends a payment: asks the service unless another tab has, and settles it. Throws a ServiceError if the result stays
 * unknown; the payment then stays open.
 */
export const endPayment = async (
  store: SessionStore,
  transaction: string,
  { contracting, onEnded }: EndingRules,
): Promise<void> => {
  const session = store.get();
  const epoch = store.sessionEpoch();
  const known = () => recordOf(readPayments(), session, transaction);
  const contractKey = contracting ? (known()?.contractKey ?? session.contractKey) : undefined;
  await withPaymentLock(session, async () => {
    // Another tab may have ended it while this one waited.
    const result = known()?.result ?? (await askResult(session, transaction, { contracting, contractKey }));
    const { token, transaction: stored } = store.get();
    // Ignore the result if the session has moved on to another transaction.
    if (token !== undefined && stored !== transaction) return;
    const more = onEnded({ result, contractKey });
    settlePayment(store, { transaction, result, contractKey, more }, { session, epoch });
  });
};
