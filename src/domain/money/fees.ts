/**
 * What a contract costs. One function computes it for every step of the wizard, for saving, and for the bank's
 * page. Money is whole forint. The service's names are in brackets; services/shapes.ts translates them.
 */
import { defaultTariff, minimumMonths } from '~/domain/constants';
import type { DeliveryOption, Receipt } from '~/domain/contract/contract';
import { addMonths, isIsoDate, startOfMonth, yearOf, type IsoDate } from '~/domain/time/dates';

import { monthsForMethod, monthsLeft } from './contractMonths';
import { paymentMethod, type PaymentMethodName } from './paymentMethods';

export interface Charges {
  administration: number;
  postal: number;
  other: number;
  courier: number;
}

/** Prices as a reply gives them. 0 is free, undefined is not given. */
export type Tariff = Partial<Charges>;

/** What a contract's costs are computed from. */
export interface FeeTerms {
  /** Retainer fee of one month (hdij). */
  monthlyFee: number;
  /** Prices of the extra services (dij1 to dij4). */
  tariff: Charges;
  /** What is charged of them (fdij1 to fdij4). */
  charged: Charges;
}

/** The same as a reply gives them: any part may be left out. Its sums aren't read. */
export interface GivenFees extends Partial<Pick<Fees, 'monthlyFee' | 'months'>> {
  tariff: Tariff;
  charged: Tariff;
}

/** The fees that are saved and paid. */
export interface Fees extends FeeTerms {
  /** Months in the first payment (fhonap); a reply has 0 while they aren't computed. */
  months: number;
  /** All charges together (fdij). */
  chargedTotal: number;
  /** Retainer fee of the months in the first payment (fhdijo). */
  retainerTotal: number;
  /** The first payment, after the overpayment (fosszeg); never below 0. */
  payable: number;
}

export interface CostInput {
  monthlyFee: number;
  tariff?: Tariff;
  /**
   * What the service charges. Administration and other are taken as given, 0 is not charged, and only a missing one is the
   * tariff's; postal and courier follow the delivery.
   */
  charged?: Pick<Tariff, 'administration' | 'other'>;
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
  /** The monthly fee that the member saw when they chose the package. */
  shownMonthlyFee?: number;
}

export type ChargeName = keyof Charges;

interface Line<Name extends string> {
  name: Name;
  /** Forint; negative where it is taken off. */
  amount: number;
}

export interface Costs extends Fees {
  /** The contract runs to 31 December of this year. */
  year: number;
  /** Months from the start to 31 December. */
  monthsLeft: number;
  /** No method is chosen yet, and a monthly one would pay less now. */
  mayPayMonthly: boolean;
  /** What the contract costs to 31 December, line by line, less the overpayment that is used; none is 0. Adds up to `total`. */
  rows: readonly Line<'retainer' | ChargeName | 'overpayment'>[];
  total: number;
  /** What of it is paid when; none is 0. Adds up to `total`. */
  payments: readonly Line<'now' | 'firstCollection' | 'later'>[];
  overpayment: number;
  overpaymentUsed: number;
  overpaymentRemaining: number;
  /** The amount of the bank transaction: `payable`, but 0 for direct debit, which pays nothing now. */
  payableNow: number;
  /** The bank collects `payable` later. */
  isCollected: boolean;
  /** Months that the first payment leaves. */
  monthsLater: number;
  /** First day of the month that the first collection pays; undefined if the bank collects nothing. */
  firstCollection: IsoDate | undefined;
  /** The monthly fee when the package was chosen, and now; undefined while they are the same. */
  feeChange: { shown: number; now: number } | undefined;
}

const sumOf = ({ administration, postal, other, courier }: Charges) => administration + postal + other + courier;

/** Prices with the defaults for post and courier where the reply gives none. */
const pricesOf = ({
  administration = 0,
  postal = defaultTariff.postal,
  other = 0,
  courier = defaultTariff.courier,
}: Tariff): Charges => ({
  administration,
  postal,
  other,
  courier,
});

const givenOnly = (amounts: Tariff): Tariff =>
  Object.fromEntries(Object.entries<number | undefined>(amounts).filter(([, amount]) => amount !== undefined));

/** The charges that the service decides on: as it gives them, by the tariff where it doesn't. */
const serviceCharges = (tariff: Charges, given: CostInput['charged'] = {}) => ({
  administration: given.administration ?? tariff.administration,
  other: given.other ?? tariff.other,
});

/** The fees of a reply. Missing ones default to the last saved value, else to 0, to the default price or, for charges, to the tariff. */
export const fillFees = (given: GivenFees, savedTerms?: FeeTerms): FeeTerms => {
  const tariff = pricesOf({ ...savedTerms?.tariff, ...givenOnly(given.tariff) });
  const charged = { ...savedTerms?.charged, ...givenOnly(given.charged) };
  return {
    monthlyFee: given.monthlyFee ?? savedTerms?.monthlyFee ?? 0,
    tariff,
    charged: { postal: 0, courier: 0, ...charged, ...serviceCharges(tariff, charged) },
  };
};

/**
 * Everything that a contract costs: months x monthly fee + charges - overpayment.
 * Throws a RangeError if `validFrom` is no date, so that no sum is ever NaN.
 */
export const computeCosts = (input: CostInput): Costs => {
  const { monthlyFee, validFrom, method, receipt, delivery, shownMonthlyFee } = input;
  if (!isIsoDate(validFrom)) throw new RangeError('validFrom is no date');
  const left = monthsLeft(validFrom);
  const months = monthsForMethod(method, validFrom, input.months);
  const tariff = pricesOf(input.tariff ?? {});
  const deliveredBy = receipt === 'b' ? delivery : '0';
  const charged: Charges = {
    ...serviceCharges(tariff, input.charged),
    postal: deliveredBy === '1' ? tariff.postal : 0,
    courier: deliveredBy === '2' ? tariff.courier : 0,
  };
  const chargedTotal = sumOf(charged);
  const retainerTotal = monthlyFee * months;
  const overpayment = Math.max(0, input.overpayment ?? 0);
  const overpaymentUsed = Math.min(overpayment, Math.max(0, retainerTotal + chargedTotal));
  const payable = Math.max(0, retainerTotal + chargedTotal - overpaymentUsed);
  const isCollected = payable > 0 && paymentMethod(method)?.isDirectDebit === true;
  const monthsLater = monthlyFee > 0 ? left - months : 0;
  const start = startOfMonth(validFrom);
  // A debit collects the first payment too, a card only what is left.
  const collectedLater = monthsLater > 0 ? addMonths(start, months) : undefined;
  const rows: Costs['rows'] = [
    { name: 'retainer', amount: monthlyFee * left },
    { name: 'administration', amount: charged.administration },
    { name: 'postal', amount: charged.postal },
    { name: 'courier', amount: charged.courier },
    { name: 'other', amount: charged.other },
    { name: 'overpayment', amount: -overpaymentUsed },
  ];
  const payments: Costs['payments'] = [
    { name: isCollected ? 'firstCollection' : 'now', amount: payable },
    { name: 'later', amount: monthlyFee * monthsLater },
  ];
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
    mayPayMonthly: method === undefined && left > minimumMonths,
    rows: rows.filter(isShown),
    total: payable + monthlyFee * monthsLater,
    payments: payments.filter(isShown),
    overpayment,
    overpaymentUsed,
    overpaymentRemaining: overpayment - overpaymentUsed,
    payableNow: isCollected ? 0 : payable,
    isCollected,
    monthsLater,
    firstCollection: isCollected ? start : collectedLater,
    feeChange:
      shownMonthlyFee === undefined || shownMonthlyFee === monthlyFee
        ? undefined
        : { shown: shownMonthlyFee, now: monthlyFee },
  };
};

const isShown = ({ amount }: { amount: number }): boolean => amount !== 0;

/** The price of a way of delivery; picking the card up is free. */
export const deliveryPrice = (tariff: Tariff, delivery: DeliveryOption): number => {
  const { postal, courier } = pricesOf(tariff);
  return { '0': 0, '1': postal, '2': courier }[delivery];
};

/**
 * The saved way of delivery. The wire has no field for it: it shows in the charges, and one that is free is only known to
 * the tab that saved it (`chosen`). Without either the card is picked up.
 */
export const savedDelivery = ({ charged }: Pick<Fees, 'charged'>, chosen: DeliveryOption = '0'): DeliveryOption => {
  if (charged.courier > 0) return '2';
  return charged.postal > 0 ? '1' : chosen;
};
