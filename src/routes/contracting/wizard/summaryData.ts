import { paymentMethod } from '../../../domain/paymentMethods';
import { getStep1, getStep2, getStep5, getStep7, type Step1Data, type Step2Data, type Step5Data, type Step7Data } from '../../../services/contractingGet';
import { withMonthlyFee } from './packages';

/** Everything that is about to be signed, read anew from the service (WIZ-14). */
export type SummaryData = Step7Data & Step1Data & Step2Data & Step5Data;

export const loadSummary = async (key: string, signal: AbortSignal): Promise<SummaryData> => {
  const [step7, step1, step2, step5] = await Promise.all([getStep7({ key }, signal), getStep1({ key }, signal), getStep2({ key }, signal), getStep5({ key }, signal)]);
  const fees = await withMonthlyFee(key, step7.ledger.fees, step7.contract, signal);
  return { ...step1, ...step2, ...step5, ...step7, ledger: { ...step7.ledger, fees } };
};

/** Whether finishing leads to the bank's page: direct debit and a contract with nothing to pay don't (WIZ-15). */
export const isPaidOnline = ({ ledger }: Step7Data): boolean =>
  ledger.fees.payable > 0 && ledger.method !== undefined && paymentMethod(ledger.method)?.goesToBank === true;
