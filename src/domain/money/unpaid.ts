/** Why a sum is due though the fees are collected by a mandate. Money is whole forint. */
import { addDays, compareDates, endOfYear, monthOf, startOfMonth, yearOf, type IsoDate } from '../time/dates';
import { firstDay, isAllowed, sumBefore, type KnownOfDue } from './beforeMandate';
import { cardCharges, chargeOfMonth } from './collected';
import {
  announcedCollections,
  nextCollectionDay,
  openFailures,
  plannedCharges,
  resultDays,
  type Instalment,
  type Mandate,
} from './collections';
import { afterPayment, debtSegments } from './debt';

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

interface Known extends KnownOfDue {
  withdrawal?: Withdrawal | undefined;
}

const rowsOf = (mandate: Mandate) => (mandate.kind === 'directDebit' ? mandate.list : []);

const isSameMonth = (one: IsoDate, other: IsoDate): boolean => startOfMonth(one) === startOfMonth(other);

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
  // A card is charged once a month: what is due once that charge is surely set off is newer.
  const charged = chargeOfMonth(mandate, today);
  if (charged !== undefined) {
    const until = resultUntil(charged.date);
    // The invoices and what is open make up the year's fees only once the charge has been set off.
    const isSetOff = mandate.kind === 'regularCredit' && debtSegments(debt).total === mandate.openOnceSetOff;
    if (isSetOff || until < today) return { why: 'before', amount: dueNow, begins: undefined, rest: undefined };
    if (charged.amount >= dueNow) return { why: 'processing', charge: { ...charged, isExpected: false }, until };
  }
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
