import { describe, expect, it } from 'vitest';

import {
  debitValues,
  leftLimit,
  limitOf,
  lowLimit,
  toAuthorisation,
} from '../../../src/routes/payment/mandates/debitValues';

describe('the limit of a direct debit', () => {
  it.each([
    ['20000', 12_400, 20_000],
    ['0', 12_400, 12_400],
    ['000', 12_400, 12_400],
    ['', 12_400, 12_400],
    ['0', undefined, 0],
    ['0', -12_400, 0],
  ])('%j with a fee of %s is %i: without a positive one it is the fee (MAN-3)', (typed, fee, limit) => {
    expect(limitOf(typed, fee)).toBe(limit);
  });

  it('is never sent as 0, which would withdraw the mandate, while there is a fee (MAN-3, MAN-5)', () => {
    const values = { account: '11773016-11111018', limit: '0' };
    expect(toAuthorisation(values, 12_400)).toEqual({ account: '117730161111101800000000', limit: 12_400 });
  });

  it('stays as it was typed where it is no number, or no fee is known (MAN-3)', () => {
    expect([leftLimit('12.5', 9_900), leftLimit('0', undefined), leftLimit('12 400 Ft', 9_900)]).toEqual([
      '12.5',
      '0',
      '12400',
    ]);
  });

  it('is compared with the fee only where both are known (MAN-6)', () => {
    expect(lowLimit(9_000, 9_900)).toEqual({ limit: 9_000, fee: 9_900 });
    for (const [limit, fee] of [
      [9_900, 9_900],
      [undefined, 9_900],
      [9_000, undefined],
      [0, 9_900],
      [9_000, 0],
    ])
      expect(lowLimit(limit, fee)).toBeUndefined();
  });
});

it.each([
  [{ fee: 12_400 }, { account: '', limit: '12400' }],
  [
    { fee: 12_400, limit: 0 },
    { account: '', limit: '12400' },
  ],
  [{}, { account: '', limit: '' }],
  [
    { fee: 12_400, limit: 20_000, account: '117730161111101800000000' },
    { account: '11773016-11111018-00000000', limit: '20000' },
  ],
])(
  'the direct debit form begins with what the reply %j gives, and the fee as the limit (MAN-3, ERR-8)',
  (data, values) => {
    expect(debitValues(data)).toEqual(values);
  },
);
