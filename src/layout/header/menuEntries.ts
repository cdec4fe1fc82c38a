import { matchPath } from 'react-router-dom';

import type { Config, LinkName } from '~/config/config';
import { canReactivate, hasPartner, partnerUpgrade, type Member } from '~/domain/identity/member';
import type { IsoDate } from '~/domain/time/dates';
import { canExtend } from '~/domain/time/deadlines';
import type portal from '~/i18n/locales/hu/portal.json';
import { paths, patterns } from '~/paths';

type MenuText = keyof typeof portal.member.menu;

export interface MenuPage {
  kind: 'page';
  text: MenuText;
  to: string;
  sub?: boolean;
}

export type MenuEntry =
  | MenuPage
  | { kind: 'group'; text: MenuText; pages: readonly MenuPage[] }
  | { kind: 'site'; text: MenuText; href: string };

export interface MenuFacts {
  member: Member;
  today: IsoDate;
  /** The member holds a partner card: the main card holder upgrades. */
  upgradeDisabled: boolean;
  links: Config['links'];
}

const page = (text: MenuText, to: string, sub = false): MenuPage => ({ kind: 'page', text, to, sub });

/** They stand under the address of the current contract and aren't a part of it. */
const pagesOutsideContract = [patterns.newContract, patterns.upgrade, patterns.upgradeMulti, patterns.upgradePartner];

/** The address of the entry that a page belongs to: its own, else the longest with which the page's begins. */
export const entryOf = (pathname: string, entries: readonly string[]): string | undefined => {
  if (entries.includes(pathname)) return pathname;
  if (pagesOutsideContract.some((outside) => matchPath(outside, pathname) !== null)) return undefined;
  const around = entries.filter((to) => pathname.startsWith(`${to}/`));
  return around.sort((one, other) => other.length - one.length)[0];
};

export const addressesOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'group') return entry.pages.map(({ to }) => to);
    return entry.kind === 'page' ? [entry.to] : [];
  });

/** The menu's entries in order, with the conditions that hide them. */
export const menuEntries = ({
  member,
  today,
  upgradeDisabled,
  links,
}: MenuFacts): { own: MenuEntry[]; further: MenuEntry[] } => {
  /** Without a configured address there is no entry. */
  const site = (text: MenuText & LinkName, href = links[text]): MenuEntry[] =>
    href === undefined ? [] : [{ kind: 'site', text, href }];
  const upgrades = (entry: MenuPage): MenuPage[] => (upgradeDisabled ? [] : [entry]);
  const partner = partnerUpgrade(member);

  const own: MenuEntry[] = [
    page('overview', paths.overview),
    page('payment', paths.payment),
    page('regularCredit', paths.regularCredit, true),
    page('directDebit', paths.directDebit, true),
    {
      kind: 'group',
      text: 'profileGroup',
      pages: [page('profile', paths.profile), page('changePassword', paths.changePassword)],
    },
    {
      kind: 'group',
      text: 'contractGroup',
      pages: [
        page('newContract', paths.newContract),
        ...upgrades(page('upgrade', paths.upgrade)),
        page('wizard', paths.wizard),
        page('invoiceData', paths.invoiceData),
        page('invoices', paths.invoices),
        page('documents', paths.documents),
      ],
    },
    ...upgrades(page('upgradeMulti', paths.upgradeMulti)),
  ];
  const further: MenuEntry[] = [
    ...site('creditPurchase'),
    ...site('flexibleOffer'),
    ...site('invitePartner', links.invitePartner ?? links.partnerCard),
    ...(partner === undefined ? [] : upgrades(page('upgradePartner', paths.upgradePartner(partner.kr, partner.email)))),
    ...(hasPartner(member) ? site('partnerCard') : []),
    ...site('multisportCheck'),
    ...(canReactivate(member, today) ? site('reactivation') : []),
    ...(canExtend(today) ? site('extension') : []),
  ];
  return { own, further };
};
