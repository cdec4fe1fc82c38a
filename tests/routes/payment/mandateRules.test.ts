import { describe, expect, it } from 'vitest';

import { newestFirst } from '../../../src/domain/money/collections';
import { debitValues, limitOf, toAuthorisation } from '../../../src/routes/payment/mandates/debitValues';
import { debitChart } from '../../../src/routes/payment/pay/debitChart';

describe('the limit of a direct debit', () => {
  it.each([
    ['20000', 12_400, 20_000],
    ['0', 12_400, 12_400],
    ['000', 12_400, 12_400],
    ['', 12_400, 12_400],
    ['0', 0, 0],
  ])('%j with a fee of %i is %i: without a positive one it is the fee (MAN-3)', (typed, fee, limit) => {
    expect(limitOf(typed, fee)).toBe(limit);
  });

  it('is never sent as 0, which would withdraw the mandate, while there is a fee (MAN-3, MAN-5)', () => {
    expect(toAuthorisation({ account: '11773016-11111018-00000000', limit: '0' }, 12_400)).toEqual({
      account: '117730161111101800000000',
      limit: 12_400,
    });
  });
});

describe('what the direct debit form begins with', () => {
  it('is the fee as the limit where there is no mandate (MAN-3)', () => {
    expect(debitValues({ fee: 12_400 })).toEqual({ account: '', limit: '12400' });
    expect(debitValues({ fee: 12_400, limit: 0 })).toEqual({ account: '', limit: '12400' });
  });

  it('has no limit where the reply gives neither limit nor fee (ERR-8)', () => {
    expect(debitValues({})).toEqual({ account: '', limit: '' });
  });

  it('is the mandate that there is, the account in groups of eight (MAN-3)', () => {
    expect(debitValues({ fee: 12_400, limit: 20_000, account: '117730161111101800000000' })).toEqual({
      account: '11773016-11111018-00000000',
      limit: '20000',
    });
  });
});

describe('the history’s chart (MAN-6)', () => {
  const row = (month: number, amount: number) => ({
    date: `2026-${String(month).padStart(2, '0')}-05`,
    amount,
    state: 'Teljesült',
  });

  it('shows the collections oldest first as shares of the greatest', () => {
    expect(debitChart([row(3, 5_000), row(1, 10_000), row(2, 0)])).toEqual({
      most: 10_000,
      bars: [
        { date: '2026-01-05', height: 1, hasFailed: false },
        { date: '2026-02-05', height: 0, hasFailed: false },
        { date: '2026-03-05', height: 0.5, hasFailed: false },
      ],
    });
  });

  it('shows the last twelve of many', () => {
    const list = [
      ...Array.from({ length: 12 }, (_, index) => row(index + 1, 1_000)),
      { date: '2025-12-05', amount: 9_000, state: 'Teljesült' },
    ];
    const { bars, most } = debitChart(list);
    expect(bars).toHaveLength(12);
    expect(bars[0]?.date).toBe('2026-01-05');
    expect(most).toBe(1_000);
  });

  it('leaves out a row without a date or an amount (ERR-8)', () => {
    expect(
      debitChart([row(1, 1_000), { date: '', amount: 500, state: '' }, { date: '2026-02-05', amount: undefined, state: '' }]),
    ).toEqual({ most: 1_000, bars: [{ date: '2026-01-05', height: 1, hasFailed: false }] });
  });

  it('leaves out a collection that is only announced', () => {
    const { bars } = debitChart([{ date: '2026-02-05', amount: 1_000, state: 'Folyamatban' }, row(1, 1_000)]);
    expect(bars.map(({ date }) => date)).toEqual(['2026-01-05']);
  });

  it('divides by nothing where nothing was collected', () => {
    expect(debitChart([row(1, 0)])).toEqual({ most: 0, bars: [{ date: '2026-01-05', height: 0, hasFailed: false }] });
    expect(debitChart([])).toEqual({ most: 0, bars: [] });
  });

  it('has its table newest first, and leaves the service’s list as it is', () => {
    const list = [row(1, 1), row(3, 3), row(2, 2)];
    expect(newestFirst(list).map(({ amount }) => amount)).toEqual([3, 2, 1]);
    expect(list.map(({ amount }) => amount)).toEqual([1, 3, 2]);
  });
});
