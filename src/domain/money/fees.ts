/**
 * What a contract costs. One function computes it for every step of the wizard, for saving, and for the bank's
 * page. Money is whole forint. The service's names are in brackets; services/shapes.ts translates them.
 */
import { defaultTariff, minimumMonths } from '~/domain/constants';
import type { DeliveryOption, Receipt } from '~/domain/contract/contract';
import { addMonths, endOfYear, isIsoDate, startOfMonth, yearOf, type IsoDate } from '~/domain/time/dates';

import { monthsForMethod, monthsLeft } from './contractMonths';
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

/** What a contract's costs are computed from. */
export interface FeeTerms {
  /** Retainer fee of one month (hdij). */
  monthlyFee: number;
  /** Prices of the extra services (dij1 to dij4). */
  tariff: Charges;
  /** What is charged of them (fdij1 to fdij4). */
  charged: Charges;
  /** Months in the first payment (fhonap); 0 while not computed. */
  months: number;
}

/** The same as a reply gives them: any part may be left out. Its sums aren't read. */
export interface GivenFees extends Partial<Pick<FeeTerms, 'monthlyFee' | 'months'>> {
  tariff: Tariff;
  charged: Tariff;
}

/** The fees that are saved and paid. */
export interface Fees extends FeeTerms {
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
  /** No method is chosen yet, and a monthly one would pay less now. */
  mayPayMonthly: boolean;
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

const known = (amounts: Tariff): Tariff =>
  Object.fromEntries(Object.entries<number | undefined>(amounts).filter(([, amount]) => amount !== undefined));

/** The charges that the service decides on: as it gives them, by the tariff where it doesn't. */
const serviceCharges = (tariff: Charges, given: CostInput['charged'] = {}) => ({
  administration: given.administration ?? tariff.administration,
  other: given.other ?? tariff.other,
});

/** The fees of a reply. Missing ones default to the last saved value, else to 0, to the default price or, for charges, to the tariff. */
export const fillFees = (given: GivenFees, saved?: FeeTerms): FeeTerms => {
  const tariff = pricesOf({ ...saved?.tariff, ...known(given.tariff) });
  const charged = { ...saved?.charged, ...known(given.charged) };
  return {
    monthlyFee: given.monthlyFee ?? saved?.monthlyFee ?? 0,
    tariff,
    charged: { postal: 0, courier: 0, ...charged, ...serviceCharges(tariff, charged) },
    months: given.months === undefined || given.months === 0 ? (saved?.months ?? 0) : given.months,
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
  const deliveredBy = receipt === 'b' ? delivery : 0;
  const charged: Charges = {
    ...serviceCharges(tariff, input.charged),
    postal: deliveredBy === 1 ? tariff.postal : 0,
    courier: deliveredBy === 2 ? tariff.courier : 0,
  };
  const chargedTotal = sumOf(charged);
  const retainerTotal = monthlyFee * months;
  const overpayment = Math.max(0, input.overpayment ?? 0);
  const overpaymentUsed = Math.min(overpayment, Math.max(0, retainerTotal + chargedTotal));
  const payable = Math.max(0, retainerTotal + chargedTotal - overpaymentUsed);
  const isPaidNow = paymentMethod(method)?.isDirectDebit !== true;
  const instalments = instalmentsAfter(months, monthlyFee, validFrom);
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
    payableNow: isPaidNow ? payable : 0,
    instalments,
    firstCollection: !isPaidNow && payable > 0 ? startOfMonth(validFrom) : instalments?.from,
    feeChange:
      shownMonthlyFee === undefined || shownMonthlyFee === monthlyFee
        ? undefined
        : { shown: shownMonthlyFee, now: monthlyFee },
  };
};

/** The monthly payments after the first `months`. */
const instalmentsAfter = (months: number, monthlyFee: number, validFrom: IsoDate): Instalments | undefined => {
  const count = monthsLeft(validFrom) - months;
  const total = monthlyFee * count;
  if (total <= 0) return undefined;
  const from = addMonths(startOfMonth(validFrom), months);
  return { count, amount: monthlyFee, total, from, to: startOfMonth(endOfYear(validFrom)) };
};

/** The price of a way of delivery; picking the card up is free. */
export const deliveryPrice = (tariff: Tariff, delivery: DeliveryOption): number => {
  const { postal, courier } = pricesOf(tariff);
  return { 0: 0, 1: postal, 2: courier }[delivery];
};

/**
 * The saved way of delivery. The wire has no field for it: it shows in the charges, and one that is free is only known to
 * the tab that saved it (`chosen`). Without either the card is picked up.
 */
export const savedDelivery = ({ charged }: Pick<Fees, 'charged'>, chosen: DeliveryOption = 0): DeliveryOption => {
  if (charged.courier > 0) return 2;
  return charged.postal > 0 ? 1 : chosen;
};

/** A term of a calculation as it is read: a charge, or what is taken off. */
export type PaymentTerm = CostName | 'overpayment';
/** later: the monthly payments after the first one. collected: the first one, where the bank collects it. */
export type Deduction = 'overpayment' | 'later' | 'collected';

interface Term<Name extends string> {
  name: Name;
  /** Forint; negative where it is taken off. */
  amount: number;
}

const shown = <Name extends string>(terms: readonly Term<Name>[]): Term<Name>[] =>
  terms.filter(({ amount }) => amount !== 0);

/** The overpayment, as far as it is used. */
const overpaymentTerm = ({ overpaymentUsed }: Costs): Term<'overpayment'> => ({
  name: 'overpayment',
  amount: -overpaymentUsed,
});

/** The first payment: its retainer fee and charges, less the overpayment. Adds up to `payable`. */
export const firstPaymentTerms = (costs: Costs): Term<PaymentTerm>[] =>
  shown<PaymentTerm>([
    { name: 'retainer', amount: costs.retainerTotal },
    ...costs.rows.filter(({ name }) => name !== 'retainer'),
    overpaymentTerm(costs),
  ]);

/** Everything that the contract costs. Adds up to `total`. */
export const contractTerms = ({ rows }: Costs): Term<CostName>[] => shown(rows);

/** What is taken off `total`, so that `payableNow` is left. */
export const deductions = (costs: Costs): Term<Deduction>[] =>
  shown<Deduction>([
    overpaymentTerm(costs),
    { name: 'later', amount: -(costs.instalments?.total ?? 0) },
    { name: 'collected', amount: costs.payableNow - costs.payable },
  ]);
