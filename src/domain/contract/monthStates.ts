/** Which months of a contract are paid, due, or fall due later. Money is whole forint. */
import { sumOf } from '../money/collections';
import { debtSegments, feesIn, type Debt } from '../money/debt';
import { startOfMonth, type IsoDate } from '../time/dates';
import type { SignedUpgrade } from './contract';

/** unsure: not open as a whole, and it isn't known whether it is paid as a whole. */
export type MonthState = 'paid' | 'unsure' | 'due' | 'later';

interface Known {
  /** The first days of the contract's months. */
  months: readonly IsoDate[];
  /** Undefined while it isn't known. */
  debt: Debt | undefined;
  today: IsoDate;
}

type StateOf = (index: number) => MonthState | undefined;

const unknown: StateOf = () => undefined;

/**
 * The state of each month. The services tell sums, not months: they are named only where the open ones fit the calendar if
 * the oldest are paid first, as payments are set off. What is due has begun, what falls due later isn't over and is made
 * of whole fees. Where what is due isn't, a part of a month was paid or something else is due, too: nobody can tell of that
 * month, those before it are paid either way.
 */
export function monthStates({ months, debt, fee, today }: Known & { fee: number | undefined }): StateOf {
  if (debt === undefined) return unknown;
  const { dueNow, later } = debtSegments(debt);
  // An overpayment takes a part of what falls due later.
  const rest = feesIn(later, fee) ?? feesIn(later - Math.min(0, debt.currentDebit), fee);
  const due = feesIn(dueNow, fee) ?? (fee !== undefined && fee > 0 ? dueNow / fee : undefined);
  if (due === undefined || rest === undefined) return unknown;
  const firstLater = months.length - rest;
  const firstDue = firstLater - Math.floor(due);
  const firstOpen = firstLater - Math.ceil(due);
  const fits =
    firstOpen >= 0 &&
    months.slice(firstOpen, firstLater).every((month) => month <= today) &&
    months.slice(firstLater).every((month) => month >= startOfMonth(today));
  if (!fits) return unknown;
  return (index) => {
    if (index < firstOpen) return 'paid';
    if (index < firstDue) return 'unsure';
    return index < firstLater ? 'due' : 'later';
  };
}

/**
 * The state of each month after an upgrade. What was paid at signing are the new package's first months, so an older one may
 * be open behind them: of each package the last months are. They are named only where the sums fit one such pair of numbers
 * and the calendar, and both fees are known.
 */
export function upgradedMonthStates({ months, debt, today }: Known, { from, fees }: SignedUpgrade): StateOf {
  if (debt === undefined) return unknown;
  const { dueNow, later, total, overpaid } = debtSegments(debt);
  if (total === 0 && overpaid === 0) return () => 'paid';
  if (fees === undefined) return unknown;
  const feeOf = (month: IsoDate): number => (month < from ? fees.before : fees.after);
  const feesOf = (some: readonly IsoDate[]): number => sumOf(some.map((month) => ({ amount: feeOf(month) })));
  const [before, after] = [months.filter((month) => month < from), months.filter((month) => month >= from)];
  const last = (some: readonly IsoDate[], count: number): IsoDate[] => some.slice(some.length - count);
  // An overpayment takes a part of what falls due later.
  const open = overpaid > 0 ? later + overpaid : total;
  const fitting = [...before, ''].flatMap((_b, first) =>
    [...after, ''].flatMap((_a, second) => {
      const openMonths = [...last(before, first), ...last(after, second)];
      return feesOf(openMonths) === open ? [openMonths] : [];
    }),
  );
  const states = fitting.flatMap((openMonths) => {
    // This month's fee may be due, or fall due later.
    const due = [
      openMonths.filter((month) => month < startOfMonth(today)),
      openMonths.filter((month) => month <= today),
    ];
    const now = due.find((some) => feesOf(some) === dueNow);
    return now === undefined ? [] : [{ openMonths, now }];
  });
  const [only] = states;
  if (only === undefined || states.length > 1) return unknown;
  return (index) => {
    const month = months[index] ?? '';
    if (!only.openMonths.includes(month)) return 'paid';
    return only.now.includes(month) ? 'due' : 'later';
  };
}
