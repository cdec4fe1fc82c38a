import { expect, it } from 'vitest';

import { cardStatus, isOrdinary, startsLater } from '~/domain/contract/cardStatus';
import { intranetStatus } from '~/domain/contract/intranetStatus';
import { methodTextKey, paymentMethods } from '~/domain/money/paymentMethods';
import portal from '~/i18n/locales/hu/portal.json';

const { status: hungarian } = portal;

it.each([
  [0, 'Nem aktív', 'inactive', 'neutral'],
  [1, 'Aktív', 'active', 'success'],
  [2, 'Korlátozott', 'blocked', 'error'],
  [3, 'Letiltott', 'restricted', 'error'],
  [4, 'Letiltott (EBL)', 'banned', 'error'],
  [5, 'Elveszett', 'lost', 'warning'],
  [6, 'Sérült', 'damaged', 'warning'],
  [7, 'Visszavont', 'withdrawn', 'neutral'],
  [8, 'Felszabadított', 'released', 'neutral'],
  [9, 'Nem aktív', 'inactive', 'neutral'],
])('the card status %d reads %s (NAV-10)', (code, text, word, tone) => {
  expect(cardStatus(code)).toEqual({ tone, textKey: `status.state.${word}` });
  expect(hungarian.state).toHaveProperty(word, text);
});

it('the card status is worth a word of its own unless it is active or not active (NAV-10)', () => {
  const ordinary = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, undefined].filter(isOrdinary);
  expect(ordinary).toEqual([0, 1, 9]);
});

it.each([10, -1, 1.5, Number.NaN, undefined])(
  'the card status %s is unknown and neutral, never active (FLT-7)',
  (code) => {
    expect(cardStatus(code)).toEqual({ tone: 'neutral', textKey: 'status.state.unknown' });
  },
);

it.each<[string, number | undefined, string | undefined, string | undefined]>([
  ['waits for the contract’s first day', 0, '2026-06-11', '2026-06-11'],
  ['waits for it under either of the two codes', 9, '2026-06-11', '2026-06-11'],
  ['waits for nothing on the first day itself', 0, '2026-06-10', undefined],
  ['waits for nothing after it', 0, '2026-01-01', undefined],
  ['waits for nothing where no day is known', 0, undefined, undefined],
  ['waits for nothing where it is active', 1, '2026-06-11', undefined],
  ['waits for nothing where its status isn’t known', undefined, '2026-06-11', undefined],
])('a card that isn’t active yet %s (UX-1)', (_what, code, from, day) => {
  expect(startsLater(code, from, '2026-06-10')).toBe(day);
});

it('the subscription status has a text for each of the thirteen keys (CON-10)', () => {
  const keys = Object.keys(hungarian.intra).filter((key) => key !== 'unknown' && key !== 'contractDenied');
  expect(keys).toHaveLength(13);
  expect(keys.map((key) => intranetStatus(key).textKey)).toEqual(keys.map((key) => `status.intra.${key}`));
});

it.each([
  ['success', ['approved', 'active']],
  ['error', ['denied']],
  ['warning', ['expired', 'inactive_decision', 'inactive_deactivation', 'deleted', 'lapsed']],
  ['neutral', ['started', 'checked', 'waiting', 'inactive', 'awaiting_check']],
])('the subscription status is of tone %s: %j (CON-10)', (tone, statuses) => {
  expect(statuses.map((status) => intranetStatus(status).tone)).toEqual(statuses.map(() => tone));
});

it.each(['', 'DENIED', 'toString', '__proto__', 'contractDenied'])(
  'the subscription status %j is unknown and neutral (FLT-7)',
  (status) => {
    expect(intranetStatus(status)).toEqual({ tone: 'neutral', textKey: 'status.intra.unknown' });
  },
);

it('the payment methods stand in their order: which are monthly, and which skip the bank’s page for a direct debit (PAY-3, WIZ-11, WIZ-15)', () => {
  const names = (rows: typeof paymentMethods) =>
    rows.map(({ name, code }) => (name === code ? name : `${name} as ${code}`));
  expect(names(paymentMethods)).toEqual(['4', 'gift as 4', '31', '3', 'A', '11', '15', '14']);
  expect(names(paymentMethods.filter(({ isMonthly }) => isMonthly))).toEqual(['31', '3']);
  expect(names(paymentMethods.filter(({ isDirectDebit }) => isDirectDebit))).toEqual(['3']);
});

it('each payment method has a name; an unknown one gets a neutral name (FLT-7)', () => {
  for (const { name } of paymentMethods) {
    expect(methodTextKey(name)).toBe(`status.method.${name}`);
    expect(hungarian.method).toHaveProperty(name);
  }
  expect(methodTextKey('99')).toBe('status.method.unknown');
});
