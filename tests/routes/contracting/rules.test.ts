// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { groupOffers, isSameQuery, offerQuery, startEmail } from '../../../src/routes/contracting/offers/offerQuery';
import { continuesAtIntranet, subscriptionAddress, upgradesFrom } from '../../../src/routes/contracting/offers/offers';
import { startNotice } from '../../../src/routes/contracting/start/startNotice';
import { fitsOffer, lowestPrice, upgradeCards, upgradeOrder } from '../../../src/routes/contracting/start/upgradeCards';
import { filesOf, hintOf, methodOf, waitingOf } from '../../../src/routes/contracting/status/contractStatusView';
import { nextStepOf, type NextStep } from '../../../src/routes/contracting/status/statusNextStep';
import type { Employer } from '../../../src/services/contracting';
import type { ContractStatus } from '../../../src/services/contractingGet';

const status = (given: Partial<ContractStatus>): ContractStatus => ({ status: 'OK', messages: [], ...given });

describe('the contract’s progress', () => {
  it.each([
    [undefined, 'working'],
    [status({}), 'working'],
    [status({ status: 'TNR' }), 'hint.TNR'],
    [status({ status: 'DOC' }), 'hint.DOC'],
    [status({ status: 'QUEUED' }), 'unknown'],
  ])('waits for %o with the text %s (SUM-2, FLT-7)', (data, key) => {
    expect(waitingOf(data)).toBe(key);
  });

  it('opens a dialog for TNR and DOC only (SUM-2)', () => {
    expect(['TNR', 'DOC', 'OK', 'DONE', 'ERROR', 'tnr', undefined].map(hintOf)).toEqual([
      'TNR',
      'DOC',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('offers every document that is there, with the kr for the general terms only (SUM-1, DOC-2)', () => {
    const all = filesOf(status({ docContract: '1', docReg: '2', docCollection: '3', docTransfer: '4', docAszf: '5' }));
    expect(all.map(({ name, docKey, docKr }) => [name, docKey, docKr])).toEqual([
      ['contract', '1', false],
      ['registration', '2', false],
      ['collection', '3', false],
      ['transfer', '4', false],
      ['terms', '5', true],
    ]);
    expect(filesOf(status({}))).toEqual([]);
  });

  it('names a method only if it is known (FLT-7)', () => {
    expect([status({ payment: '31' }), status({ payment: '99' }), status({})].map(methodOf)).toEqual([
      '31',
      undefined,
      undefined,
    ]);
  });
});

describe('the next step of a code', () => {
  it.each<[code: string, step: NextStep, why: string]>([
    ['CONTR_UNPAID', { link: 'pay', help: 'awaited' }, 'a debt is paid'],
    ['HAS_DEBT', { link: 'pay', help: 'awaited' }, 'a debt is paid'],
    ['CONTR_ALREADY_EMAILED', { help: 'inbox' }, 'the link lies in the inbox'],
    ['CONTR_CO_CARD', { link: 'current', help: 'mainCard' }, 'the main card’s holder starts it'],
    ['CONTR_NO_NEXT_YEAR', { link: 'current', help: 'laterContract' }, 'the present contract says from when'],
    ['CONTR_NO_VALID_CARD', { link: 'current', help: 'care' }, 'customer care knows what became of the card'],
    ['CONTR_INVALID_YEAR', { link: 'newContract' }, 'there is no contract to upgrade'],
    ['CONTR_HAVE_VALID_CONTRACT', { link: 'current', help: 'laterContract' }, 'there is one already'],
    ['CONTR_EMPLOYER', { link: 'current', help: 'care' }, 'the employer decides, customer care knows who it is'],
    ['SOMETHING_NEW', { link: 'current' }, 'a code that nobody knows'],
    ['constructor', { link: 'current' }, 'a code that nobody knows'],
  ])('%s: %o, for %s (CON-3, UX-37)', (code, step) => {
    expect(nextStepOf(code, { started: undefined, hasNext: false })).toEqual(step);
  });

  it('continues at once what was begun in this tab (CON-3, UX-22)', () => {
    const here = { started: 'here', hasNext: false } as const;
    expect(nextStepOf('CONTR_ALREADY_EMAILED', here)).toEqual({ started: 'here' });
    expect(nextStepOf('CONTR_INVALID_YEAR', here)).toEqual({ started: 'here' });
    expect(nextStepOf('CONTR_UNPAID', here)).toEqual({ link: 'pay', help: 'awaited' });
  });

  it('leads to the inbox, not to a new contract, where only the link goes on (UX-22)', () => {
    expect(nextStepOf('NO_KR', { started: 'inbox', hasNext: false })).toEqual({ help: 'inbox' });
  });

  it('leads to the contract that is signed for later, not to a new one', () => {
    expect(nextStepOf('CONTR_INVALID_YEAR', { started: undefined, hasNext: true })).toEqual({ link: 'current' });
  });

  it.each(['CONTR_UNPAID', 'HAS_DEBT', 'CONTR_ALREADY_EMAILED'])(
    'is no new contract where %s would refuse that too (UX-37)',
    (other) => {
      expect(
        nextStepOf('CONTR_DEC_THIS_YEAR', { started: undefined, hasNext: false }, ['CONTR_DEC_THIS_YEAR', other]),
      ).toEqual({
        help: 'nextContract',
      });
      expect(
        nextStepOf('CONTR_INVALID_YEAR', { started: undefined, hasNext: false }, [other, 'CONTR_INVALID_YEAR']),
      ).toEqual({});
    },
  );
});

describe('what is asked with what was typed', () => {
  it.each([
    ['valaki@peldakft.hu', { email: 'valaki@peldakft.hu', code: '' }],
    ['71ABNZ12', { email: '', code: '71ABNZ12' }],
    ['71abnz12', { email: '', code: '71ABNZ12' }],
    ['', { email: '', code: '' }],
  ])('%j becomes %o (CON-1, VAL-3)', (typed, query) => {
    expect(offerQuery(typed)).toEqual(query);
  });

  it('knows one question from another', () => {
    expect(isSameQuery(offerQuery('71abnz12'), offerQuery('71ABNZ12'))).toBe(true);
    expect(isSameQuery(offerQuery('a@b.hu'), offerQuery('a@b.com'))).toBe(false);
    expect(isSameQuery(offerQuery('71ABNZ12'), offerQuery('82CDPR34'))).toBe(false);
  });
});

describe('the offers', () => {
  const offer = (id: string, key: 0 | 1): Employer => ({
    id,
    name: id,
    key,
    cardKind: 'X',
    email: undefined,
    invoice: undefined,
  });
  const offers = [offer('basic', 0), offer('one', 1), offer('two', 1)];
  const shape = (list: readonly Employer[], open: boolean) =>
    groupOffers(list, open).map(({ kind, closed, offers: rows }) => [kind, closed, rows.map(({ id }) => id)]);

  it('stand in groups, closed ones last (CON-1, CON-2)', () => {
    expect(shape(offers, false)).toEqual([
      ['company', false, ['one', 'two']],
      ['basic', true, ['basic']],
    ]);
    expect(shape(offers, true)).toEqual([
      ['basic', false, ['basic']],
      ['company', false, ['one', 'two']],
    ]);
    expect(shape([], false)).toEqual([]);
  });

  it('go on at the intranet only with its token and a type (CON-9)', () => {
    expect(continuesAtIntranet('intra2026-maria', 0)).toBe(true);
    expect(continuesAtIntranet('intra2026-maria', 1)).toBe(true);
    expect(continuesAtIntranet('intra2026-maria', undefined)).toBe(false);
    expect(continuesAtIntranet('szerzodesvilmos2026', 0)).toBe(false);
    expect(continuesAtIntranet('two-hyphens-here', 0)).toBe(false);
  });

  it('carry the subscription in the address (CON-9)', () => {
    expect(subscriptionAddress('https://intranet.pelda.hu/sub?from=portal', 'a&b=c')).toBe(
      'https://intranet.pelda.hu/sub?from=portal&uuid=a%26b%3Dc',
    );
    expect(subscriptionAddress(undefined, 'x')).toBeUndefined();
  });
});

describe('the notice of a start', () => {
  it.each([
    [
      { type: 'h', email: 'gabi@ceg.hu' },
      { key: 'tarsEmailSent', to: 'gabi@ceg.hu' },
    ],
    [
      { type: 'R', email: 'anna@pelda.hu' },
      { key: 'privateEmailSent', to: 'anna@pelda.hu' },
    ],
    [
      { type: 'R', email: 'Anna@Pelda.hu' },
      { key: 'privateEmailSent', to: 'Anna@Pelda.hu' },
    ],
    [
      { type: 'U', email: 'anna@ceg.hu' },
      { key: 'emailSent', to: 'anna@ceg.hu' },
    ],
  ] as const)('for %o is %o (CON-1)', (order, notice) => {
    expect(startNotice(order, 'anna@pelda.hu')).toEqual(notice);
  });
});

describe('the address of a start', () => {
  const code = { email: '', code: '71ABNZ12' };

  it.each([
    [
      'was typed, whatever the employer’s is',
      { email: 'hr@ceg.hu' },
      { email: 'anna@ceg.hu', code: '' },
      'anna@ceg.hu',
    ],
    ['is the employer’s, for a code', { email: 'hr@ceg.hu' }, code, 'hr@ceg.hu'],
    ['is the member’s own, for a code of an employer without one', { email: undefined }, code, 'anna@pelda.hu'],
    ['is the member’s own, where nothing was typed', { email: undefined }, { email: '', code: '' }, 'anna@pelda.hu'],
  ])('%s (CON-1)', (_what, offer, query, address) => {
    expect(startEmail(offer, query, 'anna@pelda.hu')).toBe(address);
  });
});

describe('the cards of exceptional contracting', () => {
  const member = { firstName: 'Ferenc', lastName: 'Fekete', email: 'ferenc@pelda.hu', kr: '234501', pack: 'M' };
  const partner = { tars: 'Fekete Gabriella', tarsKr: '234502', tarsEmail: 'gabi@pelda.hu' };
  const prices = [
    { name: 'L', price: 15_900 },
    { name: 'S', price: 9_900 },
    { name: 'M', price: 12_400 },
  ];

  it('are one’s own, and the partner’s where kr and e-mail are known (CON-5)', () => {
    expect(upgradeCards(member).map(({ who, kr, pack }) => [who, kr, pack])).toEqual([['own', '234501', 'M']]);
    expect(upgradeCards({ ...member, ...partner }).map(({ who, kr, pack }) => [who, kr, pack])).toEqual([
      ['own', '234501', 'M'],
      ['partner', '234502', undefined],
    ]);
    expect(upgradeCards({ ...member, ...partner, tarsEmail: undefined })).toHaveLength(1);
    expect(upgradeCards({ ...member, kr: undefined })).toEqual([]);
  });

  const offer = {
    id: 'E100',
    name: 'Példa Kft.',
    key: 1 as const,
    cardKind: 'CEGES',
    email: undefined,
    invoice: undefined,
  };
  const query = { email: 'ferenc@peldakft.hu', code: '' };

  it('start with the chosen offer: one’s own as an upgrade, the partner’s as a group member’s, each with its kr and address (CON-5)', () => {
    expect(upgradeCards({ ...member, ...partner }).map((card) => upgradeOrder(card, { offer, query }))).toEqual([
      { type: 'U', employer: 'E100', email: 'ferenc@peldakft.hu', key: 1, cardKind: 'CEGES', kr: '234501' },
      { type: 'h', employer: 'E100', email: 'gabi@pelda.hu', key: 1, cardKind: 'CEGES', kr: '234502' },
    ]);
  });

  it('take any offer, the partner’s a company offer only (CON-5)', () => {
    const cards = upgradeCards({ ...member, ...partner });
    expect(cards.map((card) => fitsOffer(card, { offer, query }))).toEqual([true, true]);
    expect(cards.map((card) => fitsOffer(card, { offer: { ...offer, key: 0 }, query }))).toEqual([true, false]);
  });

  it('cost at least the lowest price of a dearer package: the present one is no upgrade (UX-33)', () => {
    expect(lowestPrice(upgradesFrom(prices, 'M'))).toBe(15_900);
    expect(lowestPrice(upgradesFrom(prices, 'L'))).toBeUndefined();
    expect(lowestPrice(upgradesFrom(prices, 'elsewhere'))).toBe(9_900);
  });
});
