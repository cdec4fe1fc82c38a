import { contractOutcome, paymentState, waitsForPayment } from '../../../../domain/contract/contractStatus';
import type { Costs } from '../../../../domain/money/fees';
import type { IsoDate } from '../../../../domain/time/dates';
import { toServiceError } from '../../../../http/serviceError';
import {
  getStep1,
  getStep2,
  getStep5,
  getStep6,
  getStep7,
  getStep8,
  type ContractStatus,
  type Step1Data,
  type Step2Data,
  type Step5Data,
  type Step7Data,
} from '../../../../services/contractingGet';
import { submitStep7, type SubmitStep7Input } from '../../../../services/contractingSubmit';
import { contractCosts, fillTerms, type KnownTerms, type Terms } from '../engine/terms';
import { withMonthlyFee } from './packages';

/** Everything that is about to be signed, read anew from the service. */
export type SummaryData = Terms &
  Step1Data &
  Step2Data &
  Step5Data &
  Pick<Step7Data, 'ledger'> & { transferFrom: IsoDate | undefined };

const readSummary = async (key: string, signal: AbortSignal, known: KnownTerms): Promise<SummaryData> => {
  // Only /get-6 names the first collection day; the summary stands without it.
  const transferFrom = getStep6({ key }, signal)
    .then((data) => data.transferFrom)
    .catch(() => undefined);
  const [step7, step1, step2, step5] = await Promise.all([
    getStep7({ key }, signal),
    getStep1({ key }, signal),
    getStep2({ key }, signal),
    getStep5({ key }, signal),
  ]);
  const { ledger } = step7;
  const terms = fillTerms({ ...step7, fees: ledger.fees, type: step7.type ?? step1.partner.type }, known);
  const filled = await withMonthlyFee(key, terms, signal);
  return { ...step1, ...step2, ...step5, ...filled, ledger, transferFrom: await transferFrom };
};

/** open: back in the wizard. signed: waiting for its payment, or being prepared. settled: paid, or in force. */
type Signature = 'open' | 'signed' | 'settled';

/** What /get-8 says of the signature. Before it, the reply names no payment. */
export const signatureOf = (status: ContractStatus): Signature => {
  const payment = paymentState(status);
  const outcome = contractOutcome(status);
  if (payment === 'done' || outcome === 'done' || outcome === 'ready') return 'settled';
  return status.status !== 'ERROR' && payment === 'waiting' ? 'signed' : 'open';
};

/** The summary, or that there is nothing left to sign: the service refuses the steps of a contract that it is preparing. */
export const loadSummary = async (
  key: string,
  signal: AbortSignal,
  known: KnownTerms,
): Promise<SummaryData | 'signed'> => {
  try {
    return await readSummary(key, signal, known);
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (error.kind === 'session' || error.kind === 'cancelled') throw error;
    const isPrepared = await getStep8({ key }, signal).then(
      (status) => signatureOf(status) !== 'open' && !waitsForPayment(status),
      () => false,
    );
    // A read that failed once is tried again: the contract still has to be paid.
    if (!isPrepared) throw error;
    return 'signed';
  }
};

/** What is signed and paid: the costs of what step 6 saved. */
export const summaryCosts = (data: Terms & Pick<SummaryData, 'ledger'>): Costs => {
  const { method, payment } = data.ledger;
  return contractCosts(data, { method, months: payment?.months ?? data.fees.months });
};

/**
 * Signs the contract. Where no usable reply comes, the contract's state tells whether it is signed all the same; only an
 * unsigned one fails.
 */
export const signContract = async (input: SubmitStep7Input): Promise<Exclude<Signature, 'open'>> => {
  try {
    await submitStep7(input);
    return 'signed';
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (error.kind !== 'technical') throw error;
    const signature = await getStep8({ key: input.key }).then(signatureOf, () => 'open' as const);
    if (signature === 'open') throw error;
    return signature;
  }
};
