import { debtSegments, nextStep, type Debt } from '../../domain/debt';
import { daysBetween, formatDottedDate, type IsoDate } from '../../domain/dates';
import type { Member } from '../../domain/member';

export interface NextStepView {
  tone: 'error' | 'warning' | 'info' | 'success';
  title: 'blockedTitle' | 'overdueTitle' | 'dueTitle' | 'expiringTitle' | 'expiredTitle' | 'upToDateTitle' | 'paidTitle';
  text: 'blockedText' | 'blockedOther' | 'overdueText' | 'dueText' | 'expiringText' | 'upToDateText' | 'paidText';
  /** The sum that the words speak of, in forint. */
  amount: number;
  /** The day that the words speak of, dotted. */
  date: string;
  /** The one button: pays `amount`, or leads on. */
  action: 'pay' | 'care' | 'newContract' | 'invoices';
}

/** The next thing to do in one sentence with one button (PAY-1). */
export const nextStepView = (debt: Debt, member: Member, today: IsoDate): NextStepView => {
  const { dueNow, later } = debtSegments(debt);
  const owed = { amount: dueNow, date: '', action: 'pay' } as const;
  switch (nextStep(debt, member, today)) {
    case 'blocked':
      return dueNow > 0
        ? { ...owed, tone: 'error', title: 'blockedTitle', text: 'blockedText' }
        : { tone: 'error', title: 'blockedTitle', text: 'blockedOther', amount: 0, date: '', action: 'care' };
    case 'overdue':
      return { ...owed, tone: 'warning', title: 'overdueTitle', text: 'overdueText' };
    case 'due':
      return { ...owed, tone: 'info', title: 'dueTitle', text: 'dueText' };
    case 'expiring': {
      const end = member.to ?? today;
      const title = daysBetween(today, end) < 0 ? 'expiredTitle' : 'expiringTitle';
      return { tone: 'warning', title, text: 'expiringText', amount: 0, date: formatDottedDate(end), action: 'newContract' };
    }
    case 'paid':
      return later > 0
        ? { tone: 'success', title: 'upToDateTitle', text: 'upToDateText', amount: later, date: '', action: 'pay' }
        : { tone: 'success', title: 'paidTitle', text: 'paidText', amount: 0, date: '', action: 'invoices' };
  }
};
