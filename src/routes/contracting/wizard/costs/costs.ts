import type { DeliveryOption, Receipt } from '../../../../domain/contract/contract';
import { computeCosts, type CostInput, type Costs, type Fees } from '../../../../domain/money/fees';

/** What is known of a contract whose card and delivery are saved. */
export interface SavedContract {
  contract: { validFrom: string; receipt: Receipt };
  ledger: { fees: Fees };
  delivery: DeliveryOption;
  overpayment: number;
}

/** The costs of a saved contract for a way of paying it: steps 6 and 7 show, save and pay these. */
export const contractCosts = (
  { contract: { validFrom, receipt }, ledger: { fees }, delivery, overpayment }: SavedContract,
  payment: Pick<CostInput, 'method' | 'months' | 'shownMonthlyFee'>,
): Costs =>
  computeCosts({
    ...payment,
    monthlyFee: fees.monthlyFee,
    tariff: fees.tariff,
    charged: fees.charged,
    validFrom,
    receipt,
    delivery,
    overpayment,
  });
