/** What will be collected, or is left for the member to pay: charge by charge, as far as the services tell. Whole forint. */
import { addDays, addMonths, compareDates, monthOf, startOfMonth, yearOf, type IsoDate } from '../time/dates';
import { firstDay } from './beforeMandate';
import {
  announcedCollections,
  isTooLate,
  nextCollectionDay,
  nextMonthly,
  openFailures,
  plannedCharges,
  sumOf,
  type Instalment,
  type Mandate,
  type PlannedCharge,
} from './collections';
import { debtSegments, type Debt } from './debt';
import { dueByHand, whyUnpaid, type Withdrawal } from './unpaid';

type ChargeWay = 'card' | 'debit' | 'self';

export interface Charge {
  /** The day; the last possible one of a charge whose day isn't known; the day until which to wait with one that is due. */
  date: IsoDate;
  /**
   * now: due already. after: due already, but it may still be collected until that day. on: the day is told. expected: the
   * day follows from another one, month by month. by: only the last possible day is known.
   */
  day: 'now' | 'after' | 'on' | 'expected' | 'by';
  amount: number;
  /** Who takes it; undefined if that isn't known. */
  way: ChargeWay | undefined;
}

export interface KnownOfYear {
  year: number;
  /** What is due now and by the end of the year. */
  debt: Debt;
  /** How the fee is collected; none if nobody collects it. */
  mandate: Mandate | undefined;
  /** The contract of that year; without its days it is the whole year. */
  contract: { from?: IsoDate | undefined; to?: IsoDate | undefined };
  today: IsoDate;
  /** An upgrade of the contract that is signed: its first day, and the fee of a month before it. */
  upgrade?: { from: IsoDate; fee: number | undefined } | undefined;
  /** The mandate was set up in this session. */
  isNew?: boolean;
  withdrawal?: Withdrawal | undefined;
}

const latest = (...days: IsoDate[]): IsoDate => days.reduce((one, other) => (other > one ? other : one));
const earliest = (...days: IsoDate[]): IsoDate => days.reduce((one, other) => (other < one ? other : one));

/** Takes rows in their order until the sum is used up. */
const upTo = <Row extends { amount: number }>(rows: readonly Row[], sum: number): Row[] => {
  let left = sum;
  return rows.flatMap((row) => {
    const amount = Math.min(row.amount, left);
    left -= amount;
    return amount > 0 ? [{ ...row, amount }] : [];
  });
};

/** A retry has a day of its own: the months after it keep the day of the charge that failed. */
const monthAfter = (mandate: Mandate, last: IsoDate): IsoDate => {
  const failed = mandate.kind === 'directDebit' ? openFailures(mandate.list).at(-1) : undefined;
  return failed === undefined || failed.date === '' ? addMonths(last, 1) : nextMonthly(failed.date, last);
};

/** Month by month after the rows that are known, to the last day on which the mandate can collect. */
const monthly = (mandate: Mandate, known: readonly Instalment[], last: IsoDate, today: IsoDate): Instalment[] => {
  const { fee = 0 } = mandate;
  const lastKnown = known.at(-1);
  const first =
    lastKnown === undefined
      ? nextCollectionDay(mandate, today)
      : { date: monthAfter(mandate, lastKnown.date), isExpected: true };
  if (first === undefined || fee <= 0) return [];
  return Array.from({ length: 24 }, (_, index) => ({
    date: addMonths(first.date, index),
    amount: fee,
    isExpected: first.isExpected || index > 0,
  })).filter(({ date }) => date <= last);
};

/** A limit below the fee keeps every month's from being collected. */
export const collectsNothing = (mandate: Mandate): boolean => {
  if (mandate.kind !== 'directDebit') return false;
  const { limit = 0, fee = 0 } = mandate;
  return limit > 0 && fee > limit;
};

const wayOf = (mandate: Mandate, amount: number): ChargeWay => {
  if (mandate.kind === 'regularCredit') return 'card';
  const { limit = 0 } = mandate;
  return limit > 0 && amount > limit ? 'self' : 'debit';
};

/** Who takes what no dated charge covers. */
const wayOfRest = (mandate: Mandate | undefined, hasDays: boolean, last: IsoDate, end: IsoDate) => {
  if (mandate === undefined || collectsNothing(mandate)) return 'self';
  // The mandate ends before the contract: nobody collects what comes after it.
  if (last < end) return hasDays ? 'self' : undefined;
  return hasDays ? undefined : wayOf(mandate, 0);
};

/** The last day of the months before an upgrade or a mandate, where what is left open is no more than their fees. */
const lastBefore = (begins: KnownOfYear['upgrade'], open: number, today: IsoDate): IsoDate | undefined => {
  if (begins === undefined || begins.from <= today) return undefined;
  const { from, fee = 0 } = begins;
  return open <= fee * (monthOf(from) - monthOf(today)) ? addDays(from, -1) : undefined;
};

/**
 * Each charge of a year's contract, by day. Together they are what the service says is still due, never more: days and
 * ways come from what a collection announces, what was agreed on when the mandate was set up, and the mandate's own data;
 * what none of them covers is one charge of no known day. No day lies in the past or outside the contract.
 */
export function comingCharges({
  year,
  debt,
  mandate,
  contract,
  today,
  upgrade,
  isNew = false,
  withdrawal,
}: KnownOfYear): Charge[] {
  const { dueNow, total } = debtSegments(debt);
  const unpaid = year === yearOf(today) ? whyUnpaid(mandate, { debt, today, isNew, withdrawal }) : undefined;
  const yearEnd = `${year}-12-31`;
  const start = latest(today, contract.from ?? today, `${year}-01-01`);
  const end = earliest(contract.to ?? yearEnd, yearEnd);
  const last = mandate?.kind === 'directDebit' ? earliest(mandate.to ?? end, end) : end;
  const within = <Row extends { date: IsoDate }>(rows: readonly Row[], to = end): Row[] =>
    rows.filter(({ date }) => date >= start && date <= to);

  // A collection that is announced takes what is due already, too, and so does the charge that it waits for; the others
  // take what falls due later.
  const told = mandate === undefined ? [] : announcedCollections(mandate, today);
  const coming = unpaid?.why === 'before' ? unpaid.rest : unpaid;
  const awaited = told.length === 0 && coming?.why === 'awaited' ? [coming.charge] : [];
  const announced = upTo(within([...told, ...awaited]), total);
  const owed = Math.max(0, dueNow - sumOf(announced));
  const later = total - sumOf(announced) - owed;
  const usable = mandate === undefined || collectsNothing(mandate) ? undefined : mandate;
  const lastAnnounced = announced.at(-1)?.date ?? '';
  const planned = usable === undefined ? [] : within(plannedCharges(usable, today), last);
  const known = [...announced, ...planned.filter(({ date }) => date > lastAnnounced)];
  const months = usable === undefined ? [] : within(monthly(usable, known, last, today), last);
  const rest = upTo([...known.slice(announced.length), ...months], later);

  const dated = [...announced, ...rest].map(({ date, amount, isExpected }): Charge => ({
    date,
    day: isExpected ? 'expected' : 'on',
    amount,
    way: mandate && wayOf(mandate, amount),
  }));
  const uncovered = later - sumOf(rest);
  const beforeUpgrade = lastBefore(upgrade, uncovered, today);
  // What falls due before the first day of a mandate that was set up by itself is the member's.
  const first = usable && firstDay(usable);
  const begins =
    first !== undefined && yearOf(first) === year ? { from: startOfMonth(first), fee: usable?.fee } : undefined;
  const beforeFirst = lastBefore(begins, uncovered, today);
  const lastDay = beforeUpgrade ?? beforeFirst ?? [end, yearEnd].find((day) => day >= today);
  // Nothing of a year that is over is still to fall due.
  const now = lastDay === undefined ? owed + uncovered : owed;
  // What was agreed on begins with the upgrade.
  const isApart =
    beforeUpgrade !== undefined &&
    [...(mandate?.planned ?? []).map(({ date }) => date), mandate?.contractFrom ?? ''].some(
      (day) => day > beforeUpgrade,
    );
  const isOwn =
    isApart ||
    beforeFirst !== undefined ||
    (mandate !== undefined && year === yearOf(today) && isTooLate(mandate, today));
  // The next charge may take what was missed.
  const isUnsure = mandate?.kind === 'regularCredit' && unpaid?.why === 'missed';
  const wayOfUndated = isOwn ? 'self' : isUnsure ? undefined : wayOfRest(mandate, dated.length > 0, last, end);
  const undated: Charge[] =
    lastDay === undefined || uncovered === 0
      ? []
      : [{ date: lastDay, day: 'by', amount: uncovered, way: wayOfUndated }];
  // The day of its charge has come.
  const charged = coming?.why === 'processing' ? now - (unpaid?.why === 'before' ? dueByHand(unpaid, now) : 0) : 0;
  const when =
    unpaid?.why === 'withdrawn'
      ? ({ date: unpaid.until, day: 'after' } as const)
      : ({ date: today, day: 'now' } as const);
  const dueCharges: Charge[] = [
    { ...when, amount: now - charged, way: 'self' },
    { ...when, amount: charged, way: mandate && wayOf(mandate, charged) },
  ];
  const charges = [...dueCharges.filter(({ amount }) => amount > 0), ...dated, ...undated];
  return charges.sort((one, other) => compareDates(one.date, other.date));
}

/** What the member has to pay of what falls due later though there may be a mandate, in forint. */
export interface OwnOfLater {
  /**
   * beforeUpgrade: fees from before an upgrade; a mandate that came with it doesn't collect them. tooLate: the mandate's
   * next day is in the next year. apart: what is beside the mandate's charges, as from before its first or after its last day.
   */
  why: 'beforeUpgrade' | 'tooLate' | 'apart';
  amount: number;
  /** The last day. */
  date: IsoDate;
}

/** What no mandate takes of what falls due later, as it stands among the coming charges. A limit has words of its own. */
export function ownOfLater(known: KnownOfYear): OwnOfLater | undefined {
  const { mandate, upgrade, today } = known;
  if (mandate !== undefined && collectsNothing(mandate)) return undefined;
  const own = comingCharges(known).find(({ day, way }) => day === 'by' && way === 'self');
  if (own === undefined) return undefined;
  const { amount, date } = own;
  if (mandate !== undefined && isTooLate(mandate, today)) return { why: 'tooLate', amount, date };
  if (lastBefore(upgrade, amount, today) === date) return { why: 'beforeUpgrade', amount, date };
  return mandate && { why: 'apart', amount, date };
}

/** The charges of a contract that has just been signed: those of today and later, as they were agreed on. */
export const agreedAsCharges = (kind: Mandate['kind'], agreed: readonly PlannedCharge[], today: IsoDate): Charge[] =>
  agreed.flatMap(({ date, amount = 0, isExpected }) =>
    date >= today && amount > 0
      ? [{ date, amount, day: isExpected ? 'expected' : 'on', way: kind === 'regularCredit' ? 'card' : 'debit' }]
      : [],
  );
