import type { Config } from '../../../config';
import { goneCard, isBlocked } from '../../../domain/contract/cardStatus';
import {
  canReactivate,
  hasBegun,
  hasEnded,
  isExtraLarge,
  partnerUpgrade,
  type Member,
} from '../../../domain/identity/member';
import { endsSoon, mayRenew } from '../../../domain/money/debt';
import { endOfMonth, type IsoDate } from '../../../domain/time/dates';
import type { Started } from '../../../features/contract/useStartedContract';
import { paths } from '../../../paths';

/** Its holder may ask for reactivation too, but has no reason to be advised so. */
const activeCardStatus = 1;

type StepName =
  | 'continueContract'
  | 'openLink'
  | 'contractStatus'
  | 'newContract'
  | 'settle'
  | 'settleDebt'
  | 'reactivate'
  | 'renew'
  | 'renewEnded'
  | 'ends'
  | 'endsInDebt'
  | 'pay'
  | 'payLater'
  | 'awaited'
  | 'paid'
  | 'upgrade'
  | 'partner'
  | 'files';

type Renewal = 'renew' | 'renewEnded';

/** What the list names: a renewal stands above all else. */
export type ListedStep = Step & { name: Exclude<StepName, Renewal> };

export const isListed = (step: Step): step is ListedStep => step.name !== 'renew' && step.name !== 'renewEnded';

/** Something the member can do: inside the portal, on another site, or elsewhere altogether. */
export type Step = { name: StepName; to?: string; href?: string };

interface Facts {
  member: Member;
  today: IsoDate;
  /** Something is due that isn't paid. */
  hasDebt: boolean;
  /** Something is unpaid of a contract that ended in an earlier year, which has to be settled first. */
  hasPastDebt: boolean;
  /** It is known that nothing is left to pay. */
  isPaid: boolean;
  /** It is known that nothing is due now. */
  isNothingDue: boolean;
  /** The bank tries again to collect what is due. */
  isAwaited: boolean;
  /** Where a contract under way goes on. */
  started: Started | undefined;
  /** It isn't known yet whether a contract can be started. */
  isAsking: boolean;
  /** Next year’s contract is signed already. */
  hasNext: boolean;
  /** An upgrade was signed a while ago. */
  hasUpgraded: boolean;
  /** The service takes the next contract of a member whose present one ends soon. */
  takesRenewals: boolean;
  /** Co-card holder. */
  upgradeDisabled: boolean;
  /** The service has said that the employer's contract rules an upgrade out. */
  upgradeRefused: boolean;
  links: Config['links'];
}

const startedSteps: Record<Started, Step> = {
  here: { name: 'continueContract', to: paths.wizard },
  signed: { name: 'contractStatus', to: paths.contractStatus },
  // Only the link in the e-mail continues it; no page does.
  inbox: { name: 'openLink' },
};

/** What the member can do next, by their state, the most pressing first. */
export const nextSteps = ({
  member,
  today,
  hasDebt,
  hasPastDebt,
  isPaid,
  isNothingDue,
  isAwaited,
  started,
  isAsking,
  hasNext,
  hasUpgraded,
  takesRenewals,
  upgradeDisabled,
  upgradeRefused,
  links,
}: Facts): Step[] => {
  const steps: Step[] = [];
  const isOver = hasEnded(member, today);
  if (started !== undefined) steps.push(startedSteps[started]);
  if (member.kr === undefined) return steps.length > 0 ? steps : [{ name: 'newContract', to: paths.newContract }];

  // What is said of an earlier year's debt explains a blocked card.
  if (isBlocked(member.cardStatus) && !hasPastDebt)
    steps.push({ name: hasDebt ? 'settleDebt' : 'settle', to: paths.payment });
  if (links.reactivation !== undefined && member.cardStatus !== activeCardStatus && canReactivate(member, today))
    steps.push({ name: 'reactivate', href: links.reactivation });
  if (started === undefined && !hasNext && !hasPastDebt && mayRenew(member, today, takesRenewals))
    steps.push({ name: isOver ? 'renewEnded' : 'renew', to: paths.newContract });
  else if (started === undefined && !hasNext && !isAsking && !isOver && endsSoon(member, today))
    steps.push({ name: hasDebt ? 'endsInDebt' : 'ends' });
  // A contract that has ended leaves nothing of this year to pay.
  if (!isBlocked(member.cardStatus) && (!isOver || hasNext || hasDebt))
    steps.push({
      name: isPaid ? 'paid' : isNothingDue ? 'payLater' : isAwaited ? 'awaited' : 'pay',
      to: paths.payment,
    });
  if (!upgradeDisabled && !isBlocked(member.cardStatus) && hasBegun(member, today)) {
    // With a debt, or without a contract or a card, it would be refused; the extra-large package has none above it.
    const isRefused = upgradeRefused || hasDebt || isOver || goneCard(member.cardStatus) !== undefined;
    // It begins with a month.
    const hasMonth = member.to === undefined || member.to > endOfMonth(today);
    const mayUpgrade = hasMonth && !hasUpgraded && !isRefused && !isExtraLarge(member.pack);
    if (mayUpgrade) steps.push({ name: 'upgrade', to: paths.upgrade });
    const partner = partnerUpgrade(member);
    if (partner !== undefined) steps.push({ name: 'partner', to: paths.upgradePartner(partner.kr, partner.email) });
  }
  steps.push({ name: 'files', to: paths.documents });
  return steps;
};
