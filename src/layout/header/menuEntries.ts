import { matchPath } from 'react-router-dom';

import type { Config, LinkName } from '../../config/config';
import { canExtend, canReactivate, hasPartner, partnerUpgrade, type Member } from '../../domain/identity/member';
import type { IsoDate } from '../../domain/time/dates';
import type portal from '../../i18n/locales/hu/portal.json';
import { paths, patterns } from '../../paths';

type MenuText = keyof typeof portal.member.menu;

export interface MenuLink {
  text: MenuText;
  to: string;
  /** Indented under the previous entry. */
  sub?: boolean;
}

interface MenuGroup {
  text: MenuText;
  links: readonly MenuLink[];
}

interface MenuExternal {
  text: MenuText;
  href: string;
}

export type MenuEntry = MenuLink | MenuGroup | MenuExternal;

export interface MenuFacts {
  member: Member;
  today: IsoDate;
  /** Co-card holder. */
  upgradeDisabled: boolean;
  links: Config['links'];
}

const link = (text: MenuText, to: string, sub = false): MenuLink => ({ text, to, sub });

/** Not a part of the current contract, though they stand under its address. */
const starts = [patterns.newContract, patterns.upgrade, patterns.upgradeMulti, patterns.upgradePartner];

/** The entry that a page belongs to: its own, else the one whose address the page's begins with. */
export const areaOf = (pathname: string, links: readonly string[]): string | undefined => {
  if (links.includes(pathname)) return pathname;
  if (starts.some((start) => matchPath(start, pathname) !== null)) return undefined;
  const around = links.filter((to) => pathname.startsWith(`${to}/`));
  return around.sort((one, other) => other.length - one.length)[0];
};

/** The addresses of the portal's own pages among the entries. */
export const linksOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => {
    if ('links' in entry) return entry.links.map(({ to }) => to);
    return 'to' in entry ? [entry.to] : [];
  });

/** The menu's entries in order, with the conditions that hide them. */
export const menuEntries = ({
  member,
  today,
  upgradeDisabled,
  links,
}: MenuFacts): { own: MenuEntry[]; further: MenuEntry[] } => {
  const external = (text: MenuText & LinkName, shown = true, href = links[text]): MenuExternal[] =>
    shown && href !== undefined ? [{ text, href }] : [];
  const upgrades = (entry: MenuLink): MenuLink[] => (upgradeDisabled ? [] : [entry]);
  const partner = partnerUpgrade(member);

  const own: MenuEntry[] = [
    link('overview', paths.info),
    link('payment', paths.payment),
    link('regularCredit', paths.regularCredit, true),
    link('directDebit', paths.directDebit, true),
    {
      text: 'profileGroup',
      links: [link('profile', paths.profile), link('changePassword', paths.changePassword)],
    },
    {
      text: 'contractGroup',
      links: [
        link('newContract', paths.newContract),
        ...upgrades(link('upgrade', paths.upgrade)),
        link('wizard', paths.wizard),
        link('invoiceData', paths.invoiceData),
        link('invoices', paths.invoices),
        link('documents', paths.documents),
      ],
    },
    ...upgrades(link('upgradeMulti', paths.upgradeMulti)),
  ];
  const further: MenuEntry[] = [
    ...external('creditPurchase'),
    ...external('flexibleOffer'),
    ...external('invitePartner', true, links.invitePartner ?? links.partnerCard),
    ...(partner === undefined ? [] : upgrades(link('upgradePartner', paths.upgradePartner(partner.kr, partner.email)))),
    ...external('partnerCard', hasPartner(member)),
    ...external('multisportCheck'),
    ...external('reactivation', canReactivate(member, today)),
    ...external('extension', canExtend(today)),
  ];
  return { own, further };
};
