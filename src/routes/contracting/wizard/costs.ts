import type { IsoDate } from '../../../domain/dates';
import { monthsLeft, type CalculatedFees, type Fees } from '../../../domain/fees';

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

/** What is signed, for the whole rest of the year (WIZ-14). Whole forint. */
export interface AnnualFees {
  months: number;
  /** The retainer fee of all those months. */
  retainer: number;
  total: number;
  /** The months that are not paid now. */
  later: number;
}

export const annualFees = ({ monthlyFee, months, chargedTotal }: Fees, validFrom: IsoDate): AnnualFees => {
  const left = monthsLeft(validFrom);
  return { months: left, retainer: monthlyFee * left, total: monthlyFee * left + chargedTotal, later: monthlyFee * (left - months) };
};

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
