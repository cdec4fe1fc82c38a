import { describe, expect, it } from 'vitest';

import type { Member } from '../../../src/domain/identity/member';
import { nextSteps } from '../../../src/routes/account/overview/nextSteps';
import { member, newcomer } from './support';

const links = { reactivation: 'https://partner.example/uj' };

const stepsOf = (given: Member, facts: Partial<Parameters<typeof nextSteps>[0]> = {}): string[] =>
  nextSteps({
    member: given,
    today: '2026-05-04',
    hasDebt: false,
    hasPastDebt: false,
    isPaid: false,
    isNothingDue: false,
    isAwaited: false,
    started: undefined,
    isAsking: false,
    hasNext: false,
    hasUpgraded: false,
    takesRenewals: false,
    upgradeDisabled: false,
    upgradeRefused: false,
    links: {},
    ...facts,
  }).map(({ name }) => name);

describe('what a member can do next (NAV-15)', () => {
  it.each<[string, Member, Partial<Parameters<typeof nextSteps>[0]>, string[]]>([
    ['without a contract: sign one', newcomer, {}, ['newContract']],
    ['with one begun: carry on with it', newcomer, { started: 'here' }, ['continueContract']],
    ['with one signed: see where it stands (UX-22)', newcomer, { started: 'signed' }, ['contractStatus']],
    ['with one that only the e-mail’s link goes on: open it (UX-22)', newcomer, { started: 'inbox' }, ['openLink']],
    ['with a card: pay, upgrade, see the documents', member, {}, ['pay', 'upgrade', 'files']],
    ['with an upgrade signed: no second one (UX-22)', member, { hasUpgraded: true }, ['pay', 'files']],
    ['with the extra-large package: none above it to change to', { ...member, pack: '3XL' }, {}, ['pay', 'files']],
    [
      'with nothing left to pay: no call to pay',
      member,
      { isPaid: true, isNothingDue: true },
      ['paid', 'upgrade', 'files'],
    ],
    [
      'with nothing due yet: what falls due, and when',
      member,
      { isNothingDue: true },
      ['payLater', 'upgrade', 'files'],
    ],
    [
      'with a contract that begins later: no upgrade yet (UX-37)',
      { ...member, from: '2027-01-01' },
      {},
      ['pay', 'files'],
    ],
    ['with a co-card: no upgrade', member, { upgradeDisabled: true }, ['pay', 'files']],
    ['with a debt: no upgrade, which would be refused (UX-37)', member, { hasDebt: true }, ['pay', 'files']],
    [
      'with an upgrade that the employer’s contract rules out: none (UX-37)',
      member,
      { upgradeRefused: true },
      ['pay', 'files'],
    ],
    [
      'with a blocked card: settle the debt, before anything is bought',
      { ...member, cardStatus: 2 },
      {},
      ['settle', 'files'],
    ],
    [
      'with a blocked card and a known debt: settle it, in words that are sure (UX-30)',
      { ...member, cardStatus: 2 },
      { hasDebt: true },
      ['settleDebt', 'files'],
    ],
    [
      'with a card to be reactivated, where there is a link',
      { ...member, cardStatus: 9 },
      { links },
      ['reactivate', 'pay', 'upgrade', 'files'],
    ],
    ['with an active card: no reactivation', member, { links }, ['pay', 'upgrade', 'files']],
    [
      'at the year’s end, before the service takes the next one: its end, and no upgrade, which couldn’t begin (CON-11)',
      member,
      { today: '2026-12-05' },
      ['ends', 'pay', 'files'],
    ],
    [
      'at the year’s end with a debt: that the next one waits for it',
      member,
      { today: '2026-12-05', hasDebt: true },
      ['endsInDebt', 'pay', 'files'],
    ],
    [
      'while the service is asked whether it takes the next one: nothing of its end',
      member,
      { today: '2026-12-05', isAsking: true },
      ['pay', 'files'],
    ],
    [
      'with a contract that ends in the middle of a month: its end',
      { ...member, to: '2026-05-20' },
      {},
      ['ends', 'pay', 'files'],
    ],
    [
      'once it has ended: renew, and nothing of this year to pay',
      member,
      { today: '2027-01-02' },
      ['renewEnded', 'files'],
    ],
    [
      'once it has ended with a debt: nothing that would be refused',
      member,
      { today: '2027-01-02', hasPastDebt: true },
      ['files'],
    ],
    [
      'at the year’s end, once the service takes the next one: renew (CON-11)',
      member,
      { today: '2026-12-05', takesRenewals: true },
      ['renew', 'pay', 'files'],
    ],
    [
      'at the year’s end with the next one signed: nothing new (UX-32)',
      member,
      { today: '2026-12-05', takesRenewals: true, hasNext: true },
      ['pay', 'files'],
    ],
    [
      'at the year’s end with the next one begun: carry on with it',
      member,
      { today: '2026-12-05', started: 'here' },
      ['continueContract', 'pay', 'files'],
    ],
    [
      'with a card that is lost: no upgrade, which would be refused',
      { ...member, cardStatus: 5 },
      {},
      ['pay', 'files'],
    ],
    [
      'with a partner: the partner’s package too',
      { ...member, tarsKr: '234502', tarsEmail: 'gabi@pelda.hu' },
      {},
      ['pay', 'upgrade', 'partner', 'files'],
    ],
  ])('%s', (_title, given, facts, expected) => {
    expect(stepsOf(given, facts)).toEqual(expected);
  });
});
