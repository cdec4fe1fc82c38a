import { contractOutcome, paymentState, type ContractState } from '../../domain/contract/contractStatus';
import { currentYear } from '../../domain/time/clock';
import { toServiceError, type ServiceError } from '../../http/serviceError';
import { getStep8 } from '../../services/contractingGet';
import { getAmounts, getInvState } from '../../services/payment';
import type { PaymentRecord } from '../../session/paymentRecord';
import type { Session } from '../../session/sessionSchema';

/** Outcome of a payment whose reply was lost, inferred from other services. */
export type PaymentOutcome = 'paid' | 'unpaid' | 'unknown';

/** The service says that it has ended the transaction before. */
export const hasEndedBefore = ({ kind, codes }: ServiceError): boolean =>
  kind !== 'technical' && codes.includes('TRANSACTION_NOT_FOUND');

/** Whether the failed /endTransaction leaves the end unknown. Any other refusal is itself the answer. */
export const isReplyLost = (error: ServiceError): boolean => error.kind === 'technical' || hasEndedBefore(error);

/**
 * Reads a contract's payment from /get-8. A contract that still waits for its payment is unpaid only once the
 * transaction has ended; one that is back in the wizard says nothing about its payment.
 */
export const outcomeFromContract = (status: ContractState, hasEnded: boolean): PaymentOutcome => {
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
export const outcomeFromDebits = ({ before, now, amount, invoicing }: Debits, hasEnded: boolean): PaymentOutcome => {
  if (before === undefined || amount === undefined || amount <= 0) return 'unknown';
  if (now === before - amount) return 'paid';
  return now === before && hasEnded && !invoicing ? 'unpaid' : 'unknown';
};

interface LostPayment {
  contracting: boolean;
  /** Also undefined for a contract's payment that was started elsewhere. */
  contractKey: string | undefined;
  record: PaymentRecord | undefined;
  /** The service has ended the transaction and has had time to book it. */
  hasEnded: boolean;
}

/** Asks the services how a payment ended. Rethrows the end of the session; any other failure is unknown. */
export const inferPaymentOutcome = async (
  session: Session,
  { contracting, contractKey, record, hasEnded }: LostPayment,
): Promise<PaymentOutcome> => {
  const kr = session.currentUser?.kr;
  try {
    if (contractKey !== undefined) return outcomeFromContract(await getStep8({ key: contractKey }), hasEnded);
    if (contracting || record === undefined || kr === undefined) return 'unknown';
    const { amount, year = currentYear() } = record;
    // Of two payments that the bank may have taken, the debits can't tell which one moved them.
    const isAlone = record.afterGivenUp !== true && record.givenUp !== true;
    const before = isAlone ? record.annualDebit : undefined;
    const [{ annualDebit: now }, { status }] = await Promise.all([getAmounts({ kr, year }), getInvState({ kr })]);
    return outcomeFromDebits({ before, now, amount, invoicing: status !== 'DONE' }, hasEnded);
  } catch (error) {
    if (toServiceError(error).kind === 'session') throw error;
    return 'unknown';
  }
};
