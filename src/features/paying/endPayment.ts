import type { QueryClient } from '@tanstack/react-query';

import { lastStep } from '~/domain/constants';
import { contractVerdict } from '~/domain/contract/contractVerdict';
import { toServiceError, type ServiceError } from '~/http/serviceError';
import { getStep8 } from '~/services/contractingGet';
import { endTransaction } from '~/services/payment';
import type { PaymentResult } from '~/session/paymentRecord';
import { recordOf } from '~/session/paymentSelectors';
import { readPayments, withPaymentLock } from '~/session/paymentStore';
import type { SessionStore } from '~/session/store';

import { invalidateAfterPayment, settlePayment } from './settlePayment';

/** Whether /endTransaction gave no usable answer, so that it may be asked again without a press. */
export const isReplyLost = ({ kind, unnamed }: ServiceError): boolean => kind === 'technical' && !unnamed;

/** How a payment ended of a contract that /get-8 shows as paid. Only /endTransaction tells a failure: payState may be an earlier one's (PAY-12). */
export const paidContract: PaymentResult = { paid: true, auth: '', codes: [] };

/** Asks how the payment ended; of a contract's, /get-8 may say that it is paid. Throws while it isn't known. */
const askResult = async (transaction: string, contractKey: string | undefined): Promise<PaymentResult> => {
  try {
    const { auth, messages } = await endTransaction({ transaction });
    return { paid: auth !== '', auth, codes: messages };
  } catch (thrown) {
    if (contractKey === undefined || toServiceError(thrown).kind === 'session') throw thrown;
    const status = await getStep8({ key: contractKey }).catch((failure: unknown) => {
      if (toServiceError(failure).kind === 'session') throw failure;
    });
    if (status === undefined || contractVerdict(status).payment !== 'paid') throw thrown;
    return paidContract;
  }
};

/**
 * Ends a payment: asks the services unless another tab has, and settles it. A payment that this device records as the
 * member's own is the tab's from then on, with its contract (`contracting`), which is at its last step, whichever was open.
 * Throws a ServiceError while the result isn't known; the payment then stays open.
 */
export const endPayment = async (
  store: SessionStore,
  client: QueryClient,
  transaction: string,
  contracting: boolean,
): Promise<void> => {
  const known = () => recordOf(readPayments(), session, transaction);
  const session = store.get();
  const epoch = store.sessionEpoch();
  const contractKey = contracting ? (known()?.contractKey ?? session.contractKey) : undefined;
  if (session.transaction !== transaction) store.update({ transaction, ...(contracting && { contractKey }) });
  await withPaymentLock(session, async () => {
    // Another tab may have ended it while this one waited.
    const result = known()?.result ?? (await askResult(transaction, contractKey));
    const { paid, codes } = result;
    const otpres = paid ? undefined : codes.length > 0 ? codes : ['otpTransactionError'];
    const more = contracting ? { contractKey, step: lastStep, otpres } : undefined;
    settlePayment(store, { transaction, result, contractKey, more }, { session, epoch });
    // At once, so that no sum of before is painted beside the result.
    void invalidateAfterPayment(client);
  });
};
