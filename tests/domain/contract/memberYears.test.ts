// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  contractMonths,
  contractYears,
  isContractDocument,
  monthsOf,
  paidFees,
  payingYear,
  type ContractYear,
} from '../../../src/domain/contract/memberYears';

const today = '2026-11-25';
const thisYear = { from: '2026-01-01', to: '2026-12-31', pack: 'M', ev: 2026 };
const nextYear = { from: '2027-01-01', to: '2027-12-31', pack: 'L', ev: 2027 };
const signedNext = { validFrom: '2027-01-01', validTo: '2027-12-31', pack: 'L' };

const yearsOf = (given: Partial<Parameters<typeof contractYears>[0]>): ContractYear[] =>
  contractYears({ member: {}, signed: [], nextYearDocuments: [], today, ...given });

const short = (given: Parameters<typeof yearsOf>[0]) =>
  yearsOf(given).map(({ year, when, pack, from }) => [year, when, pack, from]);

describe('a member’s years', () => {
  it('are this year’s by the head data', () => {
    expect(yearsOf({ member: thisYear })).toEqual([
      {
        year: 2026,
        when: 'current',
        pack: 'M',
        from: '2026-01-01',
        to: '2026-12-31',
        upgrade: undefined,
        isUpgradePrepared: false,
        isPrepared: false,
      },
    ]);
  });

  it('are next year’s alone where the head data’s contract begins then', () => {
    expect(short({ member: nextYear })).toEqual([[2027, 'next', 'L', '2027-01-01']]);
  });

  it('have next year’s contract from the day of signing, with its package', () => {
    expect(short({ member: thisYear, signed: [signedNext] })).toEqual([
      [2026, 'current', 'M', '2026-01-01'],
      [2027, 'next', 'L', '2027-01-01'],
    ]);
  });

  it('have next year’s contract by its document after a new sign-in, and claim nothing that it doesn’t tell', () => {
    expect(short({ member: thisYear, nextYearDocuments: ['Tagsági szerződés2027'] })).toEqual([
      [2026, 'current', 'M', '2026-01-01'],
      [2027, 'next', undefined, undefined],
    ]);
  });

  it('have none of next year by information about it, or by terms', () => {
    const nextYearDocuments = ['Tájékoztató2027', 'Általános szerződési feltételek2027', 'Szerződés felmondása2027'];
    expect(short({ member: thisYear, nextYearDocuments })).toEqual([[2026, 'current', 'M', '2026-01-01']]);
  });

  it('say that a contract is being prepared until the head data tell of it', () => {
    const signed = { ...signedNext, isPrepared: true };
    expect(yearsOf({ member: thisYear, signed: [signed] })[1]).toMatchObject({ year: 2027, isPrepared: true });
    expect(yearsOf({ member: nextYear, signed: [signed] })[0]).toMatchObject({ year: 2027, isPrepared: false });
  });

  it.each([
    ['once the contract is done', false, 31_800],
    ['not while it is prepared: the payment may not have arrived', true, undefined],
  ])('name what was paid at signing %s', (_when, isPrepared, paidAtSigning) => {
    for (const member of [thisYear, nextYear])
      expect(
        yearsOf({ member, signed: [{ ...signedNext, amount: 31_800, isPrepared }] }).find(({ year }) => year === 2027),
      ).toHaveProperty('paidAtSigning', paidAtSigning);
  });

  it.each([
    ['before', 'M', 'M'],
    ['after the head data name the new one, which forget the old', 'L', undefined],
  ])('name an upgrade and from when it holds, %s', (_when, pack, shown) => {
    const signed = { validFrom: '2026-12-01', validTo: '2026-12-31', pack: 'L', isUpgrade: true };
    expect(yearsOf({ member: { ...thisYear, pack }, signed: [signed] })).toMatchObject([
      { pack: shown, from: '2026-01-01', upgrade: { pack: 'L', from: '2026-12-01' } },
    ]);
  });

  it('name the package before an upgrade where it was kept, and drop an upgrade that the head data refute', () => {
    const signed = { validFrom: '2026-07-01', pack: 'L', packBefore: 'M', isUpgrade: true };
    const of = (pack: string, day: string) => yearsOf({ member: { ...thisYear, pack }, signed: [signed], today: day });
    expect(of('L', '2026-08-20')).toMatchObject([{ pack: 'M', upgrade: { pack: 'L', from: '2026-07-01' } }]);
    // The head data may lag.
    expect(of('M', '2026-07-08')).toMatchObject([{ pack: 'M', upgrade: { pack: 'L', from: '2026-07-01' } }]);
    expect(of('M', '2026-07-09')).toMatchObject([{ pack: 'M', upgrade: undefined }]);
    // As long as the club prepares it, they can't name it.
    const prepared = {
      member: { ...thisYear, pack: 'M' },
      signed: [{ ...signed, isPrepared: true }],
      today: '2026-07-09',
    };
    expect(yearsOf(prepared)).toMatchObject([{ upgrade: { pack: 'L' }, isUpgradePrepared: true }]);
  });

  it('begin with the contract that starts later this year', () => {
    expect(short({ member: { from: '2026-12-01', to: '2026-12-31' } })).toEqual([
      [2026, 'next', undefined, '2026-12-01'],
    ]);
  });

  it('are current on the first and on the last day of the contract', () => {
    expect(short({ member: { from: today, to: today } })).toEqual([[2026, 'current', undefined, today]]);
  });

  it('are both years of a contract that reaches into the next', () => {
    expect(short({ member: { from: '2025-12-01', to: '2027-01-31', pack: 'M' } })).toEqual([
      [2026, 'current', 'M', '2025-12-01'],
      [2027, 'next', 'M', '2025-12-01'],
    ]);
  });

  it('have this year’s contract from the day of signing, with its days and package', () => {
    const signed = { validFrom: '2026-12-01', validTo: '2026-12-31', pack: 'L', isUpgrade: true, isPrepared: true };
    expect(yearsOf({ signed: [signed] })).toEqual([
      {
        year: 2026,
        when: 'next',
        pack: 'L',
        from: '2026-12-01',
        to: '2026-12-31',
        upgrade: undefined,
        isUpgradePrepared: false,
        isPrepared: true,
      },
    ]);
  });

  it('take the package of the session where the head data name none, but not an upgrade’s', () => {
    const member = { ...thisYear, pack: undefined };
    const signed = { validFrom: '2026-12-01', pack: 'L' };
    expect(yearsOf({ member, signed: [signed] })).toMatchObject([{ pack: 'L', from: '2026-01-01', to: '2026-12-31' }]);
    expect(yearsOf({ member, signed: [{ ...signed, isUpgrade: true }] })).toMatchObject([
      { pack: undefined, upgrade: { pack: 'L', from: '2026-12-01' } },
    ]);
  });

  it('have none of this year by a document of the next, and none of the next by what was signed for this one', () => {
    expect(short({ nextYearDocuments: ['Szerződés2027'] })).toEqual([[2027, 'next', undefined, undefined]]);
    expect(yearsOf({ nextYearDocuments: ['Szerződés2027'] })).toMatchObject([{ year: 2027, isPrepared: false }]);
    expect(short({ signed: [{ validFrom: '2026-12-01' }] })).toEqual([[2026, 'next', undefined, '2026-12-01']]);
  });

  it('go by the contract’s year where the days are missing', () => {
    expect(short({ member: { ev: 2026, pack: 'M' } })).toEqual([[2026, 'current', 'M', undefined]]);
  });

  it.each([
    ['nothing is known', {}],
    ['only the first day is known, and of another year', { from: '2026-01-01', ev: 2024 }],
    ['only the last day is known, and of another year', { to: '2026-12-31', ev: 2024 }],
    ['the contract is over', { from: '2026-01-01', to: '2026-03-09', ev: 2026 }],
    ['the contract was of an earlier year', { from: '2024-01-01', to: '2024-12-31', ev: 2024 }],
  ])('are none where %s', (_why, member) => {
    expect(yearsOf({ member })).toEqual([]);
  });

  it.each([
    [[2026, 2027], 2026],
    [[2027, 2026], 2026],
    [[2027], 2027],
    [[], 2026],
  ])('%j: the payments speak of %i', (years, expected) => {
    expect(
      payingYear(
        years.map((year) => ({ year })),
        2026,
      ),
    ).toBe(expected);
  });
});

describe('a contract’s document', () => {
  it.each([
    ['Szerződés_2026', true],
    ['Tagsági szerződés2027', true],
    ['Szerződés', true],
    ['Általános szerződési feltételek2027', false],
    ['Szerződés felmondása2027', false],
    ['', false],
  ])('%j: %s', (docId, expected) => {
    expect(isContractDocument(docId)).toBe(expected);
  });
});

describe('the months of a contract', () => {
  const year = (): ContractYear => yearsOf({ member: thisYear })[0]!;
  const fee = 12_400;
  const statesOf = (currentDebit: number, annualDebit: number, known: number | undefined = fee, day = today) =>
    contractMonths(year(), { currentDebit, annualDebit }, known, day).map(({ state }) => state?.charAt(0) ?? '?');

  it.each([
    ['all paid, whatever the fee', 0, 0, undefined, 'pppppppppppp'],
    ['overpaid', -500, 0, fee, 'pppppppppppp'],
    ['overpaid by a part of what falls due later', -3_000, fee - 3_000, fee, 'pppppppppppl'],
    ['overpaid by a month, with one later', -fee, 0, fee, 'pppppppppppp'],
    ['one later', 0, fee, fee, 'pppppppppppl'],
    ['three due, one later', 3 * fee, 4 * fee, fee, 'ppppppppdddl'],
    ['this month not due yet', 0, 2 * fee, fee, 'ppppppppppll'],
    ['all that have begun are due', 11 * fee, 12 * fee, fee, 'dddddddddddl'],
    ['a part of the oldest month that is due was paid', 2 * fee - 2_600, 3 * fee - 2_600, fee, 'pppppppppudl'],
    ['a part of the only month that is due was paid', fee - 1, 2 * fee - 1, fee, 'ppppppppppul'],
    ['a fee is due and something else', fee + 500, 2 * fee + 500, fee, 'pppppppppudl'],
    ['a part of what falls due later was paid', 0, fee - 1, fee, '????????????'],
    ['a sum that would lie in a month to come', 10_000, 10_000, fee, '????????????'],
    ['a fee that nobody knows', fee, fee, undefined, '????????????'],
    ['more months later than are left', 0, 3 * fee, fee, '????????????'],
    ['more fees than months', 0, 13 * fee, fee, '????????????'],
  ])('%s', (_what, now, annual, known, expected) => {
    expect(statesOf(now, annual, known).join('')).toBe(expected);
  });

  it('are found by their state, in order', () => {
    const months = contractMonths(year(), { currentDebit: 2 * fee, annualDebit: 3 * fee }, fee, today);
    expect(monthsOf(months, 'due')).toEqual(['2026-10-01', '2026-11-01']);
    expect(monthsOf(months, 'later')).toEqual(['2026-12-01']);
    expect(monthsOf(months, 'paid')).toHaveLength(9);
    expect(monthsOf(months, 'unsure')).toEqual([]);
  });

  it('tell nothing of a debt that would lie in months to come', () => {
    expect(statesOf(fee, 4 * fee, fee, '2026-03-10').join('')).toBe('????????????');
  });

  it('tell what is due on the first day of a month', () => {
    expect(statesOf(fee, 2 * fee, fee, '2026-11-01').join('')).toBe('ppppppppppdl');
    expect(statesOf(fee, 2 * fee, fee, '2026-10-31').join('')).toBe('????????????');
  });

  it('tell what falls due later from this month on', () => {
    expect(statesOf(0, 2 * fee, fee, '2026-11-30').join('')).toBe('ppppppppppll');
    expect(statesOf(0, 2 * fee, fee, '2026-12-01').join('')).toBe('????????????');
  });

  it('have the month of which the contract’s last day is the first', () => {
    const [short] = yearsOf({ member: { from: '2026-11-01', to: '2026-12-01' } });
    expect(contractMonths(short!, undefined, fee, today).map(({ month }) => month)).toEqual([
      '2026-11-01',
      '2026-12-01',
    ]);
  });

  it.each([
    [true, 2 * fee, 'ppppppppppd?'],
    [false, fee + 13_400, 'ppppppppppdl'],
  ])('claim nothing of an upgrade’s months while it is prepared: %s', (isPrepared, annualDebit, expected) => {
    const fees = { fee: 13_400, feeBefore: fee };
    const signed = { validFrom: '2026-12-01', pack: 'L', isUpgrade: true, isPrepared, ...fees };
    const [upgraded] = yearsOf({ member: thisYear, signed: [signed] });
    expect(upgraded).toMatchObject({ isUpgradePrepared: isPrepared, isPrepared: false });
    const months = contractMonths(upgraded!, { currentDebit: fee, annualDebit }, fee, today);
    expect(months.map(({ state }) => state?.charAt(0) ?? '?').join('')).toBe(expected);
    expect(months.at(-1)).toMatchObject({ pack: 'L' });
  });

  it('are never more than a year’s', () => {
    const [long] = yearsOf({ member: { from: '2025-12-01', to: '2027-01-31' } });
    expect(contractMonths(long!, undefined, fee, today)).toHaveLength(12);
  });

  it('have no state while the debt isn’t known', () => {
    expect(contractMonths(year(), undefined, fee, today).map(({ state }) => state)).toEqual(
      Array.from({ length: 12 }, () => undefined),
    );
  });

  it('have the package of their time', () => {
    const [upgraded] = yearsOf({
      member: thisYear,
      signed: [{ validFrom: '2026-12-01', pack: 'L', isUpgrade: true }],
    });
    const packs = contractMonths(upgraded!, undefined, fee, today).map(({ pack }) => pack);
    expect(packs.slice(-2)).toEqual(['M', 'L']);
  });

  it('begin with the contract, and are none where its days aren’t known', () => {
    const [late] = yearsOf({ member: { from: '2026-10-01', to: '2026-12-31' } });
    expect(contractMonths(late!, undefined, fee, today).map(({ month }) => month)).toEqual([
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
    ]);
    for (const member of [{ ev: 2026 }, { ev: 2026, from: '2026-01-01' }, { ev: 2026, to: '2026-12-31' }])
      expect(contractMonths(yearsOf({ member })[0]!, undefined, fee, today)).toEqual([]);
  });
});

describe('what is paid of the fees', () => {
  const settled = { currentDebit: 0, annualDebit: 0 };
  const year = (): ContractYear => yearsOf({ member: thisYear })[0]!;
  const fee = 12_400;
  const paidOf = (currentDebit: number, annualDebit: number, known: number | undefined = fee, of = year()) => {
    const debt = { currentDebit, annualDebit };
    return paidFees({ ...of, months: contractMonths(of, debt, known, today) }, debt, known);
  };

  it.each<[string, number, number, number]>([
    ['is nothing of a contract of which all is open', 11 * fee, 12 * fee, 0],
    ['is made of the months before those that are open', 3 * fee, 4 * fee, 8 * fee],
    ['counts a part payment', 3 * fee - 15_000, 4 * fee - 15_000, 8 * fee + 15_000],
    ['is the year once nothing is open', 0, 0, 12 * fee],
    ['is no more than the year where something was overpaid', -500, -500, 12 * fee],
    ['is without an overpayment that takes a part of a later fee', -3_000, fee - 3_000, 11 * fee],
    ['is without one that takes all of them', -100_000, fee - 100_000, 11 * fee],
  ])('%s', (_what, now, annual, expected) => {
    expect(paidOf(now, annual)).toBe(expected);
  });

  it('never falls as a debt is paid bit by bit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * fee }), fc.integer({ min: 0, max: 3 * fee }), (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const [before, after] = [less, more].map((paid) => paidOf(3 * fee - paid, 4 * fee - paid));
        expect((after ?? NaN) - (before ?? NaN)).toBe(more - less);
      }),
    );
  });

  it('isn’t known where no month is, where the fee isn’t, with an upgrade, or of a contract without days', () => {
    expect(paidOf(0, 3 * fee)).toBeUndefined();
    expect(
      paidFees({ months: contractMonths(year(), settled, undefined, today), upgrade: undefined }, settled, undefined),
    ).toBeUndefined();
    const [upgraded] = yearsOf({ member: thisYear, signed: [{ validFrom: '2026-12-01', pack: 'L', isUpgrade: true }] });
    expect(paidOf(0, 0, fee, upgraded)).toBeUndefined();
    const [undated] = yearsOf({ member: { ev: 2026 } });
    expect(paidOf(0, 0, fee, undated)).toBeUndefined();
  });
});
