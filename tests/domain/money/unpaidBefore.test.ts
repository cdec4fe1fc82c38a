// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Mandate } from '../../../src/domain/money/collections';
import { chargeToCome, dueByHand, whyUnpaid } from '../../../src/domain/money/unpaid';
import { awaited, before, card, collected, debit, due, facts, missed, row } from './unpaidFixtures';

describe('what fell due before a mandate that was set up by itself', () => {
  it('was due before the mandate, as long as nothing else has changed since', () => {
    const atSetUp = due(9_900, 19_800);
    expect(whyUnpaid({ ...card, atSetUp }, { ...facts, debt: due(9_900, 19_800) })).toEqual(before());
    // Another month is due, and nothing tells of a charge; or something was paid: that may have been what was due before.
    expect(whyUnpaid({ ...card, atSetUp }, { ...facts, debt: due(19_800, 9_900) })).toMatchObject({ why: 'missed' });
    expect(whyUnpaid({ ...card, atSetUp }, { ...facts, debt: due(9_900, 9_900) })).toMatchObject({ why: 'missed' });
    // A direct debit tells what it has collected since.
    const direct = (...days: string[]) =>
      debit({ from: '2026-05-04', to: '2026-06-20', atSetUp, list: collected(...days) });
    expect(whyUnpaid(direct('2026-04-04', '2026-05-04'), { ...facts, debt: due(9_900, 9_900) })).toEqual(before());
    expect(whyUnpaid(direct('2026-04-04'), { ...facts, debt: due(9_900, 9_900) })?.why).not.toBe('before');
  });

  it('names no first day where nothing is left that the mandate could collect this year', () => {
    const late: Mandate = { kind: 'directDebit', fee: 9_900, from: '2026-12-27', to: '2026-12-31', list: [] };
    const on = (later: number) =>
      whyUnpaid(late, {
        debt: { currentDebit: 29_700, annualDebit: 29_700 + later },
        today: '2026-12-20',
        isNew: true,
      });
    expect(on(0)).toEqual({ why: 'before', amount: 29_700, begins: undefined, rest: undefined });
    expect(on(9_900)).toEqual({ why: 'before', amount: 29_700, begins: '2026-12-27', rest: undefined });
  });

  it('is in part the member’s to pay, and in part taken by the mandate’s first charge', () => {
    const known = { ...facts, today: '2026-12-01' };
    const atSetUp = { ...due(3 * 9_900, 9_900), on: '2026-11-27' };
    const direct = (...list: ReturnType<typeof row>[]) =>
      debit({ from: '2026-12-04', to: '2026-12-31', atSetUp, list });
    const first = { date: '2026-12-04', amount: 9_900, isExpected: false };
    const inPart = { ...before('2026-12-04', 3 * 9_900), rest: awaited(first) };
    const all = due(4 * 9_900, 0);
    expect(whyUnpaid(direct(), { ...known, debt: all })).toEqual(inPart);
    // Another device knows nothing but the mandate's first day.
    expect(whyUnpaid({ ...direct(), atSetUp: undefined }, { ...known, debt: all })).toEqual(inPart);
    expect(dueByHand(inPart, 4 * 9_900)).toBe(3 * 9_900);
    expect(chargeToCome(undefined, inPart, known.today)).toEqual(first);
    // What was due before is paid: nothing has to be done.
    expect(whyUnpaid(direct(), { ...known, debt: due(9_900, 0) })).toEqual(awaited(first));
    // On its day and after it, until the result is known.
    expect(whyUnpaid(direct(), { ...known, today: '2026-12-05', debt: all })).toMatchObject({
      why: 'before',
      amount: 3 * 9_900,
      rest: { why: 'processing', until: '2026-12-09' },
    });
    const later = { ...known, today: '2026-12-05' };
    expect(whyUnpaid(direct(...collected('2026-12-04')), { ...later, debt: due(3 * 9_900, 0) })).toEqual(
      before(undefined, 3 * 9_900),
    );
    expect(whyUnpaid(direct(row('2026-12-04', 'Sikertelen')), { ...later, debt: all })).toEqual(missed());
  });

  it('is the member’s to pay, too, where it falls due before a first day that was chosen later', () => {
    // Set up in September for the end of November: October’s fee isn’t charged.
    const atSetUp = { ...due(0, 3 * 9_900), on: '2026-09-27' };
    const mandate: Mandate = { ...card, planned: [{ date: '2026-11-27', isExpected: false }], atSetUp };
    const on = (today: string, debt: ReturnType<typeof due>, ...days: string[]) =>
      whyUnpaid({ ...mandate, invoiced: days.map((date) => ({ date, amount: 9_900 })) }, { ...facts, today, debt });
    expect(on('2026-10-02', due(9_900, 19_800))).toEqual(before('2026-11-27'));
    const november = { date: '2026-11-27', amount: 9_900, isExpected: false };
    expect(on('2026-11-02', due(19_800, 9_900))).toEqual({ ...before('2026-11-27'), rest: awaited(november) });
    expect(on('2026-11-28', due(9_900, 9_900), '2026-11-27')).toEqual(before());
    // October’s was paid by hand.
    expect(on('2026-11-28', due(0, 9_900), '2026-10-05', '2026-11-27')).toBeUndefined();
    expect(on('2026-12-02', due(9_900, 0), '2026-10-05', '2026-11-27')).toEqual(
      awaited({ date: '2026-12-27', amount: 9_900, isExpected: true }),
    );
  });

  it('is known from the invoices, where a card was charged since', () => {
    const atSetUp = { ...due(9_900, 9_900), on: '2026-11-27' };
    const ofCard = (...invoiced: { date: string; amount: number }[]): Mandate => ({
      ...card,
      planned: [{ date: '2026-11-27', isExpected: false }],
      atSetUp,
      invoiced,
    });
    const on = (today: string, debt: ReturnType<typeof due>) => ({ ...facts, today, debt });
    const charge = { date: '2026-12-27', amount: 9_900, isExpected: true };
    expect(whyUnpaid(ofCard(), on('2026-12-02', due(19_800, 0)))).toEqual({ ...before(), rest: awaited(charge) });
    // Charged: what is left is what was due before.
    const invoice = { date: '2026-12-27', amount: 9_900 };
    expect(whyUnpaid(ofCard(invoice), on('2026-12-28', due(9_900, 0)))).toEqual(before());
    // Not charged yet, and what was due before was paid. The year's last day is left to pay it online.
    const waiting = { why: 'processing', charge, until: '2026-12-30' };
    expect(whyUnpaid(ofCard(), on('2026-12-28', due(9_900, 0)))).toEqual(waiting);
    expect(whyUnpaid(ofCard({ ...invoice, date: '2026-12-26' }), on('2026-12-28', due(9_900, 0)))).toEqual(waiting);
    expect(whyUnpaid(ofCard({ ...invoice, amount: 9_800 }), on('2026-12-28', due(9_900, 0)))).toEqual(waiting);
    expect(whyUnpaid(ofCard(), on('2026-12-31', due(9_900, 0)))).toEqual(missed());
    const last = { ...card, planned: [{ date: '2026-12-31', amount: 9_900, isExpected: false }] };
    expect(whyUnpaid(last, on('2026-12-31', due(9_900, 0)))).toMatchObject({ why: 'processing', until: '2026-12-31' });
    // A payment on the day of the set-up isn't a charge.
    const paid = { date: '2026-11-27', amount: 9_900 };
    expect(whyUnpaid(ofCard(paid), on('2026-12-02', due(9_900, 0)))).toEqual(awaited(charge));
  });

  it('never asks for what a charge of the mandate is still to take: both together are what is open', () => {
    const month = fc.integer({ min: 1, max: 11 });
    fc.assert(
      fc.property(
        month,
        month,
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 0, max: 5 }),
        (setUp, since, lag, paid) => {
          const fee = 9_900;
          const iso = (of: number, day: number) =>
            `2026-${String(of).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
          // Set up on the 20th with so many months due; it collects on the 4th from the next month on; the fees fall due on the 1st.
          const arrears = Math.min(lag, setUp);
          const later = 12 - setUp;
          const atSetUp = { ...due(arrears * fee, later * fee), on: iso(setUp, 20) };
          const now = Math.min(12, setUp + 1 + (since % (13 - setUp)));
          const days = Array.from({ length: now - setUp - 1 }, (_, index) => iso(setUp + 1 + index, 4));
          const byHand = Math.min(paid, arrears);
          const mandate = debit({ from: iso(setUp + 1, 4), atSetUp, list: collected(...days) });
          // The first of a month, with that month's fee due and not collected yet.
          const left = (12 - now) * fee;
          const debt = due((arrears - byHand + 1) * fee, left);
          const unpaid = whyUnpaid(mandate, { ...facts, today: iso(now, 1), debt });
          const toCome = (13 - now) * fee;
          expect(dueByHand(unpaid, unpaid?.why === 'awaited' ? 0 : debt.currentDebit) + toCome).toBe(debt.annualDebit);
        },
      ),
    );
  });
});
