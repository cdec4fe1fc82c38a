import { yearOf, type IsoDate } from '~/domain/time/dates';

import type { Debit } from '../../records';
import type { World } from '../../world';

export const addDebit = (
  world: World,
  kr: string,
  due: string,
  amount: number,
  paid = 0,
  year = Number(due.slice(0, 4)),
): void => {
  world.state.debits.push({ kr, year, due, amount, open: amount - paid });
};

/** Of one year, or of all. */
const openDebits = (world: World, kr: string, year?: number): Debit[] =>
  world.state.debits
    .filter((debit) => debit.kr === kr && (year === undefined || debit.year === year) && debit.open !== 0)
    .sort((one, other) => one.due.localeCompare(other.due));

const total = (debits: Debit[]): number => debits.reduce((sum, { open }) => sum + open, 0);

/** The amount due by today, and everything due by the end of the year; forint, negative if overpaid. */
export const amountsOf = (world: World, kr: string, year: number): { currentDebit: number; allDebit: number } => {
  const debits = openDebits(world, kr, year);
  return { currentDebit: total(debits.filter(({ due }) => due <= world.today())), allDebit: total(debits) };
};

/** Whether something is overdue that an overpayment of so many forint doesn't cover. */
export const isOverdue = (world: World, kr: string, overpayment = 0): boolean =>
  total(world.state.debits.filter((debit) => debit.kr === kr && debit.open > 0 && debit.due < world.today())) >
  overpayment;

/** Pays the oldest debits first, of one year or of all. */
export const payDebits = (world: World, kr: string, amount: number, year?: number): void => {
  let left = amount;
  for (const debit of openDebits(world, kr, year).filter(({ open }) => open > 0)) {
    const part = Math.min(debit.open, left);
    debit.open -= part;
    left -= part;
  }
};

const isReplaced = (debit: Debit, kr: string, from: IsoDate): boolean =>
  debit.kr === kr && debit.year === yearOf(from) && debit.due >= from;

/** What is already paid, in forint, of the debits due from that day to the end of its year. */
export const paidAhead = (world: World, kr: string, from: IsoDate): number =>
  world.state.debits
    .filter((debit) => isReplaced(debit, kr, from))
    .reduce((sum, { amount, open }) => sum + amount - open, 0);

/** Removes the debits due from that day to the end of its year. */
export const dropDebits = (world: World, kr: string, from: IsoDate): void => {
  world.state.debits = world.state.debits.filter((debit) => !isReplaced(debit, kr, from));
};
