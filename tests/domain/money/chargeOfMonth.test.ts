// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { chargeOfMonth } from '../../../src/domain/money/collected';
import type { Invoiced, Mandate } from '../../../src/domain/money/collections';
import { whyUnpaid } from '../../../src/domain/money/unpaid';

const fee = 9_900;
const of = (...days: string[]): Invoiced[] => days.map((date) => ({ date, amount: fee }));
const card = (invoiced: readonly Invoiced[] | undefined): Mandate => ({ kind: 'regularCredit', fee, invoiced });

describe('this month’s charge of a card whose days only the invoices tell (UX-18)', () => {
  it.each([
    ['on the usual day', of('2026-09-02', '2026-10-02', '2026-12-02'), '2026-12-02'],
    ['some days after it', of('2026-10-02', '2026-12-06'), '2026-12-06'],
    ['not on another day: it may be a payment', of('2026-10-02', '2026-12-09'), undefined],
    ['not before the usual day', of('2026-10-05', '2026-12-02'), undefined],
    ['not of another month', of('2026-10-02', '2026-11-02'), undefined],
    ['not of another sum', [...of('2026-10-02'), { date: '2026-12-02', amount: 5_000 }], undefined],
    ['not without an earlier one', of('2026-12-02'), undefined],
    ['not where the invoices aren’t known', undefined, undefined],
  ])('%s', (_title, invoiced, date) => {
    expect(chargeOfMonth(card(invoiced), '2026-12-10')?.date).toBe(date);
  });

  const why = (currentDebit: number, today: string) =>
    whyUnpaid(card(of('2026-09-02', '2026-10-02', '2026-12-02')), {
      debt: { currentDebit, annualDebit: currentDebit },
      today,
      isNew: false,
    });

  it('may not be set off yet, so nothing is asked for some days', () => {
    const charge = { date: '2026-12-02', amount: fee, isExpected: false };
    for (const day of ['2026-12-02', '2026-12-07'])
      expect(why(fee, day)).toEqual({ why: 'processing', charge, until: '2026-12-07' });
    // It can't take two fees.
    expect(why(2 * fee, '2026-12-02')).toEqual({ why: 'missed', next: undefined });
  });

  it('leaves what is due then to the member', () => {
    expect(why(fee, '2026-12-08')).toEqual({ why: 'before', amount: fee, begins: undefined, rest: undefined });
    expect(why(2 * fee, '2026-12-08')).toEqual({ why: 'before', amount: 2 * fee, begins: undefined, rest: undefined });
  });
});
