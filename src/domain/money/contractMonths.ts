/** The months of a contract, and how many of them the first payment covers. */
import { annualForcedAfterMonths, minimumMonths } from '~/domain/constants';
import type { ContractType } from '~/domain/contract/contract';
import { monthOf, type IsoDate } from '~/domain/time/dates';

import { paymentMethod, type PaymentMethodName } from './paymentMethods';

/** The usual first collection day: the first day of the month that it pays, but none in the past or before the contract begins. */
export const firstCollectionDay = (month: IsoDate, validFrom: IsoDate, today: IsoDate): IsoDate =>
  [month, validFrom, today].reduce((latest, day) => (day > latest ? day : latest));

/** Months from the start to 31 December, both included; NaN without a start. */
export const monthsLeft = (validFrom: IsoDate): number => 13 - monthOf(validFrom);

/** How many months can be paid at once with a monthly method: from 2 to all that are left, or 1 in December. */
export const monthOptions = (validFrom: IsoDate): number[] => {
  const left = monthsLeft(validFrom);
  if (left < minimumMonths) return [left];
  return Array.from({ length: left - minimumMonths + 1 }, (_, index) => minimumMonths + index);
};

/** The months in the first payment: annual methods pay all that are left. */
export const monthsForMethod = (
  method: PaymentMethodName | undefined,
  validFrom: IsoDate,
  chosen: number | undefined,
): number => {
  const left = monthsLeft(validFrom);
  if (paymentMethod(method)?.isMonthly !== true) return left;
  const options = monthOptions(validFrom);
  return options.find((months) => months === chosen) ?? Math.min(minimumMonths, left);
};

/** Whether only method 4 is on offer: contracts that start in November or December, except upgrades. */
export const isAnnualForced = (validFrom: IsoDate, type: ContractType | undefined): boolean =>
  type !== 'U' && monthOf(validFrom) - 1 > annualForcedAfterMonths;

/**
 * How a contract's fee can be paid: in one sum by card only (`byCard`), in one sum because no month is left to pay later
 * (`inOneSum`), or month by month as well.
 */
export const paymentTerms = (validFrom: IsoDate, type: ContractType | undefined): 'byCard' | 'inOneSum' | 'monthly' => {
  if (isAnnualForced(validFrom, type)) return 'byCard';
  return monthsLeft(validFrom) <= minimumMonths ? 'inOneSum' : 'monthly';
};
