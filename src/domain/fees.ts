/**
 * What a contract costs. One function computes it for every step of the wizard, for saving, and for the bank's
 * page. Money is whole forint. The service's names are in brackets; services/wire.ts translates them.
 */
import type { ContractType, DeliveryOption, Receipt } from './contract';
import { annualForcedAfterMonths, defaultTariff, minimumMonths } from './constants';
import { addMonths, endOfYear, isIsoDate, monthOf, startOfMonth, yearOf, type IsoDate } from './dates';
import { paymentMethod, type PaymentMethodName } from './paymentMethods';

/** An amount for each extra service. */
export interface Charges {
  administration: number;
  postal: number;
  other: number;
  courier: number;
}

/** Prices as a reply gives them. 0 is free, undefined is not given. */
export type Tariff = Partial<Charges>;

/** Fees as a reply gives them: any part may be left out, and the sums may not be computed yet, which leaves them 0. */
export interface GivenFees extends Partial<Omit<Fees, 'tariff' | 'charged'>> {
  tariff: Tariff;
  charged: Tariff;
}

/** The fees that are saved and paid. */
export interface Fees {
  /** Retainer fee of one month (hdij). */
  monthlyFee: number;
  /** Prices of the extra services (dij1 to dij4). */
  tariff: Charges;
  /** What is charged of them (fdij1 to fdij4). */
  charged: Charges;
  /** All charges together (fdij). */
  chargedTotal: number;
  /** Months in the first payment (fhonap). */
  months: number;
  /** Retainer fee of those months (fhdijo). */
  retainerTotal: number;
  /** The first payment, after the overpayment (fosszeg); never below 0. */
  payable: number;
}

export interface CostInput {
  monthlyFee: number;
  tariff?: Tariff;
  /** The contract's first day; it decides how many months are left in the year. */
  validFrom: IsoDate;
  /** All months left are paid at once while no method is chosen. */
  method?: PaymentMethodName;
  /** Months that a monthly method pays first; the fewest possible if not given or not on offer. */
  months?: number;
  /** Only a plastic card (b) is delivered. */
  receipt?: Receipt;
  delivery?: DeliveryOption;
  /** The overpayment in the reply; never computed from other sums. */
  overpayment?: number;
  /** For an upgrade: the monthly fee of the present package. */
  oldMonthlyFee?: number;
}

export type CostName = 'retainer' | 'administration' | 'postal' | 'courier' | 'other';

/** Monthly payments after the first one. */
export interface Instalments {
  count: number;
  /** Each of them. */
  amount: number;
  total: number;
  /** First day of the first and of the last month that they pay. */
  from: IsoDate;
  to: IsoDate;
}

export interface Costs extends Fees {
  /** The contract runs to 31 December of this year. */
  year: number;
  /** Months from the start to 31 December. */
  monthsLeft: number;
  /** Everything that the contract costs to 31 December, line by line; adds up to `total`. */
  rows: readonly { name: CostName; amount: number }[];
  /** The first payment, the used overpayment and the instalments together. */
  total: number;
  overpayment: number;
  overpaymentUsed: number;
  overpaymentRemaining: number;
  /** The amount of the bank transaction: `payable`, but 0 for direct debit, which pays nothing now. */
  payableNow: number;
  /** Undefined if nothing is left to pay later. */
  instalments: Instalments | undefined;
  /** For an upgrade: the retainer fee of the first payment before and after. */
  upgrade: { old: number; new: number; difference: number } | undefined;
}

const sumOf = ({ administration, postal, other, courier }: Charges) => administration + postal + other + courier;

/** Prices with the defaults for post and courier where the reply gives none. */
export const pricesOf = ({ administration = 0, postal = defaultTariff.postal, other = 0, courier = defaultTariff.courier }: Tariff): Charges => ({
  administration,
  postal,
  other,
  courier,
});

const known = (amounts: Tariff): Tariff => Object.fromEntries(Object.entries<number | undefined>(amounts).filter(([, amount]) => amount !== undefined));

/** The fees of a reply. Missing ones default to the last saved value, else to 0 or the default price. */
export const fillFees = (given: GivenFees, saved?: Fees): Fees => ({
  monthlyFee: given.monthlyFee ?? saved?.monthlyFee ?? 0,
  tariff: pricesOf({ ...saved?.tariff, ...known(given.tariff) }),
  charged: { administration: 0, postal: 0, other: 0, courier: 0, ...saved?.charged, ...known(given.charged) },
  chargedTotal: given.chargedTotal ?? saved?.chargedTotal ?? 0,
  months: given.months === undefined || given.months === 0 ? (saved?.months ?? 0) : given.months,
  retainerTotal: given.retainerTotal ?? saved?.retainerTotal ?? 0,
  payable: given.payable ?? saved?.payable ?? 0,
});

/**
 * Everything that a contract costs: months x monthly fee + charges - overpayment.
 * Throws a RangeError if `validFrom` is no date, so that no sum is ever NaN.
 */
export function computeCosts(input: CostInput): Costs {
  const { monthlyFee, validFrom, method, receipt, delivery, oldMonthlyFee } = input;
  if (!isIsoDate(validFrom)) throw new RangeError('validFrom is no date');
  const left = monthsLeft(validFrom);
  const months = monthsForMethod(method, validFrom, input.months);
  const tariff = pricesOf(input.tariff ?? {});
  const deliveredBy = receipt === 'b' ? delivery : 0;
  const charged: Charges = {
    ...tariff,
    postal: deliveredBy === 1 ? tariff.postal : 0,
    courier: deliveredBy === 2 ? tariff.courier : 0,
  };
  const chargedTotal = sumOf(charged);
  const retainerTotal = monthlyFee * months;
  const overpayment = Math.max(0, input.overpayment ?? 0);
  const overpaymentUsed = Math.min(overpayment, retainerTotal + chargedTotal);
  const payable = retainerTotal + chargedTotal - overpaymentUsed;
  const later = monthlyFee * (left - months);
  return {
    monthlyFee,
    tariff,
    charged,
    chargedTotal,
    months,
    retainerTotal,
    payable,
    year: yearOf(validFrom),
    monthsLeft: left,
    rows: [
      { name: 'retainer', amount: monthlyFee * left },
      { name: 'administration', amount: charged.administration },
      { name: 'postal', amount: charged.postal },
      { name: 'courier', amount: charged.courier },
      { name: 'other', amount: charged.other },
    ],
    total: monthlyFee * left + chargedTotal,
    overpayment,
    overpaymentUsed,
    overpaymentRemaining: overpayment - overpaymentUsed,
    payableNow: method !== undefined && paymentMethod(method)?.goesToBank === false ? 0 : payable,
    instalments:
      later > 0
        ? {
            count: left - months,
            amount: monthlyFee,
            total: later,
            from: addMonths(startOfMonth(validFrom), months),
            to: startOfMonth(endOfYear(validFrom)),
          }
        : undefined,
    upgrade: oldMonthlyFee === undefined ? undefined : compareUpgrade(oldMonthlyFee * months, retainerTotal),
  };
}

const compareUpgrade = (old: number, next: number) => ({ old, new: next, difference: next - old });

/** The price of a way of delivery; picking the card up is free. */
export function deliveryPrice(tariff: Tariff, delivery: DeliveryOption): number {
  const { postal, courier } = pricesOf(tariff);
  return { 0: 0, 1: postal, 2: courier }[delivery];
}

/**
 * The saved way of delivery. The wire has no field for it: it shows in the charge, or, where delivery is free, in the
 * address that the card is sent to; `chosen` then says which way it was.
 */
export function savedDelivery({ tariff, charged }: Pick<Fees, 'tariff' | 'charged'>, isSent: boolean, chosen?: DeliveryOption): DeliveryOption {
  if (charged.courier > 0) return 2;
  if (charged.postal > 0) return 1;
  if (!isSent) return 0;
  if (chosen === 1 || chosen === 2) return chosen;
  return tariff.courier === 0 && tariff.postal !== 0 ? 2 : 1;
}

/** Months from the start to 31 December, both included; NaN without a start. */
export function monthsLeft(validFrom: IsoDate): number {
  return 13 - monthOf(validFrom);
}

/** How many months can be paid at once with a monthly method: from 2 to all that are left, or 1 in December. */
export function monthOptions(validFrom: IsoDate): number[] {
  const left = monthsLeft(validFrom);
  if (left < minimumMonths) return [left];
  return Array.from({ length: left - minimumMonths + 1 }, (_, index) => minimumMonths + index);
}

/** The months in the first payment: annual methods pay all that are left. */
function monthsForMethod(method: PaymentMethodName | undefined, validFrom: IsoDate, chosen: number | undefined): number {
  const left = monthsLeft(validFrom);
  if (method === undefined || paymentMethod(method)?.period !== 'monthly') return left;
  const options = monthOptions(validFrom);
  return options.find((months) => months === chosen) ?? Math.min(minimumMonths, left);
}

/** Whether only method 4 is on offer: contracts that start in November or December, except upgrades. */
export function isAnnualForced(validFrom: IsoDate, type: ContractType | undefined): boolean {
  return type !== 'U' && monthOf(validFrom) - 1 > annualForcedAfterMonths;
}
