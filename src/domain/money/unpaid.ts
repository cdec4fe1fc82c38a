/** Why a sum is due though the fees are collected by a mandate. Money is whole forint. */
import { addDays, compareDates, monthOf, startOfMonth, yearOf, type IsoDate } from '../time/dates';
import {
  announcedCollections,
  collectionState,
  nextCollectionDay,
  openFailures,
  plannedCharges,
  type Instalment,
  type Mandate,
} from './collections';
import { debtSegments, type Debt } from './debt';

/** The result of a collection may take this long. */
export const resultDays = 5;

/**
 * before: it fell due before the bank had the mandate, which begins on that day if it is known. awaited: a charge takes it
 * that is still to come, so nothing has to be done until then. processing: the day of the charge has come, its result isn't
 * known before `until`. missed: it wasn't collected; the next charge may be for it or for a later fee. withdrawn: a mandate
 * was withdrawn whose charge was to take it, and may still do so until that day; `charge` is known of a few only. stopped: a
 * mandate was withdrawn that had missed it; nothing is known to take it, though a charge may be under way until that day.
 */
export type Unpaid =
  | { why: 'before'; begins: IsoDate | undefined }
  | { why: 'awaited'; charge: Instalment; isRetry: boolean }
  | { why: 'processing'; charge: Instalment; until: IsoDate }
  | { why: 'missed'; next: Instalment | undefined }
  | { why: 'withdrawn'; charge: Instalment | undefined; until: IsoDate }
  | { why: 'stopped'; until: IsoDate };

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

const isAllowed = (mandate: Mandate, { date, amount }: Instalment): boolean => {
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
const firstDay = (mandate: Mandate): IsoDate | undefined =>
  mandate.kind === 'directDebit' ? mandate.from : mandate.planned?.find(({ amount }) => amount === undefined)?.date;

/** Whether what is due is what was due already when the mandate was set up: since then only its own collections were paid. */
const isFromBefore = (mandate: Mandate, { currentDebit, annualDebit }: Debt): boolean => {
  const { atSetUp } = mandate;
  const from = mandate.kind === 'directDebit' ? mandate.from : undefined;
  const collected = rowsOf(mandate).filter(
    ({ date, state }) => from !== undefined && date >= from && collectionState(state) === 'collected',
  );
  return (
    currentDebit === atSetUp?.currentDebit &&
    annualDebit === collected.reduce((left, { amount = 0 }) => left - amount, atSetUp.annualDebit)
  );
};

/** Why a mandate hasn't collected what is due. */
function whyNotCollected(mandate: Mandate, known: Known): Unpaid {
  const { debt, today, isNew } = known;
  const failure = openFailures(rowsOf(mandate))[0];
  const failed = failure?.date ?? '';
  const isTaken = (charge: Instalment): boolean => takes(mandate, charge, failed, known);
  const comes = (charge: Instalment): Unpaid =>
    charge.date > today
      ? { why: 'awaited', charge, isRetry: isRetryOf(failed, charge) }
      : { why: 'processing', charge, until: addDays(charge.date, resultDays) };

  // The results of these days may not be known yet.
  const after = addDays(today, -resultDays - 1);
  const hasNoRow = ({ date }: { date: IsoDate }): boolean =>
    rowsOf(mandate).every((row) => !isSameMonth(row.date, date));
  const agreed = mandate.planned?.filter(({ amount }) => amount !== undefined);
  const told = [
    ...announcedCollections(mandate, after),
    ...plannedCharges({ ...mandate, planned: agreed }, after).filter(hasNoRow),
  ];
  const charge = told.find(isTaken);
  if (charge !== undefined) return comes(charge);

  const first = firstDay(mandate);
  const begins = first !== undefined && first > today ? first : undefined;
  if (failure === undefined && (begins !== undefined || isNew || isFromBefore(mandate, debt)))
    return { why: 'before', begins };

  const day = nextCollectionDay(mandate, after);
  const expected = day?.isExpected === true ? { ...day, amount: mandate.fee ?? 0 } : undefined;
  if (expected !== undefined && hasNoRow(expected) && isTaken(expected)) return comes(expected);
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
