import type { QueryClient } from '@tanstack/react-query';

import { lastStep } from '~/domain/constants';
import { toServiceError, type ServiceError } from '~/http/serviceError';
import { getStep8, type ContractStatus } from '~/services/contractingGet';
import { endTransaction } from '~/services/payment';
import { statusOf, type PaymentResult } from '~/session/paymentRecord';
import { recordOf } from '~/session/paymentSelectors';
import { readPayments, withPaymentLock } from '~/session/paymentStore';
import type { SessionStore } from '~/session/store';

import { invalidateAfterPayment, settlePayment } from './settlePayment';

/** Whether /endTransaction gave no usable answer, so that it may be asked again without a press. */
export const isReplyLost = ({ kind, unnamed }: ServiceError): boolean => kind === 'technical' && !unnamed;

/** The statuses beside which payState ERROR ends a payment; the others only with the documents. */
const settled: readonly string[] = ['DONE', 'ERROR'];
const working: readonly string[] = ['OK', 'TNR', 'DOC'];

/**
 * A contract's payment by the reply to /get-8; undefined if that doesn't decide it. `paid`, or DONE that nothing contradicts, is
 * a success; payState ERROR of a settled contract is a failure. Source: PAY-12, SUM-5.
 */
export const contractResult = ({
  status,
  paid,
  payState,
  docState,
  messages,
}: Pick<ContractStatus, 'status' | 'paid' | 'payState' | 'docState' | 'messages'>): PaymentResult | undefined => {
  const hasFailed = payState === 'ERROR';
  if (paid === true || (status === 'DONE' && !hasFailed && paid !== false)) return { paid: true, auth: '', codes: [] };
  const isSettled = settled.includes(status) || (working.includes(status) && docState === true);
  return hasFailed && isSettled ? { paid: false, auth: '', codes: messages } : undefined;
};

/** The same for one of a contract's payments: /get-8 has one payState, which may still be of an earlier one that failed. */
export const transactionResult = (
  status: ContractStatus,
  transaction: string,
  contractKey: string,
): PaymentResult | undefined => {
  const result = contractResult(status);
  const hasFailedBefore = readPayments().some(
    (record) =>
      record.contractKey === contractKey && record.transaction !== transaction && statusOf(record) === 'failed',
  );
  return result?.paid === false && hasFailedBefore ? undefined : result;
};

/** Asks how the payment ended; of a contract's, /get-8 may know it, too. Throws while it isn't known. */
const askResult = async (transaction: string, contractKey: string | undefined): Promise<PaymentResult> => {
  try {
    const { auth, messages } = await endTransaction({ transaction });
    return { paid: auth !== '', auth, codes: messages };
  } catch (thrown) {
    if (contractKey === undefined || toServiceError(thrown).kind === 'session') throw thrown;
    const status = await getStep8({ key: contractKey }).catch((failure: unknown) => {
      if (toServiceError(failure).kind === 'session') throw failure;
    });
    const result = status && transactionResult(status, transaction, contractKey);
    if (result === undefined) throw thrown;
    return result;
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
