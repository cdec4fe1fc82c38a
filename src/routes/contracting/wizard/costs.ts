import { computeCosts, savedDelivery, type CostInput, type Costs } from '../../../domain/fees';
import type { Step7Data } from '../../../services/contractingGet';

/** What /get-6 and /get-7 say of a contract whose card and delivery are saved. */
export type SavedContract = Pick<Step7Data, 'contract' | 'ledger' | 'overpayment'>;

/** The costs of a saved contract for a way of paying it: steps 6 and 7 show, save and pay these. */
export const contractCosts = (
  { contract: { validFrom, receipt, address }, ledger: { fees }, overpayment }: SavedContract,
  payment: Pick<CostInput, 'method' | 'months' | 'oldMonthlyFee'>,
): Costs =>
  computeCosts({
    ...payment,
    monthlyFee: fees.monthlyFee,
    tariff: fees.tariff,
    validFrom,
    receipt,
    delivery: savedDelivery(fees, address !== undefined),
    overpayment,
  });
