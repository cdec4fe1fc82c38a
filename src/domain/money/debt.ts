/** What the payment page says about a member's debt. Money is whole forint. */
import { expiryNoticeDays } from '../constants';
import { isBlocked } from '../contract/cardStatus';
import { hasEnded, type Member } from '../identity/member';
import { daysBetween, type IsoDate } from '../time/dates';

export interface Debt {
  /** Due by today and unpaid (currentDebit); negative for an overpayment. */
  currentDebit: number;
  /** Unpaid to the end of the year, including the current debit (allDebit); negative for an overpayment. */
  annualDebit: number;
}

/** The parts of the bar, and the overpayment; none is negative. */
export interface DebtSegments {
  dueNow: number;
  later: number;
  total: number;
  overpaid: number;
}

/**
 * blocked: the card is blocked. overdue: the service said so (HAS_DEBT). due: something is due today.
 * paid: nothing is due today; `later` says whether something will be due by the end of the year.
 */
export type NextStep = 'blocked' | 'overdue' | 'due' | 'paid';

/** Splits the year's sum into due now and due later. */
export function debtSegments({ currentDebit, annualDebit }: Debt): DebtSegments {
  const dueNow = Math.max(0, currentDebit);
  const later = Math.max(0, annualDebit - dueNow);
  // What the year has left of an overpayment counts, rather than what it is today.
  const negative = [annualDebit, currentDebit].find((debit) => debit < 0) ?? 0;
  return { dueNow, later, total: dueNow + later, overpaid: Math.abs(negative) };
}

/** The debt once a payment, in forint, is booked. A payment never makes an overpayment here: more than the debt can't be paid. */
export function afterPayment({ currentDebit, annualDebit }: Debt, amount: number): Debt {
  const less = (debit: number): number => Math.max(Math.min(debit, 0), debit - amount);
  return { currentDebit: less(currentDebit), annualDebit: less(annualDebit) };
}

/** Whether nothing of the year is open, and nothing was overpaid. */
export function isSettled({ currentDebit, annualDebit }: Debt): boolean {
  return currentDebit === 0 && annualDebit === 0;
}

/** Whether what is overpaid today pays all that falls due later in the year, and nothing of it is left then. */
export function isUsedUp({ currentDebit, annualDebit }: Debt): boolean {
  return currentDebit < 0 && annualDebit === 0;
}

/** What is known of a year's fees that are paid. Money is whole forint. */
export interface PaidOf {
  /** The year's invoices, the oldest first. */
  invoices: readonly number[];
  dueNow: number;
  /** The months that are paid, each at today's fee; undefined where they aren't known. */
  months: number | undefined;
  /** Today's fee of a month. */
  fee: number | undefined;
  /** The latest payment that this device knows: its invoice may not be there yet. */
  latest?: number | undefined;
  /** The last invoices of the year before: a contract that is signed early is invoiced then. */
  earlier?: readonly number[];
  /** None of the year's invoices can be next year's contract's. */
  isOfOneYear?: boolean;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Months that the invoices aren't enough for: as many whole fees may have been invoiced the year before. Undefined where none can. */
const invoicedBefore = ({ invoices, months = 0, fee, latest }: PaidOf): number | undefined => {
  const missing = months - sumOf(invoices);
  return missing > 0 && missing !== latest && feesIn(missing, fee) !== undefined ? missing : undefined;
};

/** Whether the invoices of the year before are needed to tell what is paid. */
export const needsEarlierInvoices = (known: PaidOf): boolean =>
  known.isOfOneYear !== false && invoicedBefore(known) !== undefined;

/**
 * What is paid of a year, in forint; undefined where that isn't known. An invoice may come with the debt or with its
 * payment, or after it, and no service says which: where the months are known, they tell, and else the invoices if nothing
 * is due. But months count at today's fee, and an upgrade may have raised it since they were paid: they tell only what the
 * invoices bear out, with those of the year before and the latest payment. Of two contracts the older one's invoices come
 * first.
 */
export function paidOf(known: PaidOf): number | undefined {
  const { invoices, dueNow, months, latest, earlier = [], isOfOneYear = true } = known;
  if (!isOfOneYear)
    return invoices.some((_amount, index) => sumOf(invoices.slice(0, index + 1)) === months) ? months : undefined;
  const invoiced = sumOf(invoices);
  if (months === undefined) return dueNow === 0 ? invoiced : undefined;
  if ([invoiced, invoiced - dueNow].includes(months) || months - invoiced === latest) return months;
  const before = invoicedBefore(known);
  if (before !== undefined && earlier.some((amount) => amount >= before)) return months;
  // One-time charges are invoiced, too.
  return dueNow === 0 ? invoiced : undefined;
}

/** How many monthly fees the sum is; undefined where it isn't made of whole ones, or the fee isn't known. */
export function feesIn(amount: number, fee: number | undefined): number | undefined {
  if (amount <= 0) return 0;
  return fee !== undefined && fee > 0 && amount % fee === 0 ? amount / fee : undefined;
}

/** Whether the contract ends within a few weeks, or has ended. */
export const endsSoon = ({ to }: Member, today: IsoDate): boolean =>
  to !== undefined && daysBetween(today, to) <= expiryNoticeDays;

interface EndFacts {
  member: Member;
  today: IsoDate;
  /** Something is due that isn't paid. */
  hasDebt: boolean;
  /** Something is unpaid of a contract that ended in an earlier year, which has to be settled first. */
  hasPastDebt: boolean;
  /** A contract is under way. */
  isUnderWay: boolean;
  /** It isn't known yet whether a contract can be started. */
  isAsking: boolean;
  /** The next contract is signed already. */
  hasNext: boolean;
  /** The service, which alone knows from when, takes the next contract. */
  takesRenewals: boolean;
}

/**
 * What is to be said of a contract that ends soon, or has ended: that the next one can be signed, that it waits for a debt, or
 * that it can't be signed yet. Undefined where there is nothing to say.
 */
export function contractEnd({
  member,
  today,
  hasDebt,
  hasPastDebt,
  isUnderWay,
  isAsking,
  hasNext,
  takesRenewals,
}: EndFacts): 'open' | 'waits' | 'later' | undefined {
  if (member.kr === undefined || isUnderWay || hasNext || hasPastDebt || !endsSoon(member, today)) return undefined;
  if (takesRenewals || hasEnded(member, today)) return 'open';
  if (isAsking) return undefined;
  return hasDebt ? 'waits' : 'later';
}

/**
 * The next thing to do. The service names no due dates, so a debit is overdue only once a payment was refused with
 * HAS_DEBT. A blocked card comes first, because it stays blocked until the debt is settled.
 */
export function nextStep(debt: Debt, member: Member, hasDebt: boolean): NextStep {
  if (isBlocked(member.cardStatus)) return 'blocked';
  if (debtSegments(debt).dueNow > 0) return hasDebt ? 'overdue' : 'due';
  return 'paid';
}
