import { addDays, monthOf, yearOf, type IsoDate } from '../../src/domain/dates';
import type { World } from '../world';
import { accountById } from './accounts';
import { contractsOf } from './members';
import type { ContractProcess } from './processes';

const monthsAhead = 6;

const firstOfNextMonth = (date: IsoDate): IsoDate => `${addDays(`${date.slice(0, 8)}28`, 7).slice(0, 8)}01`;

export const yearEnd = (date: IsoDate): IsoDate => `${yearOf(date)}-12-31`;

/** A contract ends with its year, so a March start has ten months. */
export const monthsLeft = (validFrom: IsoDate): number => 13 - monthOf(validFrom);

/** Months that a monthly payer may pay at first (WIZ-13). */
export const monthChoices = (validFrom: IsoDate): number[] => {
  const left = monthsLeft(validFrom);
  return left === 1 ? [1] : Array.from({ length: left - 1 }, (_, index) => index + 2);
};

/** Starts in November and December are paid in one sum by bank card, but for upgrades (WIZ-12). */
export const yearlyForced = (validFrom: IsoDate, type: string): boolean => monthOf(validFrom) - 1 > 9 && type !== 'U';

/**
 * First days of the coming months: of years without a contract for a new one, of the present contract for an upgrade.
 * A group member's may be either. One contract a year (STUB-4).
 */
export const startDates = (world: World, process: ContractProcess): IsoDate[] => {
  if (accountById(world, process.accountId)?.noDates === true) return [];
  const dates: IsoDate[] = [];
  for (let date = world.today(); dates.length < monthsAhead; ) {
    date = firstOfNextMonth(date);
    dates.push(date);
  }
  const contracts = contractsOf(world, process.kr);
  if (process.type === 'h') return dates;
  return process.type === 'U'
    ? dates.filter((date) => contracts.some(({ from, to }) => from <= date && date <= to))
    : dates.filter((date) => !contracts.some(({ year }) => year === yearOf(date)));
};
