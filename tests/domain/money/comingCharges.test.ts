// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isCollectionAnnounced, type Mandate } from '../../../src/domain/money/collections';
import { agreedAsCharges, comingCharges, ownOfLater, type KnownOfYear } from '../../../src/domain/money/comingCharges';
import { debtSegments } from '../../../src/domain/money/debt';
import { isWaiting, whyUnpaid, type Withdrawal } from '../../../src/domain/money/unpaid';
import { addDays, type IsoDate } from '../../../src/domain/time/dates';

const today = '2026-06-10';
const debit = (more: Partial<Extract<Mandate, { kind: 'directDebit' }>> = {}): Mandate => ({
  kind: 'directDebit',
  fee: 9_900,
  from: '2026-01-15',
  to: '2026-12-31',
  list: [{ date: '2026-06-05', amount: 9_900, state: 'Teljesült' }],
  ...more,
});
const card = (more: Partial<Extract<Mandate, { kind: 'regularCredit' }>> = {}): Mandate => ({
  kind: 'regularCredit',
  ...more,
});

/** The charges as one line each. */
const lines = (known: Partial<KnownOfYear> & Pick<KnownOfYear, 'debt' | 'mandate'>): string[] =>
  comingCharges({ year: 2026, contract: { from: '2026-01-01', to: '2026-12-31' }, today, ...known }).map(
    ({ date, day, amount, way = '?' }) => `${day} ${date} ${amount} ${way}`,
  );

const due = (currentDebit: number, annualDebit: number) => ({ currentDebit, annualDebit });

describe('the coming charges', () => {
  it('of a direct debit are expected month by month after its last collection', () => {
    expect(lines({ debt: due(0, 19_800), mandate: debit() })).toEqual([
      'expected 2026-07-05 9900 debit',
      'expected 2026-08-05 9900 debit',
    ]);
  });

  it('of a mandate that is still to begin are told for its first day only', () => {
    expect(lines({ debt: due(0, 19_800), mandate: debit({ from: '2026-06-17', list: [] }) })).toEqual([
      'on 2026-06-17 9900 debit',
      'expected 2026-07-17 9900 debit',
    ]);
  });

  it('begin with the collections that the history announces, which take what is due already; after a retry the usual day stays', () => {
    const list = [
      { date: '2026-06-05', amount: 9_900, state: 'Sikertelen' },
      { date: '2026-06-20', amount: 9_900, state: 'Folyamatban' },
    ];
    expect(lines({ debt: due(9_900, 19_800), mandate: debit({ list }) })).toEqual([
      'on 2026-06-20 9900 debit',
      'expected 2026-07-05 9900 debit',
    ]);
  });

  it('leave to the member what is due already and not announced', () => {
    expect(lines({ debt: due(9_900, 9_900), mandate: debit() })).toEqual(['now 2026-06-10 9900 self']);
  });

  it('take what is due on the usual day of this month, but leave it to the member where the mandate is new', () => {
    const list = [{ date: '2026-05-15', amount: 9_900, state: 'Teljesült' }];
    const known = { debt: due(9_900, 7 * 9_900), mandate: debit({ list }) };
    expect(lines(known)[0]).toBe('expected 2026-06-15 9900 debit');
    expect(lines({ ...known, isNew: true }).slice(0, 2)).toEqual([
      'now 2026-06-10 9900 self',
      'expected 2026-06-15 9900 debit',
    ]);
  });

  it('of a card have the days that were agreed on, for the rest of the year’s debt', () => {
    const planned = [
      { date: '2026-06-01', amount: 9_900, isExpected: false },
      { date: '2026-07-01', amount: 9_900, isExpected: true },
      { date: '2026-08-01', amount: 9_900, isExpected: true },
    ];
    expect(lines({ debt: due(0, 15_000), mandate: card({ planned }) })).toEqual([
      'expected 2026-07-01 9900 card',
      'expected 2026-08-01 5100 card',
    ]);
  });

  it('of a card go on monthly from the only day that was chosen', () => {
    const planned = [{ date: '2026-06-15', isExpected: false }];
    expect(lines({ debt: due(0, 19_800), mandate: card({ planned, fee: 9_900 }) })).toEqual([
      'on 2026-06-15 9900 card',
      'expected 2026-07-15 9900 card',
    ]);
  });

  it('of a card without a known day fall due by the end of the contract', () => {
    expect(lines({ debt: due(0, 19_800), mandate: card() })).toEqual(['by 2026-12-31 19800 card']);
  });

  it('are the member’s to pay without a mandate, and where the limit keeps everything from being collected', () => {
    expect(lines({ debt: due(0, 19_800), mandate: undefined })).toEqual(['by 2026-12-31 19800 self']);
    expect(lines({ debt: due(0, 19_800), mandate: debit({ limit: 500 }) })).toEqual(['by 2026-12-31 19800 self']);
  });

  it('are the member’s to pay after the mandate’s end', () => {
    expect(lines({ debt: due(0, 29_700), mandate: debit({ to: '2026-07-31' }) })).toEqual([
      'expected 2026-07-05 9900 debit',
      'by 2026-12-31 19800 self',
    ]);
  });

  it('name the old package’s fees before an upgrade on their last day, and leave them to the member where the mandate begins with it (UX-33)', () => {
    const planned = [8, 9, 10, 11, 12].map((month) => ({
      date: `2026-${String(month).padStart(2, '0')}-01`,
      amount: 12_400,
      isExpected: month > 8,
    }));
    const upgrade = { from: '2026-08-01', fee: 9_900 };
    const of = (more: object) =>
      lines({ debt: due(0, 5 * 12_400 + 9_900), mandate: card({ planned }), upgrade, ...more });
    expect(of({})[0]).toBe('by 2026-07-31 9900 self');
    expect(of({ mandate: undefined, debt: due(0, 9_900) })).toEqual(['by 2026-07-31 9900 self']);
    // All months of the new package were paid at signing: nothing was agreed on, but the card came with the upgrade.
    const paidUp = { mandate: card({ contractFrom: '2026-08-01' }), debt: due(0, 9_900) };
    expect(of(paidUp)).toEqual(['by 2026-07-31 9900 self']);
    for (const day of ['2026-07-31', '2026-08-05'])
      expect(of({ ...paidUp, debt: due(9_900, 9_900), today: day })).toEqual([`now ${day} 9900 self`]);
    expect(whyUnpaid(paidUp.mandate, { debt: due(9_900, 9_900), today: '2026-08-05', isNew: false })?.why).toBe(
      'before',
    );
    // More than their fees: something else is open, too.
    expect(of({ debt: due(0, 5 * 12_400 + 3 * 9_900) }).at(-1)).toMatch(/^by 2026-12-31 29700/);
    // It has begun.
    expect(of({ today: '2026-08-01', debt: due(0, 9_900), mandate: undefined })).toEqual(['by 2026-12-31 9900 self']);
  });

  it('are the member’s to pay where the mandate’s next day is in the next year', () => {
    const set = (date: string) => card({ planned: [{ date, isExpected: false }], fee: 9_900 });
    const of = (mandate: Mandate, day: string) => lines({ debt: due(0, 9_900), mandate, today: day });
    const own = ['by 2026-12-31 9900 self'];
    // Nothing is charged on the day of its set-up.
    expect(of(set('2026-12-20'), '2026-12-20')).toEqual(own);
    expect(of(set('2026-12-20'), '2026-12-28')).toEqual(own);
    expect(of(set('2027-01-04'), '2026-12-20')).toEqual(own);
    expect(of(set('2026-12-27'), '2026-12-20')).toEqual(['on 2026-12-27 9900 card']);
    expect(of(debit({ from: '2027-01-04', list: [] }), '2026-12-28')).toEqual(own);
    const ownOf = (mandate: Mandate, day: string) =>
      ownOfLater({ year: 2026, debt: due(0, 9_900), mandate, contract: {}, today: day });
    expect(ownOf(set('2026-12-20'), '2026-12-28')).toEqual({
      why: 'tooLate',
      amount: 9_900,
      date: '2026-12-31',
    });
    expect(ownOf(set('2026-12-27'), '2026-12-20')).toBeUndefined();
    // Of a card that was registered elsewhere no day is known.
    expect(of(card({ fee: 9_900 }), '2026-12-28')).toEqual(['by 2026-12-31 9900 card']);
  });

  it('claim no way for more than the mandate’s months come to', () => {
    expect(lines({ debt: due(0, 70_000), mandate: debit() }).at(-1)).toBe('by 2026-12-31 10600 ?');
  });

  it('are known of next year’s contract from the day of signing on', () => {
    const planned = Array.from({ length: 10 }, (_, index) => ({
      date: `2027-${String(index + 3).padStart(2, '0')}-01`,
      amount: 9_900,
      isExpected: index > 0,
    }));
    const rows = lines({ year: 2027, contract: {}, debt: due(0, 99_000), mandate: card({ planned }) });
    expect(rows[0]).toBe('on 2027-03-01 9900 card');
    expect(rows).toHaveLength(10);
  });

  it('are collected where they are no more than the limit', () => {
    expect(lines({ debt: due(0, 9_900), mandate: debit({ limit: 9_900 }) })).toEqual([
      'expected 2026-07-05 9900 debit',
    ]);
  });

  it('are the member’s to pay where one that is announced is more than the limit', () => {
    const list = [{ date: '2026-07-01', amount: 12_000, state: 'Folyamatban' }];
    expect(lines({ debt: due(0, 12_000), mandate: debit({ limit: 10_000, list }) })).toEqual([
      'on 2026-07-01 12000 self',
    ]);
  });

  it('are counted once where what was agreed on is announced as well', () => {
    const list = [{ date: '2026-06-20', amount: 9_900, state: 'Folyamatban' }];
    const planned = [{ date: '2026-06-20', amount: 9_900, isExpected: false }];
    expect(lines({ debt: due(0, 19_800), mandate: debit({ list, planned }) })).toEqual([
      'on 2026-06-20 9900 debit',
      'expected 2026-07-20 9900 debit',
    ]);
  });

  it('can be on the first and on the last day of the contract, and on the mandate’s last one', () => {
    const planned = [
      { date: '2026-06-20', amount: 9_900, isExpected: false },
      { date: '2026-07-20', amount: 9_900, isExpected: true },
    ];
    const contract = { from: '2026-06-20', to: '2026-07-20' };
    expect(lines({ contract, debt: due(0, 19_800), mandate: card({ planned }) })).toEqual([
      'on 2026-06-20 9900 card',
      'expected 2026-07-20 9900 card',
    ]);
    expect(lines({ debt: due(0, 9_900), mandate: debit({ to: '2026-07-05' }) })).toEqual([
      'expected 2026-07-05 9900 debit',
    ]);
  });

  it('fall due on the contract’s last day, be it today', () => {
    const contract = { from: '2026-01-01', to: today };
    expect(lines({ contract, debt: due(0, 9_900), mandate: undefined })).toEqual([`by ${today} 9900 self`]);
    expect(lines({ today: '2026-12-31', debt: due(0, 9_900), mandate: undefined })).toEqual([
      'by 2026-12-31 9900 self',
    ]);
  });

  it('are due now where the year is over', () => {
    expect(lines({ today: '2027-01-01', debt: due(0, 9_900), mandate: undefined })).toEqual([
      'now 2027-01-01 9900 self',
    ]);
  });

  it('are none where nothing is due, or something was overpaid', () => {
    expect(lines({ debt: due(0, 0), mandate: debit() })).toEqual([]);
    expect(lines({ debt: due(-500, -500), mandate: debit() })).toEqual([]);
  });

  const day = fc
    .date({ min: new Date('2025-01-01T00:00Z'), max: new Date('2028-12-31T00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const money = fc.integer({ min: -20_000, max: 150_000 });
  const planned = maybe(
    fc.array(fc.record({ date: day, amount: maybe(fc.nat(40_000)), isExpected: fc.boolean() }), { maxLength: 14 }),
  );
  const mandates: fc.Arbitrary<Mandate | undefined> = fc.oneof(
    fc.constant(undefined),
    fc.record({ kind: fc.constant('regularCredit' as const), fee: maybe(fc.nat(30_000)), planned }),
    fc.record({
      kind: fc.constant('directDebit' as const),
      fee: maybe(fc.nat(30_000)),
      limit: maybe(fc.nat(40_000)),
      from: maybe(day),
      to: maybe(day),
      list: fc.array(
        fc.record({
          date: fc.oneof(day, fc.constant('')),
          amount: maybe(fc.nat(40_000)),
          state: fc.constantFrom('', 'Teljesült', 'Sikertelen', 'Folyamatban'),
        }),
        { maxLength: 14 },
      ),
      planned,
    }),
  );
  /** Made on the day from which a charge may be under way for up to that many days. */
  const withdrawals = (days: number) =>
    maybe(
      fc
        .record({
          kind: fc.constantFrom('regularCredit' as const, 'directDebit' as const),
          isAwaited: fc.boolean(),
          wait: fc.nat(days),
        })
        .map(({ wait, ...withdrawal }) => (from: IsoDate): Withdrawal => ({
          ...withdrawal,
          until: addDays(from, wait),
        })),
    );
  const known: fc.Arbitrary<KnownOfYear> = fc
    .record({
      year: fc.integer({ min: 2026, max: 2027 }),
      debt: fc.record({ currentDebit: money, annualDebit: money }),
      mandate: mandates,
      contract: fc.record({ from: maybe(day), to: maybe(day) }),
      today: day,
      wait: withdrawals(20),
    })
    .map(({ wait, ...given }) => ({ ...given, withdrawal: wait?.(given.today) }));

  it('add up to what the service says is still due, whatever the mandate tells', () => {
    fc.assert(
      fc.property(known, (given) => {
        const charges = comingCharges(given);
        expect(charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(debtSegments(given.debt).total);
        expect(charges.every(({ amount }) => amount > 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('lie neither in the past nor outside the contract, in the order of their days', () => {
    fc.assert(
      fc.property(known, (given) => {
        const charges = comingCharges(given);
        for (const { date } of charges) expect(date >= given.today).toBe(true);
        const { from = '', to = '9999' } = given.contract;
        const dated = charges.filter(({ day: kind }) => kind === 'on' || kind === 'expected');
        for (const { date } of dated)
          expect([date >= from, date <= to, date.slice(0, 4)]).toEqual([true, true, String(given.year)]);
        expect(charges.map(({ date }) => date)).toEqual(charges.map(({ date }) => date).toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it('never name as the member’s to pay now what a charge takes', () => {
    const fee = 9_900;
    const inMonth = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map((parts) => ['2026', ...parts.map((part) => String(part).padStart(2, '0'))].join('-'));
    const charged = fc.array(
      inMonth.map((date) => ({ date, amount: fee, isExpected: false })),
      { maxLength: 4 },
    );
    const rows = fc.array(
      fc.record({ date: inMonth, amount: fc.constant(fee), state: fc.constantFrom('Teljesült', 'Sikertelen', '') }),
      { maxLength: 4 },
    );
    const monthly: fc.Arbitrary<Mandate> = fc.oneof(
      fc.record({ kind: fc.constant('regularCredit' as const), fee: fc.constant(fee), planned: charged }),
      fc.record({ kind: fc.constant('directDebit' as const), fee: fc.constant(fee), planned: charged, list: rows }),
    );
    const months = fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 0, max: 11 }));
    fc.assert(
      fc.property(monthly, months, inMonth, withdrawals(5), (mandate, [owed, left], day, wait) => {
        const debt = due(owed * fee, (owed + left) * fee);
        const withdrawal = wait?.(day);
        const unpaid = whyUnpaid(mandate, { debt, today: day, isNew: false, withdrawal });
        const charges = comingCharges({ year: 2026, debt, mandate, contract: {}, today: day, withdrawal });
        const isAsked = charges.some((charge) => charge.day === 'now' && charge.way === 'self');
        if (isWaiting(unpaid)) expect(isAsked).toBe(false);
        else if (!isCollectionAnnounced(mandate, day)) expect(isAsked).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are never said to be collected by a limit that is too low for them', () => {
    fc.assert(
      fc.property(known, (given) => {
        const limit = given.mandate?.kind === 'directDebit' ? (given.mandate.limit ?? 0) : 0;
        for (const { amount, way, day: kind } of comingCharges(given))
          if (limit > 0 && way === 'debit' && kind !== 'by') expect(amount).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe('the charges of a contract that has just been signed', () => {
  const agreed = [
    { date: '2026-06-09', amount: 1_000, isExpected: false },
    { date: '2026-06-10', amount: 2_000, isExpected: false },
    { date: '2026-07-10', amount: 3_000, isExpected: true },
    { date: '2026-08-10', amount: 0, isExpected: true },
    { date: '2026-09-10', isExpected: true },
  ];

  it.each([
    ['regularCredit', 'card'],
    ['directDebit', 'debit'],
  ] as const)('are those of today and later that have a sum, by %s', (kind, way) => {
    expect(agreedAsCharges(kind, agreed, today)).toEqual([
      { date: '2026-06-10', amount: 2_000, day: 'on', way },
      { date: '2026-07-10', amount: 3_000, day: 'expected', way },
    ]);
  });
});
