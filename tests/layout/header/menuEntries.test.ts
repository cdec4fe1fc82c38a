import { describe, expect, it } from 'vitest';

import { addressesOf, entryOf, menuEntries, type MenuEntry, type MenuFacts } from '~/layout/header/menuEntries';

const member = {
  firstName: 'Anna',
  lastName: 'Kovács',
  email: 'anna@pelda.hu',
  kr: '123456',
  tax: '8432230006',
  cardStatus: 1,
  from: '2026-01-01',
  to: '2026-12-31',
};
const links = {
  creditPurchase: 'https://pelda.hu/alkalmak',
  flexibleOffer: 'https://pelda.hu/havi',
  invitePartner: 'https://pelda.hu/meghivas',
  partnerCard: 'https://pelda.hu/tars',
  multisportCheck: 'https://pelda.hu/multisport',
  reactivation: 'https://pelda.hu/ujra',
  extension: 'https://pelda.hu/joker',
};
const facts: MenuFacts = { member, today: '2026-06-15', upgradeDisabled: false, links };

const texts = (given: Partial<MenuFacts>): string[] => {
  const { own, further } = menuEntries({ ...facts, ...given });
  const flat = (entry: MenuEntry): string[] =>
    entry.kind === 'group' ? [entry.text, ...entry.pages.map(({ text }) => text)] : [entry.text];
  return [...own, ...further].flatMap(flat);
};

describe('the menu entry of a page', () => {
  const { own, further } = menuEntries(facts);
  it.each([
    ['/payment/T12345678901', '/payment', 'a payment’s result'],
    ['/payment/callback/T12345678901', '/payment', 'the return from the bank'],
    ['/payment/directdebit', '/payment/directdebit', 'a page with an entry of its own'],
    ['/profile/data/success', '/profile/data', 'what an e-mail change leads to'],
    ['/contracting/sum', '/contracting', 'a contract’s status'],
    ['/contracting/options/abc', '/contracting', 'a contract’s offers'],
    ['/contracting/upgrade_tars/234502/gabi@peldakft.hu', undefined, 'a start that this member’s menu is without'],
    ['/paymentx', undefined, 'another word that begins alike'],
    ['/accessibility', undefined, 'a page outside the menu'],
  ])('%s has the menu entry %s: %s (NAV-4)', (pathname, entry, _which) => {
    expect(entryOf(pathname, addressesOf([...own, ...further]))).toBe(entry);
  });
});

describe('menu', () => {
  it('the menu lists its entries in their order, regular payment and direct debit under payment (NAV-3, UX-1)', () => {
    const partner = { ...member, tars: 'Fekete Gabriella', tarsKr: '234502', tarsEmail: 'gabi@peldakft.hu' };
    expect(texts({ member: partner })).toEqual([
      'overview',
      'payment',
      'regularCredit',
      'directDebit',
      'profileGroup',
      'profile',
      'changePassword',
      'contractGroup',
      'newContract',
      'upgrade',
      'wizard',
      'invoiceData',
      'invoices',
      'documents',
      'upgradeMulti',
      'creditPurchase',
      'flexibleOffer',
      'invitePartner',
      'upgradePartner',
      'partnerCard',
      'multisportCheck',
      'reactivation',
    ]);
  });

  it('the menu shows no link to another site without a configured address (NAV-5)', () => {
    expect(texts({ links: {} })).not.toContain('creditPurchase');
    expect(texts({ links: { flexibleOffer: links.flexibleOffer } })).toContain('flexibleOffer');
  });

  it.each([
    ['the first day of the contract', { today: '2026-01-01' }, true],
    ['the last day of the contract', { today: '2026-12-31' }, true],
    ['the day before it', { today: '2025-12-31' }, false],
    ['the day after it', { today: '2027-01-01' }, false],
    ['a card that is not active (9)', { member: { ...member, cardStatus: 9 } }, true],
    ['a blocked card (2)', { member: { ...member, cardStatus: 2 } }, false],
    ['no customer ID', { member: { ...member, kr: undefined } }, false],
    ['no tax id', { member: { ...member, tax: undefined } }, false],
  ])(
    'the menu offers reactivation only in the contract’s days with a card that works: %s (NAV-6)',
    (_case, given, shown) => {
      expect(texts(given).includes('reactivation')).toBe(shown);
    },
  );

  it('the menu offers the extension until 2025-01-15, that day in (NAV-7)', () => {
    expect(texts({ today: '2025-01-15' })).toContain('extension');
    expect(texts({ today: '2025-01-16' })).not.toContain('extension');
  });

  it('the menu offers the partner card with a partner only, and their upgrade when kr and e-mail are known (NAV-8, NAV-3)', () => {
    expect(texts({})).not.toContain('partnerCard');
    const named = texts({ member: { ...member, tars: 'Fekete Gabriella' } });
    expect(named).toContain('partnerCard');
    expect(named).not.toContain('upgradePartner');
  });

  it('the menu invites a partner by a link of its own, else by the partner card’s, whether the member has a partner or not (NAV-3)', () => {
    const hrefOf = (given: MenuFacts['links']): string | undefined =>
      menuEntries({ ...facts, links: given }).further.flatMap((entry) =>
        entry.kind === 'site' && entry.text === 'invitePartner' ? [entry.href] : [],
      )[0];
    expect(hrefOf(links)).toBe('https://pelda.hu/meghivas');
    expect(hrefOf({ partnerCard: links.partnerCard })).toBe('https://pelda.hu/tars');
    expect(hrefOf({})).toBeUndefined();
  });

  it('the menu hides the upgrades from a co-card holder (NAV-9)', () => {
    const partner = { ...member, tars: 'F', tarsKr: '234502', tarsEmail: 'gabi@peldakft.hu' };
    const shown = texts({ member: partner, upgradeDisabled: true });
    expect(shown.filter((text) => text.startsWith('upgrade'))).toEqual([]);
  });
});
