import { lastStep } from '~/domain/constants';
import { contractVerdict } from '~/domain/contract/contractVerdict';
import { toServiceError, type ServiceError } from '~/http/serviceError';
import { getStep8 } from '~/services/contractingGet';
import { endTransaction } from '~/services/payment';
import { ownerOf, type EndedPayment } from '~/session/paymentRecord';
import { recordOf } from '~/session/paymentSelectors';
import { readPayments, recordEnd, withPaymentLock } from '~/session/paymentStore';
import { contractFields, type PaymentResult, type Session } from '~/session/sessionSchema';
import type { SessionStore } from '~/session/store';

/** Whether /endTransaction gave no usable answer, so that it may be asked again without a press. */
export const isReplyLost = ({ kind, unnamed }: ServiceError): boolean => kind === 'technical' && !unnamed;

/** How a payment ended of a contract that /get-8 shows as paid. Only /endTransaction tells a failure: payState may be an earlier one's (PAY-12). */
export const paidContract: PaymentResult = { paid: true, codes: [] };

/** Asks how the payment ended; of a contract's, /get-8 may know that it is paid. Throws while it isn't known. */
const askResult = async (transaction: string, contractKey: string | undefined): Promise<PaymentResult> => {
  try {
    const { auth, codes = [] } = await endTransaction({ transaction });
    return auth === '' ? { paid: false, codes } : { paid: true, auth, codes };
  } catch (thrown) {
    if (contractKey === undefined || toServiceError(thrown).kind === 'session') throw thrown;
    const contractStatus = await getStep8({ key: contractKey }).catch((failure: unknown) => {
      if (toServiceError(failure).kind === 'session') throw failure;
    });
    if (contractStatus === undefined || contractVerdict(contractStatus).payment !== 'paid') throw thrown;
    return paidContract;
  }
};

/** The tab's copy of how a payment ended (SES-1); the payment that the tab waits for is no longer open. */
export const mirrorEnd = (
  { transaction: open }: Pick<Session, 'transaction'>,
  { transaction, amount, contractKey, result }: EndedPayment,
): Pick<Session, 'transaction' | 'endTransaction'> => ({
  ...(open === transaction ? { transaction: undefined } : {}),
  endTransaction: { transaction, amount, contractKey, result },
});

interface Ending {
  transaction: string;
  result: PaymentResult;
  contractKey: string | undefined;
}

/**
 * Records how a payment ended: on the device for all tabs, and in the session of the login that asked; an expired one keeps it
 * for the same login.
 */
export const recordResult = (
  store: SessionStore,
  { transaction, result, contractKey }: Ending,
  asker = { session: store.get(), epoch: store.sessionEpoch() },
): EndedPayment => {
  const ended = recordEnd({ ...ownerOf(asker.session, contractKey), transaction, result });
  store.updateIfCurrent(asker.epoch, (present) => mirrorEnd(present, ended));
  return ended;
};

/**
 * Ends a payment: asks the services unless another tab has, and records it. A payment that this device records as the
 * member's own is the tab's from then on, with its contract (`contracting`), which is at its last step, whichever was open.
 * Throws a ServiceError while the result isn't known; the payment then stays open.
 */
export const endPayment = async (store: SessionStore, transaction: string, contracting: boolean): Promise<void> => {
  const asker = { session: store.get(), epoch: store.sessionEpoch() };
  const recorded = () => recordOf(readPayments(), asker.session, transaction);
  const contractKey = contracting ? (recorded()?.contractKey ?? asker.session.contractKey) : undefined;
  const takenUp = (present: Pick<Session, 'contractKey'>) =>
    contracting && present.contractKey !== contractKey ? contractFields({ contractKey, step: lastStep }) : {};
  if (asker.session.transaction !== transaction) store.update({ transaction, ...takenUp(asker.session) });
  await withPaymentLock(async () => {
    // Another tab may have ended it while this one waited.
    const result = recorded()?.result ?? (await askResult(transaction, contractKey));
    const ended = recordResult(store, { transaction, result, contractKey }, asker);
    if (!contracting) return;
    const { paid, codes } = ended.result;
    const otpres = paid ? undefined : codes.length > 0 ? codes : ['otpTransactionError'];
    store.updateIfCurrent(asker.epoch, (present) => ({ ...takenUp(present), step: lastStep, otpres }));
  });
};
