/** What the payment page says about a member's debt (PAY-1). Money is whole forint. */
import { isBlocked } from './cardStatus';
import { expiryNoticeDays } from './constants';
import { compareDates, daysBetween, type IsoDate } from './dates';
import type { Member } from './member';

export interface Debt {
  /** Due until today and not paid (currentDebit). */
  currentDebit: number;
  /** All still to pay until the year's end, the current debit included (allDebit). */
  annualDebit: number;
  /** Paid already this year; the service does not say, so it may be unknown. */
  paid?: number;
}

/** The parts of the bar, none below 0. */
export interface DebtSegments {
  /** Undefined when unknown: the bar then has two parts. */
  paid: number | undefined;
  dueNow: number;
  later: number;
  total: number;
}

/**
 * blocked: the card is blocked; overdue: a month that began earlier is unpaid; due: the first payment of a contract;
 * expiring: nothing is due and the contract ends soon, or has ended; paid: nothing is due today, and `later` tells
 * whether something will be by the year's end.
 */
export type NextStep = 'blocked' | 'overdue' | 'due' | 'expiring' | 'paid';

/** The bar's parts: paid, due now, and due later this year. */
export function debtSegments({ currentDebit, annualDebit, paid }: Debt): DebtSegments {
  const dueNow = Math.max(0, currentDebit);
  const later = Math.max(0, annualDebit - dueNow);
  const known = paid === undefined ? undefined : Math.max(0, paid);
  return { paid: known, dueNow, later, total: (known ?? 0) + dueNow + later };
}

/**
 * The next thing to do. The service names no due days: a debit in the month in which a contract starts is its first
 * payment (due), one in a later month is a started month that was not paid (overdue). A blocked card comes first,
 * since it stays blocked until the debt is settled.
 */
export function nextStep(debt: Debt, member: Member, today: IsoDate): NextStep {
  if (isBlocked(member.cardStatus)) return 'blocked';
  if (debtSegments(debt).dueNow > 0) {
    const firstOfMonth = `${today.slice(0, 8)}01`;
    return member.from && compareDates(member.from, firstOfMonth) < 0 ? 'overdue' : 'due';
  }
  return member.to && daysBetween(today, member.to) <= expiryNoticeDays ? 'expiring' : 'paid';
}
