/** What fell due before a mandate, which doesn't collect it. Money is whole forint. */
import { addMonths, yearOf, type IsoDate } from '../time/dates';
import { collectedSince } from './collected';
import { nextMonthly, sumOf, type Instalment, type Mandate } from './collections';
import { debtSegments, type Debt } from './debt';

export interface KnownOfDue {
  /** Of this year. */
  debt: Debt;
  today: IsoDate;
  /** The mandate was set up in this session. */
  isNew: boolean;
}

/** Whether a mandate's limit and last day let it collect the sum on that day. */
export const isAllowed = (mandate: Mandate, { date, amount }: Pick<Instalment, 'date' | 'amount'>): boolean => {
  if (mandate.kind !== 'directDebit') return true;
  const { limit = 0, to } = mandate;
  return (limit <= 0 || amount <= limit) && (to === undefined || date <= to);
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
export function sumBefore(
  mandate: Mandate,
  { debt, today, isNew }: KnownOfDue,
  begins: IsoDate | undefined,
): number | undefined {
  const { dueNow, total } = debtSegments(debt);
  const { atSetUp, contractFrom, planned = [] } = mandate;
  // It hasn't begun, or all of its months were paid at signing.
  if (contractFrom !== undefined && (contractFrom > today || planned.length === 0)) return dueNow;
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
