import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sumOf, type Mandate } from '../../../src/domain/money/collections';
import { comingCharges, ownOfLater } from '../../../src/domain/money/comingCharges';
import { addDays, addMonths, monthOf, startOfMonth } from '../../../src/domain/time/dates';

const fee = 9_900;
const before = 7_400;

const pad = (value: number): string => String(value).padStart(2, '0');

/** A day of 2026 that every month has. */
const days = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([month, day]) => `2026-${pad(month)}-${pad(day)}`);

/** The charges that a mandate of a contract or an upgrade has agreed on, month by month from a day on to the year's end. */
const agreedFrom = (from: string) =>
  Array.from({ length: 13 - monthOf(from) }, (_, index) => ({
    date: addMonths(from, index),
    amount: fee,
    isExpected: index > 0,
  }));

describe('what falls due before the first day of a mandate that was set up by itself', () => {
  it('is the member’s to pay, and all that falls due from that day on is collected', () => {
    fc.assert(
      fc.property(days, days, fc.constantFrom('regularCredit', 'directDebit'), (today, first, kind) => {
        fc.pre(first > today);
        const mandate: Mandate =
          kind === 'regularCredit'
            ? { kind, fee, planned: [{ date: first, isExpected: false }] }
            : { kind: 'directDebit', fee, from: first, to: '2026-12-31', list: [] };
        // This month's fee is paid, those of all later months are open.
        const open = 12 - monthOf(today);
        fc.pre(open > 0);
        const debt = { currentDebit: 0, annualDebit: open * fee };
        const known = { year: 2026, debt, mandate, contract: {}, today };
        const before = Math.max(0, monthOf(first) - monthOf(today) - 1);
        const own = ownOfLater(known);
        expect(own?.amount ?? 0).toBe(before * fee);
        if (own !== undefined) expect([own.why, own.date < first]).toEqual(['apart', true]);
        const collected = comingCharges(known).filter(({ way }) => way !== 'self');
        expect(sumOf(collected)).toBe((open - before) * fee);
        expect(collected.every(({ date }) => date >= first)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('is nobody’s to pay twice beside an upgrade: words and list name one sum and one day', () => {
    fc.assert(
      fc.property(
        days,
        days,
        fc.constantFrom('agreed', 'paid'),
        fc.integer({ min: 1, max: 12 }),
        (today, day, kind, open) => {
          const from = startOfMonth(day);
          fc.pre(from > today);
          const planned = kind === 'agreed' ? agreedFrom(from) : [];
          const mandate = { kind: 'regularCredit', fee, contractFrom: from, planned } as const;
          const debt = { currentDebit: 0, annualDebit: open * before + sumOf(planned) };
          const known = { year: 2026, debt, mandate, contract: {}, today, upgrade: { from, fee: before } };
          const months = monthOf(from) - monthOf(today);
          const own = ownOfLater(known);
          if (open > months) return;
          expect(own).toEqual({ why: 'beforeUpgrade', amount: open * before, date: addDays(from, -1) });
          expect(comingCharges(known).filter(({ way }) => way === 'self')).toEqual([
            { date: addDays(from, -1), day: 'by', amount: open * before, way: 'self' },
          ]);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
