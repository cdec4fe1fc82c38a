// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { upgradedMonthStates } from '../../../src/domain/contract/monthStates';
import { addMonths, monthOf } from '../../../src/domain/time/dates';

const months = Array.from({ length: 12 }, (_, index) => addMonths('2026-01-01', index));
const fees = { before: 12_400, after: 13_400 };

const statesOf = (
  currentDebit: number,
  annualDebit: number,
  today: string,
  upgrade: { from: string; fees?: typeof fees | undefined } = { from: '2026-11-01', fees },
): string => {
  const known = { months, debt: { currentDebit, annualDebit }, today };
  const state = upgradedMonthStates(known, { pack: 'L', ...upgrade });
  return months.map((_, index) => state(index)?.charAt(0) ?? '?').join('');
};

describe('the months of a contract that is upgraded (UX-33)', () => {
  it.each([
    ['the old package’s last month is left', 0, 12_400, '2026-09-20', 'ppppppppplpp'],
    ['it is due', 12_400, 12_400, '2026-10-05', 'pppppppppdpp'],
    ['it is due, and the new package’s last one is left', 12_400, 25_800, '2026-11-02', 'pppppppppdpl'],
    ['a month of each is due', 25_800, 25_800, '2026-12-10', 'pppppppppdpd'],
    ['this month’s fee isn’t due yet', 12_400, 25_800, '2026-12-01', 'pppppppppdpl'],
    ['all is paid', 0, 0, '2026-09-20', 'pppppppppppp'],
    ['an overpayment takes a part of what is left', -400, 12_000, '2026-09-20', 'ppppppppplpp'],
    ['a sum that no months come to', 0, 12_500, '2026-09-20', '????????????'],
    ['a month to come would be due', 13_400, 13_400, '2026-09-20', '????????????'],
  ])('when %s', (_when, now, annual, today, expected) => {
    expect(statesOf(now, annual, today)).toBe(expected);
  });

  it('have no state where a fee isn’t known, or the sums fit in two ways', () => {
    expect(statesOf(0, 12_400, '2026-09-20', { from: '2026-11-01', fees: undefined })).toBe('????????????');
    expect(statesOf(0, 0, '2026-09-20', { from: '2026-11-01', fees: undefined })).toBe('pppppppppppp');
    const double = { from: '2026-11-01', fees: { before: 6_700, after: 13_400 } };
    expect(statesOf(0, 13_400, '2026-09-20', double)).toBe('????????????');
  });

  it('never come to another sum than what is open, and never call a month due that hasn’t begun', () => {
    const sums = fc.record({
      before: fc.integer({ min: 1, max: 40 }).map((steps) => steps * 100),
      more: fc.integer({ min: 0, max: 40 }).map((steps) => steps * 100),
      from: fc.integer({ min: 2, max: 12 }),
      today: fc.integer({ min: 1, max: 12 }),
      oldOpen: fc.integer({ min: 0, max: 11 }),
      newOpen: fc.integer({ min: 0, max: 11 }),
      isThisMonthDue: fc.boolean(),
      noise: fc.constantFrom(0, 0, 0, 50, 100),
    });
    fc.assert(
      fc.property(sums, ({ before, more, from, today, oldOpen, newOpen, isThisMonthDue, noise }) => {
        const first = months[from - 1] ?? '';
        const day = `${(months[today - 1] ?? '').slice(0, 8)}10`;
        const feeOf = (month: string): number => (month < first ? before : before + more);
        const sum = (some: readonly string[]): number => some.reduce((total, month) => total + feeOf(month), 0);
        const [old, fresh] = [months.filter((month) => month < first), months.filter((month) => month >= first)];
        const open = [
          ...old.slice(old.length - Math.min(oldOpen, old.length)),
          ...fresh.slice(fresh.length - Math.min(newOpen, fresh.length)),
        ];
        const due = open.filter((month) => monthOf(month) < today || (isThisMonthDue && monthOf(month) === today));
        const debt = { currentDebit: sum(due), annualDebit: sum(open) + noise };
        const state = upgradedMonthStates(
          { months, debt, today: day },
          { pack: 'L', from: first, fees: { before, after: before + more } },
        );
        const states = months.map((_, index) => state(index));
        if (states.includes(undefined)) return;
        const named = (...words: string[]): number =>
          sum(months.filter((_, index) => words.includes(states[index] ?? '')));
        expect(named('due')).toBe(debt.currentDebit);
        expect(named('due', 'later')).toBe(debt.annualDebit);
        for (const [index, month] of months.entries()) if (states[index] === 'due') expect(month <= day).toBe(true);
      }),
    );
  });
});
