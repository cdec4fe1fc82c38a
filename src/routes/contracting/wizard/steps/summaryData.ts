import { contractVerdict, isComplete } from '~/domain/contract/contractVerdict';
import type { Costs } from '~/domain/money/fees';
import { paymentMethod } from '~/domain/money/paymentMethods';
import { toServiceError } from '~/http/serviceError';
import { contractCosts, fillTerms, type KnownTerms, type Terms } from '~/routes/contracting/wizard/engine/terms';
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
} from '~/services/contractingGet';
import { submitStep7, type SubmitStep7Input } from '~/services/contractingSubmit';

import { withMonthlyFee } from './packages';
import { fillPayment } from './paymentChoice';

/** Everything that is about to be signed, read anew from the service. */
export type SummaryData = Terms &
  Step1Data &
  Step2Data &
  Step5Data &
  ReturnType<typeof fillPayment> & { bank: Step7Data['ledger']['bank']; codes: readonly string[] };

const readSummary = async (key: string, signal: AbortSignal, known: KnownTerms): Promise<SummaryData> => {
  const [step7, step1, step2, step5] = await Promise.all([
    getStep7({ key }, signal),
    getStep1({ key }, signal),
    getStep2({ key }, signal),
    getStep5({ key }, signal),
  ]);
  const { ledger, type = step1.partner.type } = step7;
  // It alone names the first collection day.
  const step6 = paymentMethod(ledger.method)?.isMonthly === true ? await getStep6({ key }, signal) : undefined;
  const terms = await withMonthlyFee(key, fillTerms({ ...step7, fees: ledger.fees, type }, known), signal);
  const payment = fillPayment({ ledger, transferFrom: step6?.transferFrom }, terms, known);
  const codes = [...new Set([step7, step6, step1, step2, step5].flatMap((reply) => reply?.codes ?? []))];
  return { ...step1, ...step2, ...step5, ...terms, ...payment, bank: ledger.bank ?? step6?.ledger.bank, codes };
};

/** Whether /get-8 says that there is nothing left to sign or to pay (PAY-12). */
export const isSettled = (status: ContractStatus, paysOnline?: boolean): boolean =>
  contractVerdict(status).payment === 'paid' || isComplete(status, { paysOnline });

const isSettledNow = (key: string, paysOnline?: boolean, signal?: AbortSignal): Promise<boolean> =>
  getStep8({ key }, signal).then(
    (status) => isSettled(status, paysOnline),
    () => false,
  );

/** The summary, or that the contract is settled: the service refuses the steps of a contract that it is preparing. */
export const loadSummary = async (
  key: string,
  signal: AbortSignal,
  known: KnownTerms,
): Promise<SummaryData | 'settled'> => {
  try {
    return await readSummary(key, signal, known);
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (error.kind === 'session' || error.kind === 'cancelled') throw error;
    // A read that failed once is tried again: the contract still has to be paid.
    if (!(await isSettledNow(key, undefined, signal))) throw error;
    return 'settled';
  }
};

/** What is signed and paid: the costs of what step 6 saved. */
export const summaryCosts = ({ method, months, ...terms }: Terms & Pick<SummaryData, 'method' | 'months'>): Costs =>
  contractCosts(terms, { method, months });

/**
 * Signs the contract. Settled: the service has finished it already, after a lost reply or on another device. Any other
 * failure is thrown: nothing is paid before the OK.
 */
export const signContract = async (input: SubmitStep7Input, paysOnline: boolean): Promise<'signed' | 'settled'> => {
  try {
    await submitStep7(input);
    return 'signed';
  } catch (thrown) {
    const { kind } = toServiceError(thrown);
    if (kind === 'session' || kind === 'cancelled' || !(await isSettledNow(input.key, paysOnline))) throw thrown;
    return 'settled';
  }
};
