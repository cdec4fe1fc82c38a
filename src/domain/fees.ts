/**
 * The fees of a contract (WIZ-9, WIZ-12, WIZ-13). Money is whole forint. The service's names are in brackets; the
 * services translate them in one place.
 */
import type { ContractType, DeliveryOption, Receipt } from './contract';
import { minimumMonths, yearlyForcedAfterMonths } from './constants';
import { monthOf, type IsoDate } from './dates';
import { paymentMethod, type PaymentMethod } from './paymentMethods';

/** A price for each service: administration, post, other, courier. */
export interface Charges {
  administration: number;
  postal: number;
  other: number;
  courier: number;
}

export interface Fees {
  /** Retainer fee of one month (hdij). */
  monthlyFee: number;
  /** What each service would cost (dij1, dij2, dij3, dij4). */
  tariff: Charges;
  /** What is charged of it (fdij1, fdij2, fdij3, fdij4). */
  charged: Charges;
  /** All charges together (fdij). */
  chargedTotal: number;
  /** Months paid now (fhonap). */
  months: number;
  /** Retainer fee of those months (fhdijo). */
  retainerTotal: number;
  /** Payable now, never below 0 (fosszeg). */
  payable: number;
}

export interface CalculatedFees extends Fees {
  /** What is left of an overpayment once everything is paid from it. */
  remainingOverpayment: number;
}

const sumOf = (charged: Charges) => charged.administration + charged.postal + charged.other + charged.courier;

/** Months x fee + charges - overpayment (WIZ-13): payable is never below 0, the rest of the overpayment remains. */
export function calculateFees(input: {
  monthlyFee: number;
  months: number;
  tariff: Charges;
  charged: Charges;
  overpayment: number;
}): CalculatedFees {
  const { monthlyFee, months, tariff, charged, overpayment } = input;
  const chargedTotal = sumOf(charged);
  const retainerTotal = monthlyFee * months;
  const balance = retainerTotal + chargedTotal - overpayment;
  return {
    monthlyFee,
    tariff,
    charged,
    chargedTotal,
    months,
    retainerTotal,
    payable: Math.max(0, balance),
    remainingOverpayment: Math.max(0, -balance),
  };
}

/** The price of a way of delivery, in forint; picking up in person is free. */
export function deliveryPrice(tariff: Charges, delivery: DeliveryOption): number {
  return { 0: 0, 1: tariff.postal, 2: tariff.courier }[delivery];
}

/** The fees once receipt and delivery are chosen: only a plastic card (b) is delivered (WIZ-9). */
export function withDelivery(
  fees: Fees,
  receipt: Receipt,
  delivery: DeliveryOption,
  overpayment = 0,
): CalculatedFees {
  const chosen = receipt === 'b' ? delivery : 0;
  const charged = {
    ...fees.charged,
    postal: chosen === 1 ? deliveryPrice(fees.tariff, 1) : 0,
    courier: chosen === 2 ? deliveryPrice(fees.tariff, 2) : 0,
  };
  return calculateFees({ ...fees, charged, overpayment });
}

/** Months from the start to 31 December, the starting one in; NaN without a start. */
export function monthsLeft(validFrom: IsoDate): number {
  return 13 - monthOf(validFrom);
}

/** The numbers of months that can be paid at once: from 2 to the months left, or 1 in December (WIZ-13). */
export function monthOptions(validFrom: IsoDate): number[] {
  const left = monthsLeft(validFrom);
  if (left < minimumMonths) return [left];
  const options: number[] = [];
  for (let months = minimumMonths; months <= left; months += 1) options.push(months);
  return options;
}

/** The months that a method pays: yearly ones all that are left; monthly ones the chosen number if it is on offer,
 * else the smallest (WIZ-13). */
export function monthsForMethod(method: PaymentMethod, validFrom: IsoDate, chosen?: number): number {
  const left = monthsLeft(validFrom);
  if (paymentMethod(method)?.period !== 'monthly') return left;
  const options = monthOptions(validFrom);
  return options.find((months) => months === chosen) ?? options[0] ?? left;
}

/** Whether only method 4 can be chosen: more than 9 months after January, so November and December; never for an
 * upgrade (WIZ-12). */
export function isYearlyForced(validFrom: IsoDate, type: ContractType): boolean {
  return type !== 'U' && monthOf(validFrom) - 1 > yearlyForcedAfterMonths;
}

/** What an upgrade changes, for so many months: the old retainer fee, the new one, and the difference (WIZ-16). */
export function compareUpgrade(input: { oldMonthlyFee: number; newMonthlyFee: number; months: number }): {
  old: number;
  new: number;
  difference: number;
} {
  const old = input.oldMonthlyFee * input.months;
  const next = input.newMonthlyFee * input.months;
  return { old, new: next, difference: next - old };
}
