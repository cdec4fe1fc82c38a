import { contractVerdict, isComplete } from '~/domain/contract/contractVerdict';
import type { Costs } from '~/domain/money/fees';
import { paymentMethod } from '~/domain/money/paymentMethods';
import { toServiceError } from '~/http/serviceError';
import type { LoadContext } from '~/routes/contracting/wizard/engine/defineStep';
import { contractCosts, type Terms } from '~/routes/contracting/wizard/engine/terms';
import { readTerms } from '~/routes/contracting/wizard/steps/contract/packages';
import { fillPayment } from '~/routes/contracting/wizard/steps/payment/paymentChoice';
import { getStep8, type Step1Data, type Step2Data, type Step5Data, type Step7Data } from '~/services/contractingGet';
import { submitStep7 } from '~/services/contractingSubmit';
import { step1, step2, step5, step6, step7 } from '~/services/queries';

/** Everything that is about to be signed, read anew from the service. */
export type SummaryData = Terms &
  Step1Data &
  Step2Data &
  Step5Data &
  ReturnType<typeof fillPayment> & { bank: Step7Data['ledger']['bank'] };

const readSummary = async (key: string, context: LoadContext): Promise<SummaryData> => {
  const { client } = context;
  const [reply7, reply1, reply2, reply5] = await Promise.all([
    client.query(step7(key)),
    client.query(step1(key)),
    client.query(step2(key)),
    client.query(step5(key)),
  ]);
  const { ledger, type = reply1.partner.type } = reply7;
  // It alone names the first collection day.
  const reply6 = paymentMethod(ledger.method)?.isMonthly === true ? await client.query(step6(key)) : undefined;
  const terms = await readTerms(key, { ...reply7, fees: ledger.fees, type }, context);
  const payment = fillPayment({ ledger, transferFrom: reply6?.transferFrom }, context.fallbacks);
  return { ...reply1, ...reply2, ...reply5, ...terms, ...payment, bank: ledger.bank ?? reply6?.ledger.bank };
};

/** Asks /get-8 whether nothing is left to sign or to pay (PAY-12). */
export const isSettled = (key: string, paysOnline?: boolean): Promise<boolean> =>
  getStep8({ key }).then(
    (reply) => contractVerdict(reply).payment === 'paid' || isComplete(reply, { paysOnline }),
    () => false,
  );

/** The summary, or that the contract is settled: the service refuses the steps of a contract that it is preparing. */
export const loadSummary = async (key: string, context: LoadContext): Promise<SummaryData | 'settled'> => {
  try {
    return await readSummary(key, context);
  } catch (thrown) {
    const error = toServiceError(thrown);
    if (error.isSilent) throw error;
    // A read that failed once is tried again: the contract still has to be paid.
    if (!(await isSettled(key))) throw error;
    return 'settled';
  }
};

/** What is signed and paid: the costs of what step 6 saved. */
export const summaryCosts = ({ method, months, ...terms }: Terms & Pick<SummaryData, 'method' | 'months'>): Costs =>
  contractCosts(terms, { method, months });

/**
 * Signs the contract; the codes are those beside the OK. Settled: the service has finished it already, after a lost reply or on another device. Any other
 * failure is thrown: nothing is paid before the OK.
 */
export const signContract = async (
  input: Parameters<typeof submitStep7>[0],
  paysOnline: boolean,
): Promise<{ isSettled: boolean; codes: readonly string[] }> => {
  try {
    const { codes = [] } = await submitStep7(input);
    return { isSettled: false, codes };
  } catch (thrown) {
    const { isSilent } = toServiceError(thrown);
    if (isSilent || !(await isSettled(input.key, paysOnline))) throw thrown;
    return { isSettled: true, codes: [] };
  }
};
