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
import { paths } from '../../../paths';

/** Its holder may ask for reactivation too, but has no reason to be advised so. */
const activeCardStatus = 1;

/** Something the member can do: inside the portal, on another site, or elsewhere altogether. */
export interface Step {
  name: 'ends' | 'endsInDebt' | 'reactivate' | 'upgrade' | 'partner' | 'files';
  to?: string;
  href?: string;
}

interface Facts {
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

/** Whether the next contract is to be signed now: it stands above all else. */
export const isRenewalOpen = ({ member, today, hasPastDebt, isUnderWay, hasNext, takesRenewals }: Facts): boolean =>
  member.kr !== undefined && !isUnderWay && !hasNext && !hasPastDebt && mayRenew(member, today, takesRenewals);

/** What else the member can do, by their state; what is pressing has a card of its own. */
export const nextSteps = (facts: Facts): Step[] => {
  const { member, today, hasDebt, isUnderWay, isAsking, hasNext, hasUpgraded, upgradeDisabled, upgradeRefused, links } =
    facts;
  if (member.kr === undefined) return [];
  const steps: Step[] = [];
  const isOver = hasEnded(member, today);
  if (!isRenewalOpen(facts) && !isUnderWay && !hasNext && !isAsking && !isOver && endsSoon(member, today))
    steps.push({ name: hasDebt ? 'endsInDebt' : 'ends' });
  if (links.reactivation !== undefined && member.cardStatus !== activeCardStatus && canReactivate(member, today))
    steps.push({ name: 'reactivate', href: links.reactivation });
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
