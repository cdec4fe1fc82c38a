import { describe, expect, it } from 'vitest';

import type { Mandate } from '../../../src/domain/money/collections';
import { chargeToCome, collectionOf, isWaiting, whyUnpaid, type Unpaid } from '../../../src/domain/money/unpaid';
import {
  awaited,
  before,
  card,
  collected,
  debit,
  due,
  facts,
  failed,
  missed,
  planned,
  retry,
  row,
  told,
  withdrawal,
  type Case,
} from './unpaidFixtures';

describe('why a sum is due in spite of a mandate', () => {
  it.each<Case>([
    ['the bank tries again this month', debit({ list: [failed, retry] }), {}, awaited(told, true)],
    [
      'it tries again what is less than the announced sum',
      debit({ list: [failed, retry] }),
      { debt: due(9_899) },
      awaited(told, true),
    ],
    ['more is due than what is announced', debit({ list: [failed, retry] }), { debt: due(9_901) }, missed(told)],
    [
      'it tries again in the month of the failure, whatever the months after it cost',
      debit({ list: [failed, retry] }),
      { debt: due(9_900, 6 * 12_400) },
      awaited(told, true),
    ],
    [
      'the next one may be the next month’s',
      debit({ list: [failed, row('2026-07-05', '')] }),
      {},
      missed({ ...told, date: '2026-07-05' }),
    ],
    [
      'the failure is of another year, and a collection of this month takes it',
      debit({ list: [row('2025-06-05', 'Sikertelen'), retry] }),
      {},
      awaited(told),
    ],
    ['the announced sum is the limit', debit({ list: [failed, retry], limit: 9_900 }), {}, awaited(told, true)],
    ['the limit is below the announced sum', debit({ list: [failed, retry], limit: 9_899 }), {}, missed(told)],
    ['no limit is known', debit({ list: [failed, retry], limit: undefined }), {}, awaited(told, true)],
    ['a limit of 0 is none', debit({ list: [failed, retry], limit: 0 }), {}, awaited(told, true)],
    ['the mandate ends before the announced day', debit({ list: [failed, retry], to: '2026-06-24' }), {}, missed(told)],
    [
      'the mandate ends on the announced day',
      debit({ list: [failed, retry], to: '2026-06-25' }),
      {},
      awaited(told, true),
    ],
    ['the failure has no day', debit({ list: [row('', 'Sikertelen'), retry] }), {}, awaited(told)],
    ['nothing is announced', debit({ list: [failed] }), {}, missed()],
    ['a card was not charged', card, {}, missed()],
    ['a card is new', card, { isNew: true }, before()],
    ['a mandate begins next month', debit({ from: '2026-07-05' }), {}, before('2026-07-05')],
    [
      'a mandate begins this month, and collects the fee of each month that is open',
      debit({ from: '2026-06-11' }),
      {},
      awaited({ ...told, date: '2026-06-11' }),
    ],
    ['its limit is below the fee', debit({ from: '2026-06-11', limit: 9_899 }), {}, before('2026-06-11')],
    ['a mandate begins today', debit({ from: '2026-06-10' }), {}, missed()],
    ['a mandate without a first day', debit({ from: undefined }), {}, missed()],
    ['a mandate is new', debit({}), { isNew: true }, before()],
    ['a new mandate has failed already', debit({ list: [failed] }), { isNew: true }, missed()],
    [
      'a card that was set up by itself begins later',
      { ...card, planned: [{ date: '2026-07-15', isExpected: false }] },
      {},
      before('2026-07-15'),
    ],
  ])('%s', (_what, mandate, more, expected) => {
    expect(whyUnpaid(mandate, { ...facts, ...more })).toEqual(expected);
  });
});

describe('a fee that is due some days before it is collected', () => {
  const expectedOn = (date: string) => ({ date, amount: 9_900, isExpected: true });

  it.each<Case>([
    ['waits for an announced collection of this month', debit({ list: [retry] }), {}, awaited(told)],
    [
      'waits for it also before the mandate’s first day',
      debit({ list: [retry], from: '2026-06-25' }),
      {},
      awaited(told),
    ],
    [
      'waits for the day that was agreed on when the contract was signed',
      { ...card, planned },
      {},
      awaited({ ...told, date: '2026-06-15' }),
    ],
    [
      'waits for a direct debit’s, too, also before its first day',
      debit({ planned, from: '2026-06-15' }),
      {},
      awaited({ ...told, date: '2026-06-15' }),
    ],
    [
      'waits for the day that follows from the earlier ones',
      debit({ list: collected('2026-05-15', '2026-04-15') }),
      {},
      awaited(expectedOn('2026-06-15')),
    ],
    [
      'waits for it also where an older failure was paid otherwise',
      debit({ list: [row('2026-05-15', 'Sikertelen')] }),
      {},
      awaited(expectedOn('2026-06-15')),
    ],
    [
      'waits for a card’s that was set up by itself a month before',
      { ...card, planned: [{ date: '2026-05-15', isExpected: false }] },
      {},
      awaited(expectedOn('2026-06-15')),
    ],
    [
      'is the member’s to pay where the agreed charges take all that is open beside it',
      { ...card, planned },
      { debt: due(9_900, 7 * 9_900) },
      before(),
    ],
    [
      'is more than the agreed charge takes',
      { ...card, planned },
      { debt: due(19_800) },
      { ...before(), rest: awaited({ ...told, date: '2026-06-15' }) },
    ],
    [
      'may have been missed where an agreed charge as big as it has passed',
      { ...card, planned: [{ date: '2026-05-15', amount: 9_900, isExpected: false }, ...planned] },
      { debt: due(9_900, 7 * 9_900) },
      missed({ ...told, date: '2026-06-15' }),
    ],
    [
      'can’t have been missed by a bigger charge',
      { ...card, planned: [{ date: '2026-05-15', amount: 9_901, isExpected: false }, ...planned] },
      { debt: due(9_900, 7 * 9_900) },
      before(),
    ],
    [
      'is no part of a bigger charge of today',
      { ...card, planned: [{ date: '2026-06-10', amount: 12_400, isExpected: false }, ...planned.slice(1)] },
      { debt: due(9_900, 6 * 9_900) },
      before(),
    ],
    [
      'waits for an agreed charge where no fee is known',
      { ...card, fee: undefined, planned },
      {},
      awaited({ ...told, date: '2026-06-15' }),
    ],
    [
      'leaves an older month open by the fee, though the agreed charge is more',
      { ...card, planned: [{ date: '2026-06-15', amount: 12_400, isExpected: false }] },
      { debt: due(9_900, 7 * 9_900) },
      missed({ date: '2026-06-15', amount: 12_400, isExpected: false }),
    ],
    [
      'isn’t waited for where this month was collected before the agreed day',
      debit({ list: collected('2026-06-05'), planned }),
      {},
      missed(),
    ],
    [
      'is for other months than the agreed charges of later months',
      { ...card, planned: planned.slice(1) },
      { debt: due(19_800) },
      before(undefined, 19_800),
    ],
    [
      'is more than a charge took whose day has passed',
      { ...card, planned: [{ date: '2026-06-08', amount: 9_900, isExpected: false }] },
      { debt: due(19_800) },
      missed(),
    ],
    [
      'isn’t waited for where this month was collected',
      debit({ list: collected('2026-06-08') }),
      { debt: due(4_000) },
      missed(),
    ],
    [
      'isn’t waited for after a mandate’s last day',
      debit({ list: collected('2026-05-15'), to: '2026-06-14' }),
      {},
      missed(),
    ],
    ['isn’t waited for above the limit', debit({ list: collected('2026-05-15'), limit: 9_000 }), {}, missed()],
    [
      'isn’t waited for in the next year',
      debit({ list: collected('2026-11-02', '2026-12-02'), to: undefined }),
      { today: '2026-12-20', debt: due(9_900, 0) },
      missed(),
    ],
    ['isn’t waited for where no fee is known', debit({ fee: undefined, list: collected('2026-05-15') }), {}, missed()],
  ])('%s', (_what, mandate, more, expected) => {
    expect(whyUnpaid(mandate, { ...facts, ...more })).toEqual(expected);
  });

  it('has no known result on the day of its charge and for five days after it', () => {
    const days: [string, Unpaid['why']][] = [
      ['2026-06-14', 'awaited'],
      ['2026-06-15', 'processing'],
      ['2026-06-20', 'processing'],
      ['2026-06-21', 'missed'],
    ];
    const mandates: Mandate[] = [
      { ...card, planned },
      debit({ list: [row('2026-06-15', 'Folyamatban')] }),
      debit({ list: [failed, row('2026-06-15', 'Folyamatban')] }),
      debit({ list: collected('2026-05-15') }),
    ];
    for (const mandate of mandates)
      for (const [today, why] of days)
        expect([today, whyUnpaid(mandate, { ...facts, today })?.why]).toEqual([today, why]);
    const charge = { date: '2026-06-15', amount: 9_900, isExpected: false };
    expect(whyUnpaid({ ...card, planned }, { ...facts, today: '2026-06-16' })).toEqual({
      why: 'processing',
      charge,
      until: '2026-06-20',
    });
  });

  it('may still be taken after a withdrawal: by what is announced, else for some days by the charge that was awaited', () => {
    const wait = { ...facts, withdrawal: withdrawal(true) };
    const withdrawn = (list: ReturnType<typeof row>[]) => debit({ list, isWithdrawn: true });
    const perhaps = (until: string) => ({ why: 'withdrawn', charge: undefined, until });
    expect(whyUnpaid(undefined, facts)).toBeUndefined();
    expect(whyUnpaid(undefined, wait)).toEqual(perhaps('2026-06-15'));
    expect(whyUnpaid(undefined, { ...wait, debt: due(0) })).toBeUndefined();
    // Announced, also after those days.
    const announced = { why: 'withdrawn', charge: told, until: told.date };
    expect(whyUnpaid(withdrawn([failed, retry]), wait)).toEqual(announced);
    expect(whyUnpaid(withdrawn([failed, retry]), facts)).toEqual(announced);
    // Less than what is due is announced.
    expect(whyUnpaid(withdrawn([failed, retry]), { ...wait, debt: due(9_901) })).toEqual(perhaps('2026-06-25'));
    expect(whyUnpaid(withdrawn([failed, row('2026-06-12', '')]), { ...wait, debt: due(9_901) })).toEqual(
      perhaps('2026-06-15'),
    );
    // A later sign-in knows nothing of the withdrawal, but what is announced is told.
    expect(whyUnpaid(withdrawn([failed, retry]), { ...facts, debt: due(9_901) })).toEqual(perhaps('2026-06-25'));
    // The day of the collection has come: its result may take some days.
    expect(whyUnpaid(withdrawn([retry]), { ...facts, today: retry.date })).toEqual({
      ...announced,
      until: '2026-06-30',
    });
    // Another mandate stands: it takes the sum, or doesn't.
    expect(whyUnpaid({ ...card, planned }, wait)).toMatchObject({ why: 'awaited' });
    expect(whyUnpaid(card, wait)).toEqual(perhaps('2026-06-15'));
  });

  it('is the member’s to pay once the mandate that had missed it is withdrawn, though a charge may be under way', () => {
    const known = { ...facts, withdrawal: withdrawal(false) };
    const stopped = { why: 'stopped', until: '2026-06-15' };
    expect(whyUnpaid(undefined, known)).toEqual(stopped);
    expect(whyUnpaid(debit({ list: [failed], isWithdrawn: true }), known)).toEqual(stopped);
    expect(whyUnpaid(undefined, { ...known, debt: due(0) })).toBeUndefined();
    // Another mandate stands: it takes the sum, or has missed it itself.
    expect(whyUnpaid({ ...card, planned }, known)).toMatchObject({ why: 'awaited' });
    expect(whyUnpaid(card, known)).toMatchObject({ why: 'missed' });
    expect(whyUnpaid(card, { ...known, isNew: true })).toMatchObject({ why: 'before' });
  });

  it('is being collected surely or perhaps after a withdrawal', () => {
    const of = (mandate: Mandate | undefined, isAwaited?: boolean) => {
      const known = { ...facts, withdrawal: isAwaited === undefined ? undefined : withdrawal(isAwaited) };
      const unpaid = whyUnpaid(mandate, known);
      return [collectionOf(unpaid), isWaiting(unpaid), chargeToCome(undefined, unpaid, facts.today)];
    };
    expect(of(undefined, true)).toEqual(['possible', true, undefined]);
    expect(of(undefined, false)).toEqual([undefined, false, undefined]);
    expect(of(debit({ list: [failed, retry], isWithdrawn: true }), true)).toEqual(['possible', true, told]);
    expect(of(card)).toEqual([undefined, false, undefined]);
    // The day of the charge is today.
    const charge = { ...told, date: facts.today };
    expect(of({ ...card, planned: [charge] })).toEqual(['sure', true, charge]);
  });

  it('is no question where nothing is due, whatever is announced', () => {
    expect(whyUnpaid(debit({ list: [failed, retry] }), { ...facts, debt: due(0) })).toBeUndefined();
    expect(chargeToCome(debit({ list: [retry] }), undefined, facts.today)).toEqual(told);
  });

  it('is waited for only as long as something says that it will be taken', () => {
    const waiting = whyUnpaid({ ...card, planned }, facts);
    expect([chargeToCome(null, waiting, facts.today)?.date, isWaiting(waiting)]).toEqual(['2026-06-15', true]);
    const doubtful = whyUnpaid({ ...card, planned }, { ...facts, debt: due(19_800) });
    expect([chargeToCome(null, doubtful, facts.today)?.date, isWaiting(doubtful)]).toEqual(['2026-06-15', false]);
    const before = whyUnpaid(card, { ...facts, isNew: true });
    expect([chargeToCome(null, before, facts.today), isWaiting(before)]).toEqual([undefined, false]);
    expect([chargeToCome(null, undefined, facts.today), isWaiting(undefined)]).toEqual([undefined, false]);
  });
});
