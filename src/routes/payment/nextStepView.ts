import { nextInstalment, type Mandate } from '../../domain/collections';
import { debtSegments, nextStep, type Debt } from '../../domain/debt';
import { daysBetween, formatDottedDate, type IsoDate } from '../../domain/dates';
import type { Member } from '../../domain/member';

export interface NextStepView {
  tone: 'error' | 'warning' | 'info' | 'success';
  title: 'blockedTitle' | 'overdueTitle' | 'dueTitle' | 'expiringTitle' | 'expiredTitle' | 'upToDateTitle' | 'overpaidTitle' | 'paidTitle';
  text?: 'blockedText' | 'blockedOther' | 'overdueText' | 'dueText' | 'expiringText' | 'aheadText' | 'paidText';
  /** The sum to pay, in forint. */
  amount: number;
  /** The overpayment, in forint. */
  overpaid: number;
  /** What is left to the end of the year, in forint; undefined where no instalment is left. */
  left?: number;
  /** The day that the text names, dotted. */
  date: string;
  /** The one button: pays `amount`, or leads on. None until it is known whether the money is collected anyway. */
  action?: 'pay' | 'care' | 'newContract' | 'invoices' | Mandate['kind'];
}

interface Facts {
  debt: Debt;
  member: Member;
  /** Null without a known mandate, undefined while loading. */
  mandate: Mandate | null | undefined;
  today: IsoDate;
  /** The service refused a payment with HAS_DEBT. */
  hasDebt: boolean;
  /** The service accepts the next contract of a member whose present one ends soon. */
  takesRenewals: boolean;
}

/** Don't offer to pay what is collected anyway. */
const whatIsLeft = (later: number, mandate: Mandate | null | undefined): Pick<NextStepView, 'text' | 'action' | 'amount'> => {
  if (mandate) return { amount: later, action: mandate.kind };
  return mandate === null && later > 0 ? { amount: later, text: 'aheadText', action: 'pay' } : { amount: later };
};

/** The next thing to do, in one sentence with one button. */
export const nextStepView = ({ debt, member, mandate, today, hasDebt, takesRenewals }: Facts): NextStepView => {
  const { dueNow, later, overpaid } = debtSegments(debt);
  const hasNext = later > 0 || nextInstalment(mandate ?? undefined, later, today) !== undefined;
  const nothing = { amount: 0, overpaid, date: '', left: hasNext ? later : undefined };
  const owed = { ...nothing, amount: dueNow, left: undefined, action: 'pay' } as const;
  switch (nextStep(debt, member, today, hasDebt, takesRenewals)) {
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
      if (hasNext) return { ...nothing, tone: 'success', title: overpaid > 0 ? 'overpaidTitle' : 'upToDateTitle', ...whatIsLeft(later, mandate) };
      return { ...nothing, tone: 'success', title: overpaid > 0 ? 'overpaidTitle' : 'paidTitle', text: 'paidText', action: 'invoices' };
  }
};
