/** Collections by the bank: their results, and the next one. Money is whole forint. */
import { addMonths, compareDates, monthOf, yearOf, type IsoDate } from './dates';

/** A row of a mandate's history; `date` and `state` are "" if the service leaves them out. */
export interface Collection {
  date: IsoDate;
  amount?: number | undefined;
  /** The bank's wording. */
  state: string;
}

/** A standing mandate. Regular card payments lack some of these fields. */
export type Mandate =
  | { kind: 'regularCredit' }
  | {
      kind: 'directDebit';
      /** A month's fee. */
      fee?: number | undefined;
      /** First and last day of the mandate. */
      from?: IsoDate | undefined;
      to?: IsoDate | undefined;
      list: readonly Collection[];
    };

export type CollectionState = 'collected' | 'failed' | 'waiting' | 'unknown';

// The specification lists no states. Failures come in many forms, so they match by stem; a success
// only matches unambiguous words.
const failure = /sikertelen|nem (teljes|siker)|elutas|visszautas|meghiús|fedezet|hiba|fail|unsuccess|error|reject|refus|declin|denied|bounce/;
const words: ReadonlyMap<string, CollectionState> = new Map([
  ...['teljesült', 'sikeres', 'beszedve', 'done', 'ok', 'success', 'successful', 'collected'].map((word) => [word, 'collected'] as const),
  ...['folyamatban', 'waiting', 'pending'].map((word) => [word, 'waiting'] as const),
]);

/** The result of a collection by the bank's wording; unknown for any other wording. */
export function collectionState(word: string): CollectionState {
  const plain = word.trim().toLowerCase();
  return failure.test(plain) ? 'failed' : (words.get(plain) ?? 'unknown');
}

/** Newest first. */
export const newestFirst = <Row extends { date: IsoDate }>(list: readonly Row[]): Row[] => [...list].sort((one, other) => compareDates(other.date, one.date));

/** Failed collections without a later successful one, newest first. */
export function openFailures<Row extends Collection>(list: readonly Row[]): Row[] {
  const rows = newestFirst(list);
  const madeUp = rows.findIndex(({ state }) => collectionState(state) === 'collected');
  return rows.slice(0, madeUp < 0 ? undefined : madeUp).filter(({ state }) => collectionState(state) === 'failed');
}

export interface Instalment {
  date: IsoDate;
  amount: number;
  /** The date is an estimate from earlier collections; the services don't give it. */
  isExpected: boolean;
}

/** The same day of a month as `last`, the first one after `today`. */
const nextMonthly = (last: IsoDate, today: IsoDate): IsoDate => {
  const months = (yearOf(today) - yearOf(last)) * 12 + monthOf(today) - monthOf(last);
  const sameMonth = addMonths(last, months);
  return sameMonth > today ? sameMonth : addMonths(last, months + 1);
};

/**
 * The next collection of a mandate, as far as it is known: one that the history announces, else the mandate's first day,
 * else the month after the last collection. `later` is what is left to the end of the year.
 */
export function nextInstalment(mandate: Mandate | undefined, later: number, today: IsoDate): Instalment | undefined {
  if (mandate?.kind !== 'directDebit') return undefined;
  const { fee = 0, from, to, list } = mandate;
  const rows = newestFirst(list);
  const announced = rows.findLast(({ date, amount = 0, state }) => date > today && amount > 0 && collectionState(state) !== 'failed');
  if (announced?.amount !== undefined) return { date: announced.date, amount: announced.amount, isExpected: false };
  const amount = Math.min(fee, later);
  if (amount <= 0) return undefined;
  if (from !== undefined && from > today) return { date: from, amount, isExpected: false };
  const last = rows.find(({ date }) => date !== '' && date <= today);
  if (last === undefined) return undefined;
  const date = nextMonthly(last.date, today);
  const isPlanned = yearOf(date) === yearOf(today) && (to === undefined || date <= to);
  return isPlanned ? { date, amount, isExpected: true } : undefined;
}
