import { describe, expect, it } from 'vitest';

import type { Mandate } from '../../../src/domain/money/collections';
import { isRetryAwaited, whyUnpaid } from '../../../src/domain/money/unpaid';

const row = (date: string, state: string, amount = 9_900) => ({ date, state, amount });
const debit = (more: Partial<Extract<Mandate, { kind: 'directDebit' }>>): Mandate => ({
  kind: 'directDebit',
  fee: 9_900,
  limit: 20_000,
  from: '2026-01-01',
  list: [],
  ...more,
});
const failed = row('2026-06-05', 'Sikertelen');
const retry = row('2026-06-25', 'Folyamatban');
const told = { date: '2026-06-25', amount: 9_900, isExpected: false };
const card: Mandate = { kind: 'regularCredit' };

describe('why a sum is due in spite of a mandate (UX-18)', () => {
  const facts = { dueNow: 9_900, today: '2026-06-10', isNew: false };

  it.each<[string, Mandate, Partial<typeof facts>, ReturnType<typeof whyUnpaid>]>([
    ['the bank tries again this month', debit({ list: [failed, retry] }), {}, { why: 'awaited', retry: told }],
    [
      'it tries again what is less than the announced sum',
      debit({ list: [failed, retry] }),
      { dueNow: 9_899 },
      { why: 'awaited', retry: told },
    ],
    [
      'more is due than what is announced',
      debit({ list: [failed, retry] }),
      { dueNow: 9_901 },
      { why: 'missed', next: told },
    ],
    [
      'the next one may be the next month’s',
      debit({ list: [failed, row('2026-07-05', '')] }),
      {},
      { why: 'missed', next: { ...told, date: '2026-07-05' } },
    ],
    [
      'the same month of another year is another month',
      debit({ list: [row('2025-06-05', 'Sikertelen'), retry] }),
      {},
      { why: 'missed', next: told },
    ],
    [
      'the announced sum is the limit',
      debit({ list: [failed, retry], limit: 9_900 }),
      {},
      { why: 'awaited', retry: told },
    ],
    [
      'the limit is below the announced sum',
      debit({ list: [failed, retry], limit: 9_899 }),
      {},
      { why: 'missed', next: told },
    ],
    ['no limit is known', debit({ list: [failed, retry], limit: undefined }), {}, { why: 'awaited', retry: told }],
    ['a limit of 0 is none', debit({ list: [failed, retry], limit: 0 }), {}, { why: 'awaited', retry: told }],
    ['the failure has no day', debit({ list: [row('', 'Sikertelen'), retry] }), {}, { why: 'missed', next: told }],
    ['nothing failed that is known', debit({ list: [retry] }), {}, { why: 'missed', next: told }],
    ['nothing is announced', debit({ list: [failed] }), {}, { why: 'missed', next: undefined }],
    [
      'what was announced for today is no announcement any more',
      debit({ list: [failed, row('2026-06-10', 'Folyamatban')] }),
      {},
      { why: 'missed', next: undefined },
    ],
    ['a card was not charged', card, {}, { why: 'missed', next: undefined }],
    ['a card is new', card, { isNew: true }, { why: 'before', begins: undefined }],
    ['a mandate begins later', debit({ from: '2026-06-11' }), {}, { why: 'before', begins: '2026-06-11' }],
    ['a mandate begins today', debit({ from: '2026-06-10' }), {}, { why: 'missed', next: undefined }],
    ['a mandate without a first day', debit({ from: undefined }), {}, { why: 'missed', next: undefined }],
    ['a mandate is new', debit({}), { isNew: true }, { why: 'before', begins: undefined }],
    [
      'a new mandate has failed already',
      debit({ list: [failed] }),
      { isNew: true },
      { why: 'missed', next: undefined },
    ],
  ])('%s', (_what, mandate, more, expected) => {
    expect(whyUnpaid(mandate, { ...facts, ...more })).toEqual(expected);
  });

  it('is another try only of something that is due', () => {
    const mandate = debit({ list: [failed, retry] });
    expect(isRetryAwaited(mandate, 9_900, '2026-06-10')).toBe(true);
    expect(isRetryAwaited(mandate, 9_901, '2026-06-10')).toBe(false);
    expect(isRetryAwaited(mandate, 0, '2026-06-10')).toBe(false);
    expect(isRetryAwaited(null, 9_900, '2026-06-10')).toBe(false);
    expect(isRetryAwaited(undefined, 9_900, '2026-06-10')).toBe(false);
  });
});
