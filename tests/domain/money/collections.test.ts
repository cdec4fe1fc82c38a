// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  agreedCharges,
  collectionState,
  mayRepeat,
  nextCollectionDay,
  nextInstalment,
  openFailures,
  saysWhy,
  sumOverLimit,
  type Collection,
  type Mandate,
} from '../../../src/domain/money/collections';

const row = (date: string, state: string, amount: number | undefined = 9_900): Collection => ({ date, state, amount });
const debit = (more: Partial<Extract<Mandate, { kind: 'directDebit' }>> = {}): Mandate => ({
  kind: 'directDebit',
  fee: 9_900,
  from: '2026-01-15',
  to: '2026-12-31',
  list: [row('2026-05-05', 'Teljesült')],
  ...more,
});

describe('the bank’s word for a collection (UX-8)', () => {
  it.each([
    ['Sikertelen', 'failed'],
    ['SIKERTELEN (fedezethiány)', 'failed'],
    ['Nem teljesült', 'failed'],
    ['Visszautasítva', 'failed'],
    ['Unsuccessful', 'failed'],
    ['rejected by the bank', 'failed'],
    ['ERROR', 'failed'],
    ['Teljesült', 'collected'],
    ['Sikeres', 'collected'],
    ['Beszedve', 'collected'],
    [' done ', 'collected'],
    ['OK', 'collected'],
    ['success', 'collected'],
    ['Successful', 'collected'],
    ['COLLECTED', 'collected'],
    ['Folyamatban', 'waiting'],
    ['waiting', 'waiting'],
    ['Pending', 'waiting'],
    ['Törölve', 'unknown'],
    ['', 'unknown'],
  ])('%j is %s', (word, state) => {
    expect(collectionState(word)).toBe(state);
  });

  it.each([
    ['Sikertelen (fedezethiány)', true],
    ['Nem teljesült, kérjük, fizesse be', true],
    ['A számla zárolt: sikertelen', true],
    ['Sikertelen', false],
    [' NEM TELJESÜLT ', false],
    ['nem sikerült', false],
    ['Meghiúsult', false],
    ['hiba', false],
    ['Failed', false],
    ['unsuccessful', false],
    ['Error', false],
  ])('of a failure, %j, says why: %s', (word, why) => {
    expect(saysWhy(word)).toBe(why);
  });

  it('counts as a success only where it can mean nothing else (FLT-7)', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.constantFrom('Teljesült', 'OK', 'Sikeres'),
        (more, word) => more.trim() === '' || collectionState(`${word} ${more}`) !== 'collected',
      ),
    );
  });
});

describe('failed collections (UX-8)', () => {
  it('are open until a later one is collected, whatever the order of the rows', () => {
    const list = [
      row('2026-03-05', 'Sikertelen'),
      row('2026-05-05', 'Sikertelen'),
      row('2026-02-05', 'Teljesült'),
      row('2026-04-05', 'Törölve'),
      row('2026-01-05', 'Sikertelen'),
    ];
    expect(openFailures(list).map(({ date }) => date)).toEqual(['2026-05-05', '2026-03-05']);
    expect(openFailures([...list, row('2026-06-05', 'Teljesült')])).toEqual([]);
    expect(openFailures([])).toEqual([]);
    const nothingElse = [row('2026-01-05', 'Sikertelen'), row('2026-02-05', 'Sikertelen')];
    expect(openFailures(nothingElse).map(({ date }) => date)).toEqual(['2026-02-05', '2026-01-05']);
  });
});

describe('the next instalment (UX-8)', () => {
  it.each([
    [
      'is the one that the history announces, the nearest first',
      debit({
        list: [row('2026-08-05', '', 8_000), row('2026-07-01', 'Folyamatban', 7_000), row('2026-05-05', 'Teljesült')],
      }),
      70_000,
      { date: '2026-07-01', amount: 7_000, isExpected: false },
    ],
    [
      'is collected on the first day of a mandate that is still to begin',
      debit({ from: '2026-07-15', list: [] }),
      70_000,
      { date: '2026-07-15', amount: 9_900, isExpected: false },
    ],
    [
      'is expected a month after the last one',
      debit(),
      70_000,
      { date: '2026-07-05', amount: 9_900, isExpected: true },
    ],
    [
      'is expected later in this month where its day is still to come',
      debit({ list: [row('2026-05-31', 'Teljesült')] }),
      70_000,
      { date: '2026-06-30', amount: 9_900, isExpected: true },
    ],
    ['is never more than what is left', debit(), 4_000, { date: '2026-07-05', amount: 4_000, isExpected: true }],
    [
      'follows the last one that was tried, not one that lies ahead',
      debit({ list: [row('2026-07-20', 'Sikertelen'), row('2026-05-05', 'Teljesült')] }),
      70_000,
      { date: '2026-07-05', amount: 9_900, isExpected: true },
    ],
    [
      'follows one of today',
      debit({ list: [row('2026-06-10', 'Folyamatban'), row('2026-05-05', 'Teljesült')] }),
      70_000,
      { date: '2026-07-10', amount: 9_900, isExpected: true },
    ],
    ['has no day where the rows name none', debit({ list: [row('', 'Teljesült')] }), 70_000, undefined],
    ['is not the first day of a mandate that began today', debit({ from: '2026-06-10', list: [] }), 70_000, undefined],
    [
      'is expected on the mandate’s last day too',
      debit({ to: '2026-07-05' }),
      70_000,
      { date: '2026-07-05', amount: 9_900, isExpected: true },
    ],
    ['is none the day after the mandate’s last day', debit({ to: '2026-07-04' }), 70_000, undefined],
    ['has no day after the mandate’s end', debit({ to: '2026-06-30' }), 70_000, undefined],
    ['has no day where nothing was collected yet', debit({ list: [] }), 70_000, undefined],
    ['has no amount without a fee', debit({ fee: undefined }), 70_000, undefined],
    ['is none where nothing is left', debit(), 0, undefined],
    [
      'of a regular card payment has no day: the service names none',
      { kind: 'regularCredit' } as const,
      70_000,
      undefined,
    ],
    ['is not known without a mandate', undefined, 70_000, undefined],
    [
      'of a card is the next one that was agreed on',
      {
        kind: 'regularCredit',
        planned: [
          { date: '2026-06-10', amount: 9_900, isExpected: false },
          { date: '2026-07-10', amount: 9_900, isExpected: true },
        ],
      } as const,
      70_000,
      { date: '2026-07-10', amount: 9_900, isExpected: true },
    ],
    [
      'of a card follows the only day that was chosen',
      { kind: 'regularCredit', fee: 9_900, planned: [{ date: '2026-04-15', isExpected: false }] } as const,
      4_000,
      { date: '2026-06-15', amount: 4_000, isExpected: true },
    ],
    [
      'of next year is none of what is left this year',
      { kind: 'regularCredit', planned: [{ date: '2027-03-01', amount: 9_900, isExpected: false }] } as const,
      4_000,
      undefined,
    ],
    [
      'of a card that was agreed on is none where nothing is left',
      { kind: 'regularCredit', planned: [{ date: '2026-07-10', amount: 9_900, isExpected: false }] } as const,
      0,
      undefined,
    ],
    [
      'of a card is none where neither its sum nor the fee is known',
      { kind: 'regularCredit', planned: [{ date: '2026-07-10', isExpected: false }] } as const,
      4_000,
      undefined,
    ],
  ])('%s', (_what, mandate, later, expected) => {
    expect(nextInstalment(mandate, later, '2026-06-10')).toEqual(expected);
  });

  it('of a contract that begins next year is known as soon as it was agreed on', () => {
    const charge = { date: '2027-03-01', amount: 9_900, isExpected: false };
    const mandate = { kind: 'regularCredit', planned: [charge] } as const;
    expect(nextInstalment(mandate, 99_000, '2026-11-25', 2027)).toEqual(charge);
    expect(nextInstalment(mandate, 99_000, '2026-11-25')).toBeUndefined();
  });

  it('has no day where no row names one, nor a day that is none', () => {
    expect(nextCollectionDay(debit({ list: [row('', 'Teljesült')] }), '2026-06-10')).toBeUndefined();
  });

  it('lies ahead, and a day that was worked out lies in the year of the sum', () => {
    const day = fc
      .date({ min: new Date('2024-01-01T00:00Z'), max: new Date('2027-12-31T00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            date: fc.oneof(day, fc.constant('')),
            amount: fc.option(fc.nat(50_000), { nil: undefined }),
            state: fc.constantFrom('', 'Teljesült', 'Sikertelen'),
          }),
        ),
        day,
        fc.integer({ min: 1, max: 99_000 }),
        (list, today, later) => {
          const next = nextInstalment(debit({ from: undefined, to: undefined, list }), later, today);
          expect(next === undefined || (next.date > today && next.amount > 0)).toBe(true);
          if (next?.isExpected)
            expect([next.date.slice(0, 4), next.amount <= later]).toEqual([today.slice(0, 4), true]);
        },
      ),
    );
  });
});

describe('the charges that a signed contract agrees on', () => {
  const instalments = { count: 3, amount: 9_900, total: 29_700, from: '2027-10-01', to: '2027-12-01' };

  it.each([
    [
      'of a card are its monthly ones from the chosen day on',
      { firstSum: 0, instalments, firstDay: '2027-10-31' },
      ['2027-10-31 9900 told', '2027-11-30 9900', '2027-12-31 9900'],
    ],
    [
      'of a direct debit begin with its first sum',
      { firstSum: 20_300, instalments, firstDay: '2027-08-15' },
      ['2027-08-15 20300 told', '2027-10-15 9900', '2027-11-15 9900', '2027-12-15 9900'],
    ],
    [
      'of a direct debit are its first sum alone where nothing is left after it',
      { firstSum: 20_300, instalments: undefined, firstDay: '2027-11-15' },
      ['2027-11-15 20300 told'],
    ],
    [
      'of a direct debit whose first sum is overpaid have no day before the first unpaid month',
      { firstSum: 0, instalments, firstDay: '2027-08-15' },
      [],
    ],
    [
      'follow a day of the year before',
      { firstSum: 20_300, instalments: { ...instalments, count: 2, from: '2027-03-01' }, firstDay: '2026-12-15' },
      ['2026-12-15 20300 told', '2027-03-15 9900', '2027-04-15 9900'],
    ],
    [
      'are less by what the first payment leaves of an overpayment, the last ones first',
      {
        firstSum: 0,
        instalments: { ...instalments, count: 4, amount: 15_900, total: 63_600, from: '2026-09-01' },
        firstDay: '2026-09-01',
        credit: 42_100,
      },
      ['2026-09-01 15900 told', '2026-10-01 5600'],
    ],
    ['have no day where none was chosen', { firstSum: 0, instalments, firstDay: undefined }, []],
    ['are none where everything is paid', { firstSum: 0, instalments: undefined, firstDay: '2027-10-01' }, []],
  ])('%s', (_what, agreed, expected) => {
    expect(
      agreedCharges(agreed).map(
        ({ date, amount, isExpected }) => `${date} ${String(amount)}${isExpected ? '' : ' told'}`,
      ),
    ).toEqual(expected);
  });
});

describe('an instalment that was worked out (UX-8)', () => {
  const day = fc
    .date({ min: new Date('2026-01-01T00:00Z'), max: new Date('2026-12-31T00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  it('follows the last collection up to today on its day of the month, and is never after the mandate’s last day', () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 6 }), day, day, (days, today, to) => {
        // Failed ones that lie ahead announce nothing.
        const list = days.map((date) => row(date, 'Sikertelen'));
        const past = days.filter((date) => date <= today).sort();
        const next = nextInstalment(debit({ from: undefined, to, list }), 99_000, today);
        if (next === undefined) return;
        expect(next.isExpected).toBe(true);
        expect(next.date > today && next.date <= to).toBe(true);
        // A shorter month takes its last day instead.
        expect(Number(next.date.slice(8))).toBeLessThanOrEqual(Number(past.at(-1)?.slice(8)));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is none where all collections still lie ahead', () => {
    expect(nextInstalment(debit({ list: [row('2026-07-05', 'Sikertelen')] }), 70_000, '2026-06-10')).toBeUndefined();
  });
});

describe('what a limit keeps from being collected', () => {
  it.each<[string, Mandate | undefined, number, number | undefined]>([
    ['is the fee above it', debit({ limit: 500 }), 70_000, 9_900],
    ['is what is left, where that is less than the fee', debit({ limit: 500 }), 4_000, 4_000],
    ['is the announced sum', debit({ limit: 9_900, list: [row('2026-07-01', '', 12_000)] }), 70_000, 12_000],
    ['is known before anything was collected', debit({ limit: 9_899, list: [] }), 70_000, 9_900],
    ['is what is left, before anything was collected', debit({ limit: 500, list: [] }), 4_000, 4_000],
    ['is nothing at the fee itself', debit({ limit: 9_900 }), 70_000, undefined],
    ['is nothing where less than the limit is left', debit({ limit: 500 }), 500, undefined],
    ['is not known without a limit', debit(), 70_000, undefined],
    ['is not known without a fee', debit({ limit: 500, fee: undefined }), 70_000, undefined],
    ['is nothing of a regular card payment', { kind: 'regularCredit' }, 70_000, undefined],
    ['is nothing without a mandate', undefined, 70_000, undefined],
  ])('%s', (_what, mandate, later, sum) => {
    expect(sumOverLimit(mandate, later, '2026-06-10')).toBe(sum);
  });
});

describe('an announced collection that may be another try (UX-8)', () => {
  const failed = row('2026-06-05', 'Sikertelen');
  const announced = row('2026-06-15', 'Folyamatban');
  it.each<[string, Mandate | undefined, boolean]>([
    ['is one after a failure', debit({ list: [failed, announced] }), true],
    ['isn’t one where nothing failed', debit({ list: [row('2026-06-05', 'Teljesült'), announced] }), false],
    [
      'isn’t one where the failed sum was collected since',
      debit({ list: [failed, row('2026-06-08', 'OK'), announced] }),
      false,
    ],
    ['isn’t there where none is announced', debit({ list: [failed] }), false],
    ['isn’t known of a card', { kind: 'regularCredit' }, false],
    ['isn’t there without a mandate', undefined, false],
  ])('%s', (_what, mandate, expected) => {
    expect(mayRepeat(mandate, '2026-06-10')).toBe(expected);
  });
});
