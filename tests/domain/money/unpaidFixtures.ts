import type { Mandate } from '../../../src/domain/money/collections';
import type { whyUnpaid } from '../../../src/domain/money/unpaid';

export const row = (date: string, state: string, amount = 9_900) => ({ date, state, amount });
export const debit = (more: Partial<Extract<Mandate, { kind: 'directDebit' }>>): Mandate => ({
  kind: 'directDebit',
  fee: 9_900,
  limit: 20_000,
  from: '2026-01-01',
  list: [],
  ...more,
});
export const failed = row('2026-06-05', 'Sikertelen');
export const retry = row('2026-06-25', 'Folyamatban');
export const collected = (...days: string[]) => days.map((day) => row(day, 'Teljesült'));
export const told = { date: '2026-06-25', amount: 9_900, isExpected: false };
export const card = { kind: 'regularCredit' as const, fee: 9_900 } satisfies Mandate;
export const planned = ['06', '07', '08', '09', '10', '11', '12'].map((month, index) => ({
  date: `2026-${month}-15`,
  amount: 9_900,
  isExpected: index > 0,
}));
/** A fee is due, and those of July to December later. */
export const withdrawal = (isAwaited: boolean) => ({ kind: 'regularCredit', until: '2026-06-15', isAwaited }) as const;

export const due = (dueNow = 9_900, later = 6 * 9_900) => ({ currentDebit: dueNow, annualDebit: dueNow + later });

export const facts = { debt: due(), today: '2026-06-10', isNew: false };
export type Case = [string, Mandate, Partial<typeof facts>, ReturnType<typeof whyUnpaid>];
export const awaited = (charge: typeof told, isRetry = false) => ({ why: 'awaited', charge, isRetry }) as const;
export const before = (begins?: string, amount = 9_900) =>
  ({ why: 'before', amount, begins, rest: undefined }) as const;
export const missed = (next?: typeof told) => ({ why: 'missed', next }) as const;
