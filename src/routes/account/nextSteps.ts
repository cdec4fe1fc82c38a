import type { Config } from '../../config';
import { isBlocked } from '../../domain/cardStatus';
import type { IsoDate } from '../../domain/dates';
import { mayRenew } from '../../domain/debt';
import { canReactivate, partnerUpgrade, type Member } from '../../domain/member';
import { paths } from '../../paths';

/** Its holder may ask for reactivation too, but has no reason to be advised so. */
const activeCardStatus = 1;

export type StepName = 'continueContract' | 'newContract' | 'settle' | 'reactivate' | 'renew' | 'pay' | 'upgrade' | 'partner' | 'files';

/** Something the member can do, inside the portal or on another site. */
export type Step = { name: StepName; to: string } | { name: StepName; href: string };

interface Facts {
  member: Member;
  today: IsoDate;
  /** Where a contract under way goes on: in this tab, or by the link in the inbox. */
  started: 'here' | 'inbox' | undefined;
  /** The service takes the next contract of a member whose present one ends soon. */
  takesRenewals: boolean;
  /** Co-card holder. */
  upgradeDisabled: boolean;
  links: Config['links'];
}

/** What the member can do next, by their state, the most pressing first. */
export const nextSteps = ({ member, today, started, takesRenewals, upgradeDisabled, links }: Facts): Step[] => {
  const steps: Step[] = [];
  if (started !== undefined) steps.push({ name: 'continueContract', to: started === 'here' ? paths.wizard : paths.newContract });
  if (member.kr === undefined) return steps.length > 0 ? steps : [{ name: 'newContract', to: paths.newContract }];

  if (isBlocked(member.cardStatus)) steps.push({ name: 'settle', to: paths.payment });
  if (links.reactivation !== undefined && member.cardStatus !== activeCardStatus && canReactivate(member, today)) steps.push({ name: 'reactivate', href: links.reactivation });
  if (started === undefined && mayRenew(member, today, takesRenewals)) steps.push({ name: 'renew', to: paths.newContract });
  if (!isBlocked(member.cardStatus)) steps.push({ name: 'pay', to: paths.payment });
  if (!upgradeDisabled) {
    steps.push({ name: 'upgrade', to: paths.upgrade });
    const partner = partnerUpgrade(member);
    if (partner !== undefined) steps.push({ name: 'partner', to: paths.upgradePartner(partner.kr, partner.email) });
  }
  steps.push({ name: 'files', to: paths.documents });
  return steps;
};
