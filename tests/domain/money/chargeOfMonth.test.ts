// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chargeOfMonth } from '../../../src/domain/money/collected';
import type { Invoiced, Mandate } from '../../../src/domain/money/collections';
import { whyUnpaid } from '../../../src/domain/money/unpaid';
import { addDays } from '../../../src/domain/time/dates';

const fee = 9_900;
const of = (...days: string[]): Invoiced[] => days.map((date) => ({ date, amount: fee }));
const card = (invoiced: readonly Invoiced[] | undefined) =>
  ({ kind: 'regularCredit', fee, invoiced }) satisfies Mandate;

describe('this month’s charge of a card whose days only the invoices tell', () => {
  it.each([
    ['on the usual day', of('2026-09-02', '2026-10-02', '2026-12-02'), '2026-12-02'],
    ['some days after it', of('2026-10-02', '2026-12-06'), '2026-12-06'],
    ['on the usual day after one that was late', of('2026-09-02', '2026-10-05', '2026-12-02'), '2026-12-02'],
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

  it('is set off where the invoices and what is open make up the year’s fees: the rest is the member’s at once', () => {
    const known = (openOnceSetOff: number | undefined) =>
      whyUnpaid(
        { ...card(of('2026-09-02', '2026-10-02', '2026-12-02')), openOnceSetOff },
        { debt: { currentDebit: fee, annualDebit: fee }, today: '2026-12-02', isNew: false },
      );
    expect(known(fee)).toEqual({ why: 'before', amount: fee, begins: undefined, rest: undefined });
    expect(known(0)?.why).toBe('processing');
    expect(known(undefined)?.why).toBe('processing');
  });

  it('leaves what is due then to the member', () => {
    expect(why(fee, '2026-12-08')).toEqual({ why: 'before', amount: fee, begins: undefined, rest: undefined });
    expect(why(2 * fee, '2026-12-08')).toEqual({ why: 'before', amount: 2 * fee, begins: undefined, rest: undefined });
  });

  it('holds whichever months were charged, and however late: nothing is missed that was charged, and nothing awaited that wasn’t', () => {
    const lateness = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.option(lateness), { minLength: 11, maxLength: 11 }),
        fc.integer({ min: 1, max: 28 }),
        (day, later, dayOfMonth) => {
          const date = (month: number, of: number): string =>
            `2026-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
          // January's was in time.
          const charged = [0, ...later].flatMap((late, index) => (late === null ? [] : date(index + 1, day + late)));
          const today = date(12, dayOfMonth);
          const invoiced = charged.filter((one) => one <= today);
          const ofMonth = invoiced.find((one) => one.startsWith('2026-12'));
          const unpaid = whyUnpaid(card(of(...invoiced)), {
            debt: { currentDebit: fee, annualDebit: fee },
            today,
            isNew: false,
          });
          const isSetOff = ofMonth !== undefined && today > addDays(ofMonth, 5);
          expect(unpaid?.why).toBe(ofMonth === undefined ? 'missed' : isSetOff ? 'before' : 'processing');
          if (unpaid?.why === 'processing') expect(unpaid.charge.date).toBe(ofMonth);
        },
      ),
    );
  });
});
