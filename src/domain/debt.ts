/** What the payment page says about a member's debt. Money is whole forint. */
import { isBlocked } from './cardStatus';
import { expiryNoticeDays } from './constants';
import { compareDates, daysBetween, startOfMonth, type IsoDate } from './dates';
import type { Member } from './member';

export interface Debt {
  /** Due by today and unpaid (currentDebit). */
  currentDebit: number;
  /** Unpaid to the end of the year, including the current debit (allDebit). */
  annualDebit: number;
  /** Already paid this year, if known; the service doesn't say. */
  paid?: number;
}

/** The parts of the bar; none is negative. */
export interface DebtSegments {
  /** Undefined if unknown; the bar then has two parts. */
  paid: number | undefined;
  dueNow: number;
  later: number;
  total: number;
}

/**
 * blocked: the card is blocked. overdue: an earlier month is unpaid. due: the contract's first payment.
 * expiring: nothing is due, and the contract ends soon or has ended. paid: nothing is due today; `later` says whether
 * something will be due by the end of the year.
 */
export type NextStep = 'blocked' | 'overdue' | 'due' | 'expiring' | 'paid';

/** Splits the year's sum into paid, due now, and due later. */
export function debtSegments({ currentDebit, annualDebit, paid }: Debt): DebtSegments {
  const dueNow = Math.max(0, currentDebit);
  const later = Math.max(0, annualDebit - dueNow);
  const known = paid === undefined ? undefined : Math.max(0, paid);
  return { paid: known, dueNow, later, total: (known ?? 0) + dueNow + later };
}

/**
 * The next thing to do. The service names no due dates: a debit in the contract's first month is its first payment
 * (due), in a later month an unpaid earlier month (overdue). A blocked card comes first, because it stays blocked
 * until the debt is settled.
 */
export function nextStep(debt: Debt, member: Member, today: IsoDate): NextStep {
  if (isBlocked(member.cardStatus)) return 'blocked';
  if (debtSegments(debt).dueNow > 0) {
    return member.from && compareDates(member.from, startOfMonth(today)) < 0 ? 'overdue' : 'due';
  }
  return member.to && daysBetween(today, member.to) <= expiryNoticeDays ? 'expiring' : 'paid';
}
