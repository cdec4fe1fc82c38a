import type { ContractType } from '../../../../../domain/contract/contract';
import { waitsForPayment } from '../../../../../domain/contract/contractStatus';
import type { Costs } from '../../../../../domain/money/fees';
import type { IsoDate } from '../../../../../domain/time/dates';
import { toServiceError } from '../../../../../http/serviceError';
import {
  getStep1,
  getStep2,
  getStep5,
  getStep6,
  getStep7,
  getStep8,
  type Step1Data,
  type Step2Data,
  type Step5Data,
  type Step7Data,
} from '../../../../../services/contractingGet';
import { contractCosts, type CostContext, type SavedContract } from '../../costs/costs';
import { withMonthlyFee } from '../contract/packagePrices';
import { fillSavedTerms, type ContractFallbacks } from '../payment/savedTerms';
import { signatureOf } from './signing';

/** Everything that is about to be signed, read anew from the service. */
export type SummaryData = SavedContract &
  Step1Data &
  Step2Data &
  Step5Data & {
    contract: Step7Data['contract'];
    ledger: Omit<Step7Data['ledger'], 'fees'>;
    type: ContractType | undefined;
    transferFrom: IsoDate | undefined;
  };

const readSummary = async (key: string, signal: AbortSignal, fallbacks: ContractFallbacks): Promise<SummaryData> => {
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
  const { fees, ...terms } = fillSavedTerms(
    { ...step7, fees: step7.ledger.fees, type: step7.type ?? step1.partner.type },
    fallbacks,
  );
  const ledger = { ...step7.ledger, fees: await withMonthlyFee(key, fees, terms.contract, signal) };
  return { ...step1, ...step2, ...step5, ...terms, ledger, transferFrom: await transferFrom };
};

/** The summary, or that there is nothing left to sign: the service refuses the steps of a contract that it is preparing. */
export const loadSummary = async (
  key: string,
  signal: AbortSignal,
  fallbacks: ContractFallbacks,
): Promise<SummaryData | 'signed'> => {
  try {
    return await readSummary(key, signal, fallbacks);
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
export const summaryCosts = (
  data: Pick<SummaryData, 'contract' | 'ledger' | 'delivery' | 'overpayment'>,
  context?: CostContext,
  firstCollectionDay?: IsoDate,
): Costs => {
  const { method, payment, fees } = data.ledger;
  return contractCosts(data, { ...context, method, months: payment?.months ?? fees.months, firstCollectionDay });
};
