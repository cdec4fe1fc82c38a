/** Why a sum is due though the fees are collected by a mandate. Money is whole forint. */
import {
  addDays,
  addMonths,
  compareDates,
  endOfYear,
  monthOf,
  startOfMonth,
  yearOf,
  type IsoDate,
} from '../time/dates';
import { cardCharges, chargeOfMonth, collectedSince } from './collected';
import {
  announcedCollections,
  nextCollectionDay,
  nextMonthly,
  openFailures,
  plannedCharges,
  resultDays,
  sumOf,
  type Instalment,
  type Mandate,
} from './collections';
import { afterPayment, debtSegments, type Debt } from './debt';

/**
 * before: `amount` of it fell due before the bank had the mandate, which begins on that day if it is known; a charge takes
 * the rest, if there is one. awaited: a charge takes it
 * that is still to come, so nothing has to be done until then. processing: the day of the charge has come, its result isn't
 * known before `until`. missed: it wasn't collected; the next charge may be for it or for a later fee. withdrawn: a mandate
 * was withdrawn whose charge was to take it, and may still do so until that day; `charge` is known of a few only. stopped: a
 * mandate was withdrawn that had missed it; nothing is known to take it, though a charge may be under way until that day.
 */
export type Unpaid =
  | { why: 'before'; amount: number; begins: IsoDate | undefined; rest: Waiting | undefined }
  | Waiting
  | { why: 'missed'; next: Instalment | undefined }
  | { why: 'withdrawn'; charge: Instalment | undefined; until: IsoDate }
  | { why: 'stopped'; until: IsoDate };

type Waiting =
  { why: 'awaited'; charge: Instalment; isRetry: boolean } | { why: 'processing'; charge: Instalment; until: IsoDate };

/** A mandate that was withdrawn in this session. */
export interface Withdrawal {
  kind: Mandate['kind'];
  /** Until then a charge of it may be under way. */
  until: IsoDate;
  /** A charge was to take what was due. */
  isAwaited: boolean;
}

interface Known {
  /** Of this year. */
  debt: Debt;
  today: IsoDate;
  /** The mandate was set up in this session. */
  isNew: boolean;
  withdrawal?: Withdrawal | undefined;
}

const rowsOf = (mandate: Mandate) => (mandate.kind === 'directDebit' ? mandate.list : []);

const isSameMonth = (one: IsoDate, other: IsoDate): boolean => startOfMonth(one) === startOfMonth(other);

const isAllowed = (mandate: Mandate, { date, amount }: Pick<Instalment, 'date' | 'amount'>): boolean => {
  if (mandate.kind !== 'directDebit') return true;
  const { limit = 0, to } = mandate;
  return (limit <= 0 || amount <= limit) && (to === undefined || date <= to);
};

/** Another try at what failed comes in the same month; on any other day a charge may be for a later month. */
const isRetryOf = (failed: IsoDate, { date }: Instalment): boolean => date > failed && isSameMonth(failed, date);

/** Whether the charge takes all that is due, and leaves no older month open. */
const takes = (mandate: Mandate, charge: Instalment, failed: IsoDate, { debt, today }: Known): boolean => {
  const { dueNow, total } = debtSegments(debt);
  const { date, amount } = charge;
  const { fee = 0 } = mandate;
  const isLastOpen = total - amount <= (fee > 0 ? fee : amount) * (12 - monthOf(date));
  return (
    yearOf(date) === yearOf(today) &&
    amount >= dueNow &&
    (isLastOpen || isRetryOf(failed, charge)) &&
    isAllowed(mandate, charge)
  );
};

/** The day of a mandate that was set up by itself: what falls due before it is the member's to pay. */
export const firstDay = (mandate: Mandate): IsoDate | undefined =>
  mandate.kind === 'directDebit' ? mandate.from : mandate.planned?.find(({ amount }) => amount === undefined)?.date;

const between = (amount: number, most: number): number => Math.min(Math.max(0, amount), most);

/** The charges whose sums were agreed on. */
const chargesOfKnownSum = ({ planned = [] }: Mandate): { date: IsoDate; amount: number }[] =>
  planned.flatMap(({ date, amount }) => (amount === undefined ? [] : [{ date, amount }]));

/** What a mandate collects this year from its first day on, month by month, in forint. */
const feesFrom = (mandate: Mandate, first: IsoDate, today: IsoDate): number => {
  const { fee = 0 } = mandate;
  const days = Array.from({ length: 12 }, (_, index) => ({ date: addMonths(first, index), amount: fee }));
  return days.filter((day) => yearOf(day.date) === yearOf(today) && isAllowed(mandate, day)).length * fee;
};

/** What a mandate was to leave to the member when it was set up: what was due, and what fell due before its first charge. */
const leftAtSetUp = (mandate: Mandate, atSetUp: NonNullable<Mandate['atSetUp']>, today: IsoDate): number => {
  const { currentDebit, on } = atSetUp;
  const first = firstDay(mandate);
  if (first === undefined || on === undefined || (mandate.fee ?? 0) <= 0) return currentDebit;
  const charged = feesFrom(mandate, first > on ? first : nextMonthly(first, on), today);
  return Math.max(currentDebit, debtSegments(atSetUp).total - charged);
};

/**
 * How much of what is due fell due before the mandate, which doesn't collect it; undefined where that isn't known. What was
 * paid since, other than by the mandate's own collections, has paid that. `begins` is the mandate's first day, if it is to come.
 */
function sumBefore(mandate: Mandate, { debt, today, isNew }: Known, begins: IsoDate | undefined): number | undefined {
  const { dueNow, total } = debtSegments(debt);
  const { atSetUp, upgradeFrom, planned = [] } = mandate;
  // The upgrade hasn't begun, or all of its months were paid at signing.
  if (upgradeFrom !== undefined && (upgradeFrom > today || planned.length === 0)) return dueNow;
  if (atSetUp !== undefined) {
    const less = Math.max(0, debtSegments(atSetUp).total - total);
    const collected = less === 0 ? 0 : collectedSince(mandate, today);
    if (collected !== undefined)
      return between(leftAtSetUp(mandate, atSetUp, today) - Math.max(0, less - collected), dueNow);
  }
  if (isNew) return dueNow;
  const agreed = chargesOfKnownSum(mandate);
  const toCome = agreed.filter(({ date }) => date > today && yearOf(date) === yearOf(today));
  // It would be due as a whole, had one of them missed it: what they don't take is older, as a fee from before an upgrade.
  const isNoneMissed = agreed.every(({ date, amount }) => date > today || amount > dueNow);
  if (agreed.length > 0 && isNoneMissed && total - sumOf(toCome) <= dueNow)
    return between(total - sumOf(toCome), dueNow);
  return begins === undefined ? undefined : between(total - feesFrom(mandate, begins, today), dueNow);
}

/** Until when the result of a charge may not be known: if need be, the year's last day is left to pay it online. */
const resultUntil = (charged: IsoDate): IsoDate => {
  const until = addDays(charged, resultDays);
  const last = addDays(endOfYear(charged), -1);
  if (until <= last) return until;
  return charged < last ? last : charged;
};

/** Why a mandate hasn't collected what is due. */
function whyNotCollected(mandate: Mandate, known: Known): Unpaid {
  const { debt, today, isNew } = known;
  const failure = openFailures(rowsOf(mandate))[0];
  const failed = failure?.date ?? '';
  const waitsFor = (charges: readonly Instalment[], of: Known = known): Waiting | undefined => {
    const charge = charges.find((one) => takes(mandate, one, failed, of) && resultUntil(one.date) >= today);
    if (charge === undefined) return undefined;
    // It would be due as a whole, had it not been collected.
    if (charge.date <= today && charge.amount > debtSegments(of.debt).dueNow) return undefined;
    return charge.date > today
      ? { why: 'awaited', charge, isRetry: isRetryOf(failed, charge) }
      : { why: 'processing', charge, until: resultUntil(charge.date) };
  };

  // The results of these days may not be known yet.
  const after = addDays(today, -resultDays - 1);
  const rows = [...rowsOf(mandate), ...(cardCharges(mandate, today) ?? [])];
  const hasNoRow = ({ date }: { date: IsoDate }): boolean => rows.every((row) => !isSameMonth(row.date, date));
  const agreed = mandate.planned?.filter((one) => one.amount !== undefined);
  const told = [
    ...announcedCollections(mandate, after),
    ...plannedCharges({ ...mandate, planned: agreed }, after).filter(hasNoRow),
  ];
  const taken = waitsFor(told);
  if (taken !== undefined) return taken;

  const { fee: amount = 0, atSetUp } = mandate;
  // On the day of its set-up nothing is charged.
  const since = [after, atSetUp?.on ?? after].sort(compareDates)[1] ?? after;
  const follows = (last: IsoDate): Instalment[] => {
    const day = nextCollectionDay(mandate, last);
    return day !== undefined && hasNoRow(day) ? [{ ...day, amount }] : [];
  };
  const next = follows(since);
  const first = firstDay(mandate);
  const begins = first !== undefined && first > today ? first : undefined;
  const before = failure === undefined ? sumBefore(mandate, known, begins) : undefined;
  const { dueNow, later } = debtSegments(debt);
  if (before !== undefined) {
    // What fell due since is the mandate's to collect, also on its first day.
    const charges = [...plannedCharges(mandate, since).filter(hasNoRow), ...next, ...follows(today)];
    const rest = before < dueNow ? waitsFor(charges, { ...known, debt: afterPayment(debt, before) }) : undefined;
    if (before === 0 && rest !== undefined) return rest;
    // Where nothing is left to collect this year, its first day is no news.
    const starts = later > 0 || rest !== undefined ? begins : undefined;
    if (before === dueNow || rest !== undefined) return { why: 'before', amount: before, begins: starts, rest };
    if (begins !== undefined || isNew) return { why: 'before', amount: dueNow, begins: starts, rest: undefined };
  }

  const expected = waitsFor(next.filter(({ isExpected }) => isExpected));
  if (expected !== undefined) return expected;
  // A card is charged once a month, and that has paid an older fee.
  if (chargeOfMonth(mandate, today) !== undefined)
    return { why: 'before', amount: dueNow, begins: undefined, rest: undefined };
  const inMonth = told.find(({ date }) => date > today && isSameMonth(date, today));
  return { why: 'missed', next: announcedCollections(mandate, today)[0] ?? inMonth };
}

/**
 * Why what is due wasn't collected; undefined where nothing is due, or nothing collects. It is only called missed where no
 * charge is known, or to be expected from the days of earlier ones, that takes it: the services may call a month's fee due
 * days before it is collected.
 */
export function whyUnpaid(mandate: Mandate | undefined, known: Known): Unpaid | undefined {
  const { debt, withdrawal } = known;
  if (debtSegments(debt).dueNow === 0) return undefined;
  const unpaid = mandate && whyNotCollected(mandate, known);
  const isWithdrawn = mandate?.isWithdrawn === true;
  if (isWithdrawn && (unpaid?.why === 'awaited' || unpaid?.why === 'processing')) {
    const { charge } = unpaid;
    return { why: 'withdrawn', charge, until: unpaid.why === 'awaited' ? charge.date : unpaid.until };
  }
  if (isWaiting(unpaid)) return unpaid;
  // An announced charge that isn't enough may still take a part.
  const part = isWithdrawn ? announcedCollections(mandate, known.today).at(-1)?.date : undefined;
  const until = [part, withdrawal?.until]
    .filter((day) => day !== undefined)
    .sort(compareDates)
    .at(-1);
  if (until === undefined) return unpaid;
  if (part !== undefined || withdrawal?.isAwaited === true) return { why: 'withdrawn', charge: undefined, until };
  // A mandate that stands explains itself.
  return unpaid && !isWithdrawn ? unpaid : { why: 'stopped', until };
}

/** The charge that takes, or may take, what is due. */
const chargeOf = (unpaid: Unpaid | undefined): Instalment | undefined => {
  switch (unpaid?.why) {
    case 'awaited':
    case 'processing':
    case 'withdrawn':
      return unpaid.charge;
    case 'missed':
      return unpaid.next;
    case 'before':
      return unpaid.rest?.charge;
    default:
      return undefined;
  }
};

/** The charge that is to come, or whose result isn't known yet: who pays as well may pay twice. */
export const chargeToCome = (
  mandate: Mandate | null | undefined,
  unpaid: Unpaid | undefined,
  today: IsoDate,
): Instalment | undefined => (mandate ? announcedCollections(mandate, today)[0] : undefined) ?? chargeOf(unpaid);

/** What the member has to pay of what is due, in forint: all of it but what a charge takes beside it. */
export const dueByHand = (unpaid: Unpaid | undefined, dueNow: number): number =>
  unpaid?.why === 'before' ? Math.min(unpaid.amount, dueNow) : dueNow;

/** Whether what is due is being collected: surely, as far as is known, or perhaps, after a withdrawal. */
export const collectionOf = (unpaid: Unpaid | undefined): 'sure' | 'possible' | undefined => {
  switch (unpaid?.why) {
    case 'awaited':
    case 'processing':
      return 'sure';
    case 'withdrawn':
      return 'possible';
    default:
      return undefined;
  }
};

/** Whether it is due because of a withdrawal, which has to be explained. */
export const isAfterWithdrawal = (unpaid: Unpaid | undefined): boolean =>
  unpaid?.why === 'withdrawn' || unpaid?.why === 'stopped';

/** Nothing has to be done until the result of a charge is known. */
export const isWaiting = (unpaid: Unpaid | undefined): boolean => collectionOf(unpaid) !== undefined;
