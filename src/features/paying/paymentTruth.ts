import { currentYear } from '../../domain/clock';
import { contractOutcome, paymentState, type ContractState } from '../../domain/contractStatus';
import { toServiceError, type ServiceError } from '../../http/serviceError';
import { getStep8 } from '../../services/contractingGet';
import { getAmounts, getInvState } from '../../services/payment';
import type { PaymentMarker } from '../../session/paymentMarker';
import type { Session } from '../../session/sessionSchema';

/** Outcome of a payment whose reply was lost, inferred from other services. */
export type PaymentTruth = 'paid' | 'unpaid' | 'unknown';

/**
 * What the failed /endTransaction says: the reply got lost, and the service may or may not have ended the payment; or the
 * service has ended it before. Undefined: the reply itself is the answer.
 */
export const lossOf = ({ kind, codes }: ServiceError): 'lost' | 'ended' | undefined => {
  if (kind === 'technical') return 'lost';
  return codes.includes('TRANSACTION_NOT_FOUND') ? 'ended' : undefined;
};

/**
 * Reads a contract's payment from /get-8. A contract that still waits for its payment is unpaid only once the
 * transaction has ended; one that is back in the wizard says nothing about its payment.
 */
export const contractTruth = (status: ContractState, hasEnded: boolean): PaymentTruth => {
  const payment = paymentState(status);
  const outcome = contractOutcome(status);
  if (payment === 'done') return 'paid';
  if (payment === 'failed') return 'unpaid';
  if (outcome === 'done' || outcome === 'ready') return 'paid';
  return status.status === 'OK' && status.paid === false && payment === 'waiting' && hasEnded ? 'unpaid' : 'unknown';
};

interface Debits {
  /** The annual debit when the payment began, in forint. */
  before: number | undefined;
  now: number;
  amount: number | undefined;
  /** The service is still making an invoice. */
  invoicing: boolean;
}

/** Reads a plain payment from the debits: paid if the debit fell by exactly the amount, unpaid if it didn't change. */
export const debitTruth = ({ before, now, amount, invoicing }: Debits, hasEnded: boolean): PaymentTruth => {
  if (before === undefined || amount === undefined || amount <= 0) return 'unknown';
  if (now === before - amount) return 'paid';
  return now === before && hasEnded && !invoicing ? 'unpaid' : 'unknown';
};

interface LostPayment {
  contracting: boolean;
  /** Also undefined for a contract's payment that was started elsewhere. */
  contractKey: string | undefined;
  marker: PaymentMarker | undefined;
  /** The service has ended the transaction and has had time to book it. */
  hasEnded: boolean;
}

/** Asks the services how a payment ended. Rethrows the end of the session; any other failure is unknown. */
export const findPaymentTruth = async (session: Session, { contracting, contractKey, marker, hasEnded }: LostPayment): Promise<PaymentTruth> => {
  const kr = session.currentUser?.kr;
  try {
    if (contractKey !== undefined) return contractTruth(await getStep8({ key: contractKey }), hasEnded);
    if (contracting || marker === undefined || kr === undefined) return 'unknown';
    const { amount, year = currentYear() } = marker;
    const before = marker.afterGivenUp === true ? undefined : marker.annualDebit;
    const [{ annualDebit: now }, { status }] = await Promise.all([getAmounts({ kr, year }), getInvState({ kr })]);
    return debitTruth({ before, now, amount, invoicing: status !== 'DONE' }, hasEnded);
  } catch (error) {
    if (toServiceError(error).kind === 'session') throw error;
    return 'unknown';
  }
};
