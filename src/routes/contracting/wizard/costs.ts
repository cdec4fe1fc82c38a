import type { CalculatedFees, Fees } from '../../../domain/fees';

/** What the contract costs as it stands (WIZ-13, WIZ-16). Whole forint. */
export interface Costs {
  monthlyFee: number;
  months: number;
  charges: Fees['charged'];
  /** What was paid too much before, and counts now. */
  overpayment: number;
  remainingOverpayment: number;
  payable: number;
  /** The loyalty period's end is 31 December of this year. */
  year: number;
  /** An upgrade: the monthly fee of the present package, where it is known. */
  oldMonthlyFee?: number;
}

/**
 * The overpayment that stands behind fees in which it is already counted. Where it covers everything (payable 0) the
 * wire doesn't say how much more there is: then this is the least that it can be.
 */
export const impliedOverpayment = ({ retainerTotal, chargedTotal, payable }: Fees): number => retainerTotal + chargedTotal - payable;

/** The fees as they are sent: what remains of an overpayment is only shown. */
export const sentFees = ({ remainingOverpayment: _shownOnly, ...fees }: CalculatedFees): Fees => fees;

/** The costs that fees amount to. */
export const toCosts = (fees: Fees, overpayment: number, year: number, oldMonthlyFee?: number): Costs => ({
  monthlyFee: fees.monthlyFee,
  months: fees.months,
  charges: fees.charged,
  overpayment,
  remainingOverpayment: Math.max(0, overpayment - fees.retainerTotal - fees.chargedTotal),
  payable: fees.payable,
  year,
  oldMonthlyFee,
});
