// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  isSameQuery,
  offerQuery,
  startEmail,
  subscriptionAddress,
} from '../../../src/routes/contracting/offers/offers';
import { sentNotice, withSentTo } from '../../../src/routes/contracting/start/useStart';
import { fitsOffer, upgradeCards, upgradeOrder } from '../../../src/routes/contracting/start/useStartCards';
import { filesOf } from '../../../src/routes/contracting/status/ContractFiles';

describe('the documents of a contract', () => {
  it('are each one that the reply names, with the kr for the general terms only (SUM-1, DOC-2)', () => {
    const status = { status: 'OK', messages: [] };
    const all = { docContract: '1', docReg: '2', docCollection: '3', docTransfer: '4', docAszf: '5' };
    expect(filesOf({ ...status, ...all }).map(({ name, docKey, docKr }) => [name, docKey, docKr])).toEqual([
      ['contract', '1', false],
      ['registration', '2', false],
      ['collection', '3', false],
      ['transfer', '4', false],
      ['terms', '5', true],
    ]);
    expect(filesOf(status)).toEqual([]);
  });
});

describe('the search for offers', () => {
  it.each([
    ['valaki@peldakft.hu', { email: 'valaki@peldakft.hu', code: '' }],
    ['71abnz12', { email: '', code: '71ABNZ12' }],
    ['', { email: '', code: '' }],
  ])('sends %j as %o (CON-1, VAL-3)', (typed, query) => {
    expect(offerQuery(typed)).toEqual(query);
  });

  it('knows one question from another (CON-1)', () => {
    expect(isSameQuery(offerQuery('71abnz12'), offerQuery('71ABNZ12'))).toBe(true);
    expect(isSameQuery(offerQuery('a@b.hu'), offerQuery('a@b.com'))).toBe(false);
  });

  it('hands the subscription on in the address of the employer’s page (CON-9)', () => {
    expect(subscriptionAddress('https://intranet.pelda.hu/sub?from=portal', 'a&b=c')).toBe(
      'https://intranet.pelda.hu/sub?from=portal&uuid=a%26b%3Dc',
    );
    expect(subscriptionAddress(undefined, 'x')).toBeUndefined();
  });
});

describe('a start', () => {
  const code = { email: '', code: '71ABNZ12' };

  it.each([
    [
      'that was typed, whatever the employer’s is',
      { email: 'hr@ceg.hu' },
      { email: 'anna@ceg.hu', code: '' },
      'anna@ceg.hu',
    ],
    ['of the employer, for a code', { email: 'hr@ceg.hu' }, code, 'hr@ceg.hu'],
    ['of the member, for a code of an employer without one', {}, code, 'anna@pelda.hu'],
    ['of the member, where nothing was typed', {}, { email: '', code: '' }, 'anna@pelda.hu'],
  ])('goes to the address %s (CON-1)', (_what, offer, query, address) => {
    expect(startEmail(offer, query, 'anna@pelda.hu')).toBe(address);
  });

  it.each([
    ['h', 'gabi@ceg.hu', 'tarsEmailSent'],
    ['R', 'Anna@Pelda.hu', 'privateEmailSent'],
    ['U', 'anna@ceg.hu', 'emailSent'],
  ] as const)('of type %s to %s is told as %s (CON-1)', (type, email, notice) => {
    expect(sentNotice({ type, email }, 'anna@pelda.hu')).toBe(notice);
  });

  it('remembers where the link went, but changes nothing of a contract under way (UX-14, CON-5)', () => {
    expect(withSentTo('a@b.hu')({})).toEqual({ wizard: { sentTo: 'a@b.hu' } });
    expect(withSentTo('a@b.hu')({ contractKey: '1-2-3', wizard: { key: '1-2-3' } })).toEqual({});
  });
});

describe('the cards of an exceptional contract', () => {
  const member = { firstName: 'Ferenc', lastName: 'Fekete', email: 'ferenc@pelda.hu', kr: '234501', pack: 'M' };
  const both = { ...member, tars: 'Fekete Gabriella', tarsKr: '234502', tarsEmail: 'gabi@pelda.hu' };
  const offer = {
    id: 'E100',
    name: 'Példa Kft.',
    key: 1 as const,
    cardKind: 'CEGES',
    email: undefined,
    invoice: undefined,
  };
  const query = { email: 'ferenc@peldakft.hu', code: '' };

  it('are one’s own, and the partner’s where kr and e-mail are known (CON-5)', () => {
    expect(upgradeCards(both).map(({ who, kr, pack }) => [who, kr, pack])).toEqual([
      ['own', '234501', 'M'],
      ['partner', '234502', undefined],
    ]);
    expect(upgradeCards({ ...both, tarsEmail: undefined })).toHaveLength(1);
    expect(upgradeCards({ ...member, kr: undefined })).toEqual([]);
  });

  it('start as an upgrade and as a group member’s, each with its kr and address (CON-5)', () => {
    expect(upgradeCards(both).map((card) => upgradeOrder(card, { offer, query }))).toEqual([
      { type: 'U', employer: 'E100', email: 'ferenc@peldakft.hu', key: 1, cardKind: 'CEGES', kr: '234501' },
      { type: 'h', employer: 'E100', email: 'gabi@pelda.hu', key: 1, cardKind: 'CEGES', kr: '234502' },
    ]);
  });

  it('take any offer, the partner’s a company offer only (CON-5)', () => {
    const basic = { offer: { ...offer, key: 0 as const }, query };
    expect(upgradeCards(both).map((card) => fitsOffer(card, basic))).toEqual([true, false]);
  });
});
