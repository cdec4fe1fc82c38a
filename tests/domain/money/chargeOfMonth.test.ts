// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { chargeOfMonth } from '../../../src/domain/money/collected';
import type { Invoiced, Mandate } from '../../../src/domain/money/collections';
import { whyUnpaid } from '../../../src/domain/money/unpaid';

const fee = 9_900;
const of = (...days: string[]): Invoiced[] => days.map((date) => ({ date, amount: fee }));
const card = (invoiced: readonly Invoiced[] | undefined): Mandate => ({ kind: 'regularCredit', fee, invoiced });
const known = { debt: { currentDebit: fee, annualDebit: fee }, today: '2026-12-10', isNew: false };

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
    const charge = chargeOfMonth(card(invoiced), '2026-12-10');
    expect(charge?.date).toBe(date);
    expect(whyUnpaid(card(invoiced), known)).toEqual(
      date === undefined
        ? { why: 'missed', next: undefined }
        : { why: 'before', amount: fee, begins: undefined, rest: undefined },
    );
  });
});
