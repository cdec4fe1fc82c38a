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
import { endOfMonth, type IsoDate } from '../../../domain/time/dates';
import { paths } from '../../../paths';

/** Its holder may ask for reactivation too, but has no reason to be advised so. */
const activeCardStatus = 1;

/** Something the member can do, inside the portal or on another site. */
export type Step = { name: 'upgrade' | 'partner' | 'files'; to: string } | { name: 'reactivate'; href: string };

interface Facts {
  member: Member;
  today: IsoDate;
  /** Something is due that isn't paid. */
  hasDebt: boolean;
  /** An upgrade was signed a while ago. */
  hasUpgraded: boolean;
  /** Co-card holder. */
  upgradeDisabled: boolean;
  /** The service has said that the employer's contract rules an upgrade out. */
  upgradeRefused: boolean;
  links: Config['links'];
}

/** What else the member can do, by their state; what is pressing has a card of its own. */
export const nextSteps = ({
  member,
  today,
  hasDebt,
  hasUpgraded,
  upgradeDisabled,
  upgradeRefused,
  links,
}: Facts): Step[] => {
  if (member.kr === undefined) return [];
  const steps: Step[] = [];
  if (links.reactivation !== undefined && member.cardStatus !== activeCardStatus && canReactivate(member, today))
    steps.push({ name: 'reactivate', href: links.reactivation });
  if (!upgradeDisabled && !isBlocked(member.cardStatus) && hasBegun(member, today)) {
    // With a debt, or without a contract or a card, it would be refused; the extra-large package has none above it.
    const isRefused = upgradeRefused || hasDebt || hasEnded(member, today) || goneCard(member.cardStatus) !== undefined;
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
