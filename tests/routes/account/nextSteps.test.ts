import { describe, expect, it } from 'vitest';

import type { Member } from '../../../src/domain/identity/member';
import { nextSteps } from '../../../src/routes/account/overview/nextSteps';
import { member, newcomer } from './support';

const links = { reactivation: 'https://partner.example/uj' };

type Facts = Parameters<typeof nextSteps>[0];

const factsOf = (given: Member, facts: Partial<Facts> = {}): Facts => ({
  member: given,
  today: '2026-05-04',
  hasDebt: false,
  hasUpgraded: false,
  upgradeDisabled: false,
  upgradeRefused: false,
  links: {},
  ...facts,
});

describe('what else a member can do (NAV-15, UX-1)', () => {
  it.each<[string, Member, Partial<Facts>, string[]]>([
    ['without a contract: nothing, the card leads to one', newcomer, {}, []],
    ['with a card: upgrade, see the documents', member, {}, ['upgrade', 'files']],
    ['with an upgrade signed: no second one (UX-22)', member, { hasUpgraded: true }, ['files']],
    ['with the extra-large package: none above it to change to', { ...member, pack: '3XL' }, {}, ['files']],
    ['with a contract that begins later: no upgrade yet (UX-37)', { ...member, from: '2027-01-01' }, {}, ['files']],
    ['with a co-card: no upgrade', member, { upgradeDisabled: true }, ['files']],
    ['with a debt: no upgrade, which would be refused (UX-37)', member, { hasDebt: true }, ['files']],
    [
      'with an upgrade that the employer’s contract rules out: none (UX-37)',
      member,
      { upgradeRefused: true },
      ['files'],
    ],
    ['with a blocked card: nothing that would be refused', { ...member, cardStatus: 2 }, {}, ['files']],
    [
      'with a card to be reactivated, where there is a link',
      { ...member, cardStatus: 9 },
      { links },
      ['reactivate', 'upgrade', 'files'],
    ],
    ['with an active card: no reactivation', member, { links }, ['upgrade', 'files']],
    ['at the year’s end: no upgrade, which couldn’t begin', member, { today: '2026-12-05' }, ['files']],
    ['with a contract that ends in the middle of this month: none', { ...member, to: '2026-05-20' }, {}, ['files']],
    ['once it has ended: the documents', member, { today: '2027-01-02' }, ['files']],
    ['with a card that is lost: no upgrade, which would be refused', { ...member, cardStatus: 5 }, {}, ['files']],
    [
      'with a partner: the partner’s package too',
      { ...member, tarsKr: '234502', tarsEmail: 'gabi@pelda.hu' },
      {},
      ['upgrade', 'partner', 'files'],
    ],
  ])('%s', (_title, given, facts, expected) => {
    expect(nextSteps(factsOf(given, facts)).map(({ name }) => name)).toEqual(expected);
  });
});
