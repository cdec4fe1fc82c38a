import { describe, expect, it } from 'vitest';

import type { Member } from '../../../src/domain/identity/member';
import { isRenewalOpen, nextSteps } from '../../../src/routes/account/overview/nextSteps';
import { member, newcomer } from './support';

const links = { reactivation: 'https://partner.example/uj' };

type Facts = Parameters<typeof nextSteps>[0];

const factsOf = (given: Member, facts: Partial<Facts> = {}): Facts => ({
  member: given,
  today: '2026-05-04',
  hasDebt: false,
  hasPastDebt: false,
  isUnderWay: false,
  isAsking: false,
  hasNext: false,
  hasUpgraded: false,
  takesRenewals: false,
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
    [
      'at the year’s end, before the service takes the next one: its end, and no upgrade, which couldn’t begin (CON-11)',
      member,
      { today: '2026-12-05' },
      ['ends', 'files'],
    ],
    [
      'at the year’s end with a debt: that the next one waits for it',
      member,
      { today: '2026-12-05', hasDebt: true },
      ['endsInDebt', 'files'],
    ],
    [
      'while the service is asked whether it takes the next one: nothing of its end',
      member,
      { today: '2026-12-05', isAsking: true },
      ['files'],
    ],
    [
      'with a contract that ends in the middle of a month: its end',
      { ...member, to: '2026-05-20' },
      {},
      ['ends', 'files'],
    ],
    ['once it has ended: the documents', member, { today: '2027-01-02' }, ['files']],
    [
      'at the year’s end, once the service takes the next one: nothing of its end, the renewal tells it',
      member,
      { today: '2026-12-05', takesRenewals: true },
      ['files'],
    ],
    [
      'at the year’s end with the next one signed: nothing new (UX-32)',
      member,
      { today: '2026-12-05', takesRenewals: true, hasNext: true },
      ['files'],
    ],
    [
      'at the year’s end with the next one begun: nothing of its end',
      member,
      { today: '2026-12-05', isUnderWay: true },
      ['files'],
    ],
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

describe('the renewal that stands above all else (CON-11)', () => {
  it.each<[string, Member, Partial<Facts>, boolean]>([
    ['without a contract: none', newcomer, {}, false],
    ['in the middle of the year: none', member, {}, false],
    ['at the year’s end, before the service takes it: none', member, { today: '2026-12-05' }, false],
    ['at the year’s end, once the service takes it', member, { today: '2026-12-05', takesRenewals: true }, true],
    ['once the contract has ended', member, { today: '2027-01-02' }, true],
    ['with a debt of an ended contract: none', member, { today: '2027-01-02', hasPastDebt: true }, false],
    ['with the next one signed: none', member, { today: '2026-12-05', takesRenewals: true, hasNext: true }, false],
    ['with the next one begun: none', member, { today: '2026-12-05', takesRenewals: true, isUnderWay: true }, false],
  ])('%s', (_title, given, facts, expected) => {
    expect(isRenewalOpen(factsOf(given, facts))).toBe(expected);
  });
});
