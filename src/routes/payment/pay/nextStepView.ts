import { hasEnded, type Member } from '../../../domain/identity/member';
import { nextInstalment, sumOverLimit, type Mandate } from '../../../domain/money/collections';
import { debtSegments, isUsedUp, nextStep, type Debt } from '../../../domain/money/debt';
import { dueByHand, type Unpaid } from '../../../domain/money/unpaid';
import { monthOf, type IsoDate } from '../../../domain/time/dates';

type DueTitle =
  | 'dueTitle'
  | 'withdrawnTitle'
  | 'awaitedTitle'
  | 'expectedTitle'
  | 'processingTitle'
  | `missedTitle_${Mandate['kind']}`;

/** The heading of a sum that is due: it says where a mandate comes in. */
export const dueTitle = (mandate: Mandate | null | undefined, unpaid: Unpaid | undefined): DueTitle => {
  switch (unpaid?.why) {
    case 'withdrawn':
      return 'withdrawnTitle';
    case 'awaited':
      return unpaid.charge.isExpected ? 'expectedTitle' : 'awaitedTitle';
    case 'processing':
      return 'processingTitle';
    case 'missed':
      return mandate ? `missedTitle_${mandate.kind}` : 'dueTitle';
    default:
      return 'dueTitle';
  }
};

/** The day that the heading names. */
export const dueDate = (unpaid: Unpaid | undefined): IsoDate => {
  switch (unpaid?.why) {
    case 'awaited':
      return unpaid.charge.date;
    case 'withdrawn':
      return unpaid.until;
    default:
      return '';
  }
};

export interface NextStepView {
  tone: 'error' | 'warning' | 'info' | 'success';
  title:
    | 'blockedTitle'
    | 'blockedByDebtTitle'
    | 'overdueTitle'
    | DueTitle
    | 'upToDateTitle'
    | 'overpaidTitle'
    | 'overpaidNowTitle'
    | 'paidTitle';
  text?: 'blockedText' | 'blockedOther' | 'overdueText' | 'dueText' | 'aheadText' | 'paidText' | 'overpaidUsedText';
  /** The sum to pay, in forint. */
  amount: number;
  /** The overpayment, in forint. */
  overpaid: number;
  /** What is left to the end of the year, in forint; undefined where no instalment is left. */
  left?: number;
  /** The day that the title or the text names, yyyy-MM-dd. */
  date: string;
  /** The one button: pays `amount`, or leads on. None until it is known whether the money is collected anyway. */
  action?: 'pay' | 'care' | 'invoices' | Mandate['kind'];
}

interface Facts {
  debt: Debt;
  member: Member;
  /** Null without a known mandate, undefined while loading. */
  mandate: Mandate | null | undefined;
  /** Why the mandate hasn't collected what is due. */
  unpaid: Unpaid | undefined;
  /** What is the member's to pay of what falls due later, whatever the mandate collects, in forint. */
  ownOfLater: number;
  /** A charge of a mandate that was withdrawn may be under way. */
  hasWithdrawn: boolean;
  today: IsoDate;
  /** Sums of this year can be paid here. */
  isPayable: boolean;
  /** The next contract is signed already. */
  hasNext: boolean;
  /** The service refused a payment with HAS_DEBT. */
  hasDebt: boolean;
  /** Something is unpaid of a contract that ended in an earlier year: what is said of it explains a blocked card. */
  hasPastDebt: boolean;
}

/** Don't offer to pay what is collected anyway; a limit may keep it from being collected. */
const whatIsLeft = (
  later: number,
  mandate: Mandate | null | undefined,
  today: IsoDate,
  isPayable: boolean,
  hasWithdrawn: boolean,
): Pick<NextStepView, 'text' | 'action' | 'amount'> => {
  if (mandate && sumOverLimit(mandate, later, today) === undefined) return { amount: later, action: mandate.kind };
  // A charge of a mandate that was withdrawn may take some of it.
  if (!isPayable || mandate === undefined || hasWithdrawn || later === 0) return { amount: later };
  // In December it can't wait any longer.
  return { amount: later, action: 'pay', ...(monthOf(today) < 12 && { text: 'aheadText' as const }) };
};

const paidTexts = (debt: Debt): Pick<NextStepView, 'title' | 'text'> => {
  if (isUsedUp(debt)) return { title: 'overpaidNowTitle', text: 'overpaidUsedText' };
  return { title: debtSegments(debt).overpaid > 0 ? 'overpaidTitle' : 'paidTitle', text: 'paidText' };
};

/** The next thing to do, in one sentence with one button; undefined where the contract has ended and nothing is left of it. */
export const nextStepView = ({
  debt,
  member,
  mandate,
  unpaid,
  ownOfLater,
  hasWithdrawn,
  today,
  isPayable,
  hasNext: hasNextContract,
  hasDebt,
  hasPastDebt,
}: Facts): NextStepView | undefined => {
  const { dueNow, later, overpaid } = debtSegments(debt);
  const hasNext = later > 0 || nextInstalment(mandate ?? undefined, later, today) !== undefined;
  const nothing = { amount: 0, overpaid, date: '', left: hasNext ? later : undefined };
  const owed = {
    ...nothing,
    amount: dueByHand(unpaid, dueNow),
    left: undefined,
    ...(isPayable && { action: 'pay' as const }),
  };
  switch (nextStep(debt, member, hasDebt)) {
    case 'blocked':
      return dueNow > 0
        ? { ...owed, tone: 'error', title: 'blockedByDebtTitle', text: 'blockedText' }
        : {
            ...nothing,
            tone: 'error',
            title: 'blockedTitle',
            ...(!hasPastDebt && { text: 'blockedOther' as const, action: 'care' as const }),
          };
    case 'overdue':
      return { ...owed, tone: 'warning', title: 'overdueTitle', text: 'overdueText' };
    case 'due':
      return {
        ...owed,
        tone: unpaid?.why === 'missed' || unpaid?.why === 'stopped' ? 'warning' : 'info',
        title: dueTitle(mandate, unpaid),
        date: dueDate(unpaid),
        // What a mandate does, or did, is explained there.
        ...(isPayable && (!unpaid || unpaid.why === 'before') && { text: 'dueText' as const }),
      };
    case 'paid':
      if (hasNext)
        return {
          ...nothing,
          tone: 'success',
          title: overpaid > 0 ? 'overpaidNowTitle' : 'upToDateTitle',
          // Of fees from before an upgrade the mandate that came with it collects nothing.
          ...whatIsLeft(later, ownOfLater > 0 && ownOfLater === later ? null : mandate, today, isPayable, hasWithdrawn),
        };
      if (hasEnded(member, today) && !hasNextContract && overpaid === 0) return undefined;
      return {
        ...nothing,
        tone: 'success',
        ...paidTexts(debt),
        action: 'invoices',
      };
  }
};
