import { addDays, monthOf, yearOf, type IsoDate } from '~/domain/time/dates';

import type { ContractProcess } from '../../records';
import type { World } from '../../world';
import { contractsOf } from '../account/members';

const monthsAhead = 6;

const firstOfNextMonth = (date: IsoDate): IsoDate => `${addDays(`${date.slice(0, 8)}28`, 7).slice(0, 8)}01`;

export const yearEnd = (date: IsoDate): IsoDate => `${yearOf(date)}-12-31`;

/** A contract ends with the year: one that starts in March has ten months. */
export const monthsLeft = (validFrom: IsoDate): number => 13 - monthOf(validFrom);

/** How many months a monthly payer may pay at first. */
export const monthChoices = (validFrom: IsoDate): number[] => {
  const left = monthsLeft(validFrom);
  return left === 1 ? [1] : Array.from({ length: left - 1 }, (_, index) => index + 2);
};

/** Contracts that start in November or December are paid in one sum by bank card, except upgrades. */
export const yearlyForced = (validFrom: IsoDate, type: string): boolean => monthOf(validFrom) - 1 > 9 && type !== 'U';

/**
 * First days of the coming months. A new contract starts in a year without one, an upgrade within the current contract;
 * a group member's contract may do either.
 */
export const startDates = (world: World, process: ContractProcess): IsoDate[] => {
  const dates: IsoDate[] = [];
  for (let date = world.today(); dates.length < monthsAhead;) {
    date = firstOfNextMonth(date);
    dates.push(date);
  }
  const contracts = contractsOf(world, process.kr);
  if (process.type === 'h') return dates;
  return process.type === 'U'
    ? dates.filter((date) => contracts.some(({ from, to }) => from <= date && date <= to))
    : dates.filter((date) => !contracts.some(({ year }) => year === yearOf(date)));
};
