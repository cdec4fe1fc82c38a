// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Member } from '../../../src/domain/identity/member';
import {
  afterPayment,
  contractEnd,
  debtSegments,
  endsSoon,
  feesIn,
  isSettled,
  needsEarlierInvoices,
  nextStep,
  paidOf,
  type Debt,
  type DebtSegments,
  type NextStep,
  type PaidOf,
} from '../../../src/domain/money/debt';

const member: Member = {
  firstName: 'Ágnes',
  lastName: 'Kovács',
  email: 'a@pelda.hu',
  kr: '123456',
  cardStatus: 1,
  from: '2026-01-01',
  to: '2026-12-31',
};

describe('the debt bar (PAY-1)', () => {
  it.each<[Debt, DebtSegments, string]>([
    [
      { currentDebit: 12_400, annualDebit: 74_400 },
      { dueNow: 12_400, later: 62_000, total: 74_400, overpaid: 0 },
      'a debit now and more later',
    ],
    [{ currentDebit: 0, annualDebit: 0 }, { dueNow: 0, later: 0, total: 0, overpaid: 0 }, 'nothing is owed'],
    [
      { currentDebit: 5_000, annualDebit: 3_000 },
      { dueNow: 5_000, later: 0, total: 5_000, overpaid: 0 },
      'the service contradicts itself',
    ],
    [
      { currentDebit: -700, annualDebit: 3_000 },
      { dueNow: 0, later: 3_000, total: 3_000, overpaid: 700 },
      'an overpayment by today',
    ],
    [
      { currentDebit: 0, annualDebit: -700 },
      { dueNow: 0, later: 0, total: 0, overpaid: 700 },
      'an overpayment of the year',
    ],
    [
      { currentDebit: -700, annualDebit: 0 },
      { dueNow: 0, later: 0, total: 0, overpaid: 700 },
      'an overpayment by today that the rest of the year has used up',
    ],
    [
      { currentDebit: -700, annualDebit: -200 },
      { dueNow: 0, later: 0, total: 0, overpaid: 200 },
      'an overpayment by today of which the rest of the year has used up a part',
    ],
  ])('of %o is %o: %s', (debt, segments) => {
    expect(debtSegments(debt)).toEqual(segments);
  });

  it('has no negative part, and its parts add up', () => {
    const forint = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(forint, forint, (currentDebit, annualDebit) => {
        const { dueNow, later, total, overpaid } = debtSegments({ currentDebit, annualDebit });
        expect(Math.min(dueNow, later, overpaid)).toBeGreaterThanOrEqual(0);
        expect(dueNow + later).toBe(total);
      }),
    );
  });
});

describe('the debt once a payment is booked (PAY-12)', () => {
  it.each<[Debt, number, Debt]>([
    [{ currentDebit: 12_400, annualDebit: 74_400 }, 12_400, { currentDebit: 0, annualDebit: 62_000 }],
    [{ currentDebit: 12_400, annualDebit: 74_400 }, 5_000, { currentDebit: 7_400, annualDebit: 69_400 }],
    [{ currentDebit: 12_400, annualDebit: 74_400 }, 20_000, { currentDebit: 0, annualDebit: 54_400 }],
    [{ currentDebit: -700, annualDebit: 3_000 }, 3_000, { currentDebit: -700, annualDebit: 0 }],
    [{ currentDebit: 12_400, annualDebit: 74_400 }, 0, { currentDebit: 12_400, annualDebit: 74_400 }],
  ])('of %o less %i is %o', (debt, amount, left) => {
    expect(afterPayment(debt, amount)).toEqual(left);
  });
});

describe('a year of which nothing is open (PAY-1)', () => {
  it.each<[number, number, boolean]>([
    [0, 0, true],
    [0, 62_000, false],
    [12_400, 0, false],
    [0, -700, false],
    [-700, 0, false],
  ])('with %i due now and %i by its end: %s', (currentDebit, annualDebit, settled) => {
    expect(isSettled({ currentDebit, annualDebit })).toBe(settled);
  });
});

describe('what is paid of a year', () => {
  const of = (known: Partial<PaidOf>) =>
    paidOf({ invoices: [], dueNow: 0, months: undefined, fee: undefined, ...known });
  const times = (count: number, amount: number) => Array<number>(count).fill(amount);

  it.each<[string, readonly number[], number, number | undefined, number | undefined]>([
    ['the invoices, where the months aren’t known and nothing is due', [37_200], 0, undefined, 37_200],
    [
      'not known where what is due may be invoiced, and the months aren’t known',
      [37_200],
      12_400,
      undefined,
      undefined,
    ],
    ['its months, where what is due has its invoices', times(11, 12_400), 37_200, 99_200, 99_200],
    ['its months, where paying makes the invoices', times(8, 12_400), 37_200, 99_200, 99_200],
    ['all invoices, where nothing is due', [148_800], 0, 148_800, 148_800],
    ['all invoices, where they hold one-time charges, too, and nothing is due', [20_300], 0, 19_800, 20_300],
    ['not known where they may hold one-time charges, or what is due', [32_700], 12_400, 19_800, undefined],
  ])('is %s', (_what, invoices, dueNow, months, expected) => {
    expect(of({ invoices, dueNow, months })).toBe(expected);
  });

  it('is its months, where the latest payment isn’t invoiced yet', () => {
    const known = { invoices: times(8, 12_400), dueNow: 22_200, months: 114_200 };
    expect(of({ ...known, latest: 15_000 })).toBe(114_200);
    expect(of({ ...known, latest: 14_000 })).toBeUndefined();
  });

  it('is its months, where the year before invoiced whole fees of them', () => {
    const known = { invoices: times(2, 9_900), months: 39_600, fee: 9_900 };
    expect(of({ ...known, earlier: [9_900, 19_800] })).toBe(39_600);
    expect(of({ ...known, earlier: [20_800] })).toBe(39_600);
    // Nothing of that year is enough.
    expect(of({ ...known, earlier: [9_900, 9_900] })).toBe(19_800);
    expect(of(known)).toBe(19_800);
    // What is missing isn’t made of fees.
    expect(of({ ...known, months: 39_601, earlier: [148_800] })).toBe(19_800);
  });

  it('never counts the months before an upgrade at the fee after it', () => {
    // Paid in January, and for the upgrade in December; the fee is 18,900 by then.
    expect(of({ invoices: [148_800, 8_500], months: 226_800, fee: 18_900, earlier: [12_400] })).toBe(157_300);
    expect(of({ invoices: times(11, 9_900), months: 190_800, fee: 15_900, earlier: times(3, 9_900) })).toBe(108_900);
    // Invoiced with next year’s contract’s.
    expect(
      of({ invoices: [148_800, 8_500, 226_800], months: 226_800, fee: 18_900, isOfOneYear: false }),
    ).toBeUndefined();
  });

  it('asks for the invoices of the year before only where they can tell', () => {
    const needs = (known: Partial<PaidOf>) =>
      needsEarlierInvoices({ invoices: [19_800], dueNow: 0, months: 39_600, fee: 9_900, ...known });
    expect(needs({})).toBe(true);
    expect(needs({ latest: 19_800 })).toBe(false);
    expect(needs({ months: 19_800 })).toBe(false);
    expect(needs({ months: undefined })).toBe(false);
    expect(needs({ fee: undefined })).toBe(false);
    expect(needs({ isOfOneYear: false })).toBe(false);
  });

  it.each<[string, readonly number[], number | undefined, number | undefined]>([
    ['its months, whose invoices come first', [148_800, 20_300], 148_800, 148_800],
    ['its months, invoiced one by one', [...times(12, 12_400), 20_300], 148_800, 148_800],
    ['its months, where they are all that was invoiced', [148_800], 148_800, 148_800],
    ['not known where no invoices make its months', [100_000, 69_100], 148_800, undefined],
    ['not known where the invoices aren’t enough for its months', [99_200], 148_800, undefined],
    ['not known without its months', [169_100], undefined, undefined],
  ])('is %s, where some invoices may be next year’s contract’s', (_what, invoices, months, expected) => {
    expect(of({ invoices, months, isOfOneYear: false })).toBe(expected);
  });

  it('is never more than was invoiced, but for the latest payment and the year before', () => {
    const amounts = fc.array(fc.nat(50_000), { maxLength: 14 });
    const months = fc.option(fc.nat(600_000), { nil: undefined });
    fc.assert(
      fc.property(amounts, fc.nat(50_000), months, fc.nat(20_000), (invoices, dueNow, paid, fee) => {
        const told = of({ invoices, dueNow, months: paid, fee }) ?? 0;
        expect(told).toBeLessThanOrEqual(invoices.reduce((sum, amount) => sum + amount, 0));
      }),
    );
  });
});

describe('how many monthly fees a sum is', () => {
  it.each<[number, number | undefined, number | undefined]>([
    [0, 12_400, 0],
    [-700, 12_400, 0],
    [0, undefined, 0],
    [12_400, 12_400, 1],
    [37_200, 12_400, 3],
    [12_401, 12_400, undefined],
    [6_200, 12_400, undefined],
    [12_400, undefined, undefined],
    [12_400, 0, undefined],
    [12_400, -6_200, undefined],
  ])('%i at a fee of %s: %s', (amount, fee, fees) => {
    expect(feesIn(amount, fee)).toBe(fees);
  });
});

describe('the next thing to do (PAY-1)', () => {
  it.each<[number, Partial<Member>, NextStep, string]>([
    [12_400, {}, 'due', 'an earlier month is unpaid, but the service does not call it overdue'],
    [12_400, { cardStatus: 2 }, 'blocked', 'a blocked card comes first'],
    [12_400, { cardStatus: 3 }, 'blocked', 'a restricted card'],
    [0, { cardStatus: 4 }, 'blocked', 'even without a debt'],
    [12_400, { cardStatus: 77 }, 'due', 'an unknown card status blocks nothing'],
    [0, {}, 'paid', 'nothing is due'],
    [-500, {}, 'paid', 'an overpayment'],
  ])('with %d Ft due and %o is "%s": %s', (currentDebit, change, step) => {
    expect(nextStep({ currentDebit, annualDebit: 20_000 }, { ...member, ...change }, false)).toBe(step);
  });

  it.each<[number, NextStep]>([
    [12_400, 'overdue'],
    [0, 'paid'],
  ])('is "overdue" after HAS_DEBT while something is due: %d Ft', (currentDebit, step) => {
    expect(nextStep({ currentDebit, annualDebit: 20_000 }, member, true)).toBe(step);
  });
});

type EndFacts = Parameters<typeof contractEnd>[0];

describe('the contract’s end (CON-11, UX-37)', () => {
  it.each<[string, Partial<EndFacts>, ReturnType<typeof contractEnd>]>([
    ['31 days before it', { today: '2026-11-30', takesRenewals: true }, undefined],
    [
      '30 days before it, once the service takes the next contract',
      { today: '2026-12-01', takesRenewals: true },
      'open',
    ],
    ['before the service takes it', {}, 'later'],
    ['with a debt, which keeps the service from taking it', { hasDebt: true }, 'waits'],
    ['with a debt, where the service takes it all the same', { hasDebt: true, takesRenewals: true }, 'open'],
    ['on the last day', { today: '2026-12-31' }, 'later'],
    ['once it has ended', { today: '2027-01-01' }, 'open'],
    ['once it has ended, while the service is asked', { today: '2027-01-01', isAsking: true }, 'open'],
    ['while the service is asked', { isAsking: true }, undefined],
    ['with a debt of an earlier year, which is told by itself', { today: '2027-01-02', hasPastDebt: true }, undefined],
    ['with the next one signed', { takesRenewals: true, hasNext: true }, undefined],
    ['with the next one begun', { takesRenewals: true, isUnderWay: true }, undefined],
    ['where its last day isn’t known', { member: { ...member, to: undefined }, takesRenewals: true }, undefined],
    ['of somebody without a contract', { member: { ...member, kr: undefined }, takesRenewals: true }, undefined],
  ])('%s', (_title, facts, expected) => {
    const usual = {
      member,
      today: '2026-12-10',
      hasDebt: false,
      hasPastDebt: false,
      isUnderWay: false,
      isAsking: false,
      hasNext: false,
      takesRenewals: false,
    };
    expect(contractEnd({ ...usual, ...facts })).toBe(expected);
  });

  it('is soon from thirty days before it on', () => {
    expect(['2026-11-30', '2026-12-01', '2027-03-01'].map((today) => endsSoon(member, today))).toEqual([
      false,
      true,
      true,
    ]);
    expect(endsSoon({ ...member, to: undefined }, '2027-01-01')).toBe(false);
  });
});
