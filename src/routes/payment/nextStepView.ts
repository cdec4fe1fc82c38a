import { debtSegments, nextStep, type Debt } from '../../domain/debt';
import { daysBetween, formatDottedDate, type IsoDate } from '../../domain/dates';
import type { Member } from '../../domain/member';

export interface NextStepView {
  tone: 'error' | 'warning' | 'info' | 'success';
  title: 'blockedTitle' | 'overdueTitle' | 'dueTitle' | 'expiringTitle' | 'expiredTitle' | 'upToDateTitle' | 'overpaidTitle' | 'paidTitle';
  text: 'blockedText' | 'blockedOther' | 'overdueText' | 'dueText' | 'expiringText' | 'upToDateText' | 'overpaidText' | 'paidText';
  /** The sum to pay, in forint. */
  amount: number;
  /** The overpayment, in forint. */
  overpaid: number;
  /** The day that the text names, dotted. */
  date: string;
  /** The one button: pays `amount`, or leads on. */
  action: 'pay' | 'care' | 'newContract' | 'invoices';
}

/** The next thing to do, in one sentence with one button. `hasDebt`: the service refused a payment with HAS_DEBT. */
export const nextStepView = (debt: Debt, member: Member, today: IsoDate, hasDebt: boolean): NextStepView => {
  const { dueNow, later, overpaid } = debtSegments(debt);
  const nothing = { amount: 0, overpaid, date: '' };
  const owed = { ...nothing, amount: dueNow, action: 'pay' } as const;
  switch (nextStep(debt, member, today, hasDebt)) {
    case 'blocked':
      return dueNow > 0
        ? { ...owed, tone: 'error', title: 'blockedTitle', text: 'blockedText' }
        : { ...nothing, tone: 'error', title: 'blockedTitle', text: 'blockedOther', action: 'care' };
    case 'overdue':
      return { ...owed, tone: 'warning', title: 'overdueTitle', text: 'overdueText' };
    case 'due':
      return { ...owed, tone: 'info', title: 'dueTitle', text: 'dueText' };
    case 'expiring': {
      const end = member.to ?? today;
      const title = daysBetween(today, end) < 0 ? 'expiredTitle' : 'expiringTitle';
      return { ...nothing, tone: 'warning', title, text: 'expiringText', date: formatDottedDate(end), action: 'newContract' };
    }
    case 'paid':
      if (later > 0) return { ...nothing, tone: 'success', title: overpaid > 0 ? 'overpaidTitle' : 'upToDateTitle', text: 'upToDateText', amount: later, action: 'pay' };
      return overpaid > 0
        ? { ...nothing, tone: 'success', title: 'overpaidTitle', text: 'overpaidText', action: 'invoices' }
        : { ...nothing, tone: 'success', title: 'paidTitle', text: 'paidText', action: 'invoices' };
  }
};
