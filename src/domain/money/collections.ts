/** Collections by the bank: their results, and the next one. Money is whole forint. */
import { addMonths, compareDates, endOfYear, monthOf, startOfMonth, yearOf, type IsoDate } from '../time/dates';
import type { Debt } from './debt';
import type { Instalments } from './fees';

/** A row of a mandate's history; `date` and `state` are "" if the service leaves them out. */
export interface Collection {
  date: IsoDate;
  amount?: number | undefined;
  /** The bank's wording. */
  state: string;
}

/** A charge that was agreed on when the mandate was set up or the contract was signed; without an amount it is a month's fee. */
export interface PlannedCharge {
  date: IsoDate;
  amount?: number | undefined;
  /** The day follows from the first one's; only that was agreed on. */
  isExpected: boolean;
}

interface AnyMandate {
  /** A month's fee. */
  fee?: number | undefined;
  /** It was withdrawn: only what was under way by then may still be collected. */
  isWithdrawn?: boolean | undefined;
  /** What this device knows was agreed on, by day. */
  planned?: readonly PlannedCharge[] | undefined;
  /**
   * The first day of the upgrade, or of next year's contract, that it was first given with, as far as this device knows: what
   * falls due before isn't its to collect.
   */
  contractFrom?: IsoDate | undefined;
  /** What this device knows was open of the year when it was set up by itself, and on which day that was. */
  atSetUp?: (Debt & { on?: IsoDate | undefined }) | undefined;
}

/** An invoice, which tells that a sum was booked. */
export interface Invoiced {
  date: IsoDate;
  /** Forint. */
  amount: number;
}

/** A mandate. The services tell nothing but the state of a regular card payment. */
export type Mandate =
  | ({
      kind: 'regularCredit';
      /** The year's invoices but those of payments by hand, as far as they are known. */
      invoiced?: readonly Invoiced[] | undefined;
      /** The fees of the contract's months less all of the year's invoices, in forint, where these tell all that was paid. */
      openOnceSetOff?: number | undefined;
    } & AnyMandate)
  | ({
      kind: 'directDebit';
      /** The most that the bank pays at once. */
      limit?: number | undefined;
      /** First and last day of the mandate. */
      from?: IsoDate | undefined;
      to?: IsoDate | undefined;
      list: readonly Collection[];
    } & AnyMandate);

export type CollectionState = 'collected' | 'failed' | 'waiting' | 'unknown';

// The specification lists no states. Failures come in many forms, so they match by stem; a success
// only matches unambiguous words.
const failure =
  /sikertelen|nem (teljes|siker)|elutas|visszautas|meghiús|fedezet|hiba|fail|unsuccess|error|reject|refus|declin|denied|bounce/;
const words: ReadonlyMap<string, CollectionState> = new Map([
  ...['teljesült', 'sikeres', 'beszedve', 'done', 'ok', 'success', 'successful', 'collected'].map(
    (word) => [word, 'collected'] as const,
  ),
  ...['folyamatban', 'waiting', 'pending'].map((word) => [word, 'waiting'] as const),
]);

/** The result of a collection by the bank's wording; unknown for any other wording. */
export function collectionState(word: string): CollectionState {
  const plain = word.trim().toLowerCase();
  return failure.test(plain) ? 'failed' : (words.get(plain) ?? 'unknown');
}

/** Whether the bank's wording of a failure says more than that it failed, such as "Sikertelen (fedezethiány)". */
export const saysWhy = (word: string): boolean =>
  !/^(sikertelen|nem teljesült|nem sikerült|meghiúsult|hiba|failed|unsuccessful|error)$/i.test(word.trim());

/** Newest first. */
export const newestFirst = <Row extends { date: IsoDate }>(list: readonly Row[]): Row[] =>
  [...list].sort((one, other) => compareDates(other.date, one.date));

/** The latest collection that succeeded, if it isn't older than that day. */
export const latestCollected = <Row extends Collection>(list: readonly Row[], since: IsoDate): Row | undefined =>
  newestFirst(list).find(({ date, state }) => date >= since && collectionState(state) === 'collected');

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

/** Forint. */
export const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The same day of a month as `last`, the first one after `day`. */
export const nextMonthly = (last: IsoDate, day: IsoDate): IsoDate => {
  const months = (yearOf(day) - yearOf(last)) * 12 + monthOf(day) - monthOf(last);
  const sameMonth = addMonths(last, months);
  return sameMonth > day ? sameMonth : addMonths(last, months + 1);
};

/** The collections after that day whose result isn't known, the nearest first: from today on, those that the history announces. */
export const announcedCollections = (mandate: Mandate, after: IsoDate): Instalment[] =>
  (mandate.kind === 'directDebit' ? newestFirst(mandate.list).reverse() : []).flatMap(({ date, amount = 0, state }) =>
    date > after && amount > 0 && !['failed', 'collected'].includes(collectionState(state))
      ? [{ date, amount, isExpected: false }]
      : [],
  );

/** Whether the bank is about to collect: who pays now as well may pay twice. */
export const isCollectionAnnounced = (mandate: Mandate | null | undefined, today: IsoDate): boolean =>
  mandate !== null && mandate !== undefined && announcedCollections(mandate, today).length > 0;

/** Whether a collection that is announced may be another try at one that failed, which may have been paid since. */
export const mayRepeat = (mandate: Mandate | undefined, today: IsoDate): boolean =>
  mandate?.kind === 'directDebit' && isCollectionAnnounced(mandate, today) && openFailures(mandate.list).length > 0;

/** The charges that were agreed on and are still to come, the nearest first. */
export const plannedCharges = ({ planned = [], fee = 0 }: Mandate, today: IsoDate): Instalment[] =>
  newestFirst(planned)
    .reverse()
    .flatMap(({ date, amount = fee, isExpected }) =>
      date > today && amount > 0 ? [{ date, amount, isExpected }] : [],
    );

/** The result of a collection may take this long. */
export const resultDays = 5;

/** The day from which a mandate collects month by month where no charge is named: its first day, else the month after the last one. */
export function nextCollectionDay(mandate: Mandate, today: IsoDate): Omit<Instalment, 'amount'> | undefined {
  const from = mandate.kind === 'directDebit' ? mandate.from : undefined;
  if (from !== undefined && from > today) return { date: from, isExpected: false };
  const known =
    mandate.kind === 'directDebit' ? [...mandate.list, ...(mandate.planned ?? [])] : (mandate.planned ?? []);
  const last = newestFirst(known).find(({ date }) => date !== '' && date <= today);
  return last && { date: nextMonthly(last.date, today), isExpected: true };
}

/** Whether a direct debit's last day has passed: the service may still call it active. */
export const isExpired = ({ to }: { to?: IsoDate | undefined }, today: IsoDate): boolean =>
  to !== undefined && to < today;

/** Whether a mandate collects nothing more this year: its next day, or the contract that it came with, is in the next one. */
export function isTooLate(mandate: Mandate, today: IsoDate): boolean {
  const end = endOfYear(today);
  if (mandate.kind === 'directDebit') return mandate.from !== undefined && mandate.from > end;
  const [first] = mandate.planned ?? [];
  if (mandate.contractFrom !== undefined && mandate.contractFrom > end) return true;
  if (first === undefined || first.amount !== undefined) return false;
  return (first.date > today ? first.date : nextMonthly(first.date, today)) > end;
}

/**
 * The next collection of a mandate, as far as it is known: one that the history announces, else one that was agreed on,
 * else the mandate's first day, else the month after the last collection. `later` is what is left to the end of `year`.
 */
export function nextInstalment(
  mandate: Mandate | undefined,
  later: number,
  today: IsoDate,
  year = yearOf(today),
): Instalment | undefined {
  if (mandate === undefined) return undefined;
  const [announced] = announcedCollections(mandate, today);
  if (announced !== undefined) return announced;
  const planned = plannedCharges(mandate, today).find(({ date }) => yearOf(date) === year);
  if (planned !== undefined && later > 0) return { ...planned, amount: Math.min(planned.amount, later) };
  const amount = Math.min(mandate.fee ?? 0, later);
  const next = amount > 0 ? nextCollectionDay(mandate, today) : undefined;
  if (next === undefined) return undefined;
  const to = mandate.kind === 'directDebit' ? mandate.to : undefined;
  const isPlanned = !next.isExpected || (yearOf(next.date) === yearOf(today) && (to === undefined || next.date <= to));
  return isPlanned ? { ...next, amount } : undefined;
}

/** The next sum that the mandate's limit keeps from being collected; undefined if it is within the limit, or isn't known. */
export function sumOverLimit(
  mandate: Mandate | undefined,
  later: number,
  today: IsoDate,
  year = yearOf(today),
): number | undefined {
  if (mandate?.kind !== 'directDebit') return undefined;
  const { fee = 0, limit = 0 } = mandate;
  const amount = nextInstalment(mandate, later, today, year)?.amount ?? Math.min(fee, later);
  return limit > 0 && amount > limit ? amount : undefined;
}

interface Agreed {
  /** A direct debit collects the first sum on the first day; a card has paid it at once. */
  firstSum: number;
  /** The monthly payments after the first sum. */
  instalments: Instalments | undefined;
  /** The first collection day that was chosen. */
  firstDay: IsoDate | undefined;
  /** What the first payment leaves of an overpayment: it pays the last charges. */
  credit?: number;
}

const monthsBetween = (from: IsoDate, to: IsoDate): number =>
  (yearOf(to) - yearOf(from)) * 12 + monthOf(to) - monthOf(from);

/** The charges of a signed contract by day. Only the first day is agreed on; the others follow it. None without it. */
export function agreedCharges({ firstSum, instalments, firstDay, credit = 0 }: Agreed): PlannedCharge[] {
  if (firstDay === undefined) return [];
  const first = firstSum > 0 ? [{ date: firstDay, amount: firstSum, isExpected: false }] : [];
  const { count = 0, amount = 0, total = 0, from = firstDay } = instalments ?? {};
  const charged = Math.max(0, total - credit);
  // A day before the first unpaid month says nothing of that month's.
  if (firstSum === 0 && startOfMonth(firstDay) < from) return [];
  const later = Array.from({ length: count }, (_, index) => {
    const date = addMonths(firstDay, monthsBetween(firstDay, from) + index);
    return { date, amount: Math.min(amount, Math.max(0, charged - index * amount)), isExpected: date !== firstDay };
  }).filter((charge) => charge.amount > 0);
  return [...first, ...later];
}
