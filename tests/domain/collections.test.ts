// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectionState, nextInstalment, openFailures, type Collection, type Mandate } from '../../src/domain/collections';

const row = (date: string, state: string, amount: number | undefined = 9_900): Collection => ({ date, state, amount });
const debit = (more: Partial<Extract<Mandate, { kind: 'directDebit' }>> = {}): Mandate => ({ kind: 'directDebit', fee: 9_900, from: '2026-01-15', to: '2026-12-31', list: [row('2026-05-05', 'Teljesült')], ...more });

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
    [' done ', 'collected'],
    ['Folyamatban', 'waiting'],
    ['Törölve', 'unknown'],
    ['', 'unknown'],
  ])('%j is %s', (word, state) => {
    expect(collectionState(word)).toBe(state);
  });

  it('counts as a success only where it can mean nothing else (FLT-7)', () => {
    fc.assert(fc.property(fc.string({ minLength: 1 }), fc.constantFrom('Teljesült', 'OK', 'Sikeres'), (more, word) => more.trim() === '' || collectionState(`${word} ${more}`) !== 'collected'));
  });
});

describe('failed collections (UX-8)', () => {
  it('are open until a later one is collected, whatever the order of the rows', () => {
    const list = [row('2026-03-05', 'Sikertelen'), row('2026-05-05', 'Sikertelen'), row('2026-02-05', 'Teljesült'), row('2026-04-05', 'Törölve'), row('2026-01-05', 'Sikertelen')];
    expect(openFailures(list).map(({ date }) => date)).toEqual(['2026-05-05', '2026-03-05']);
    expect(openFailures([...list, row('2026-06-05', 'Teljesült')])).toEqual([]);
    expect(openFailures([])).toEqual([]);
  });
});

describe('the next instalment (UX-8)', () => {
  it.each([
    ['is the one that the history announces, the nearest first', debit({ list: [row('2026-08-05', '', 8_000), row('2026-07-01', 'Folyamatban', 7_000), row('2026-05-05', 'Teljesült')] }), 70_000, { date: '2026-07-01', amount: 7_000, isExpected: false }],
    ['is collected on the first day of a mandate that is still to begin', debit({ from: '2026-07-15', list: [] }), 70_000, { date: '2026-07-15', amount: 9_900, isExpected: false }],
    ['is expected a month after the last one', debit(), 70_000, { date: '2026-07-05', amount: 9_900, isExpected: true }],
    ['is expected later in this month where its day is still to come', debit({ list: [row('2026-05-31', 'Teljesült')] }), 70_000, { date: '2026-06-30', amount: 9_900, isExpected: true }],
    ['is never more than what is left', debit(), 4_000, { date: '2026-07-05', amount: 4_000, isExpected: true }],
    ['has no day after the mandate’s end', debit({ to: '2026-06-30' }), 70_000, undefined],
    ['has no day where nothing was collected yet', debit({ list: [] }), 70_000, undefined],
    ['has no amount without a fee', debit({ fee: undefined }), 70_000, undefined],
    ['is none where nothing is left', debit(), 0, undefined],
    ['of a regular card payment has no day: the service names none', { kind: 'regularCredit' } as const, 70_000, undefined],
    ['is not known without a mandate', undefined, 70_000, undefined],
  ])('%s', (_what, mandate, later, expected) => {
    expect(nextInstalment(mandate, later, '2026-06-10')).toEqual(expected);
  });

  it('lies ahead, and a day that was worked out lies in the year of the sum', () => {
    const day = fc.date({ min: new Date('2024-01-01T00:00Z'), max: new Date('2027-12-31T00:00Z'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.array(fc.record({ date: fc.oneof(day, fc.constant('')), amount: fc.option(fc.nat(50_000), { nil: undefined }), state: fc.constantFrom('', 'Teljesült', 'Sikertelen') })), day, fc.integer({ min: 1, max: 99_000 }), (list, today, later) => {
        const next = nextInstalment(debit({ from: undefined, to: undefined, list }), later, today);
        expect(next === undefined || (next.date > today && next.amount > 0)).toBe(true);
        if (next?.isExpected) expect([next.date.slice(0, 4), next.amount <= later]).toEqual([today.slice(0, 4), true]);
      }),
    );
  });
});
