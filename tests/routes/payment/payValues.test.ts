import { expect, it } from 'vitest';

import { emptyAddress } from '~/domain/identity/address';
import type { YearDebts } from '~/features/paying/useDebts';
import {
  dueNow,
  freshValues,
  isAhead,
  maxPayable,
  offeredMethods,
  toPaymentInput,
} from '~/routes/payment/pay/payValues';

import { values } from './support';

const address = { ...emptyAddress(), zip: '1117', city: 'Budapest', street: 'Fő', streetType: 'utca', house: '1' };
const anothers = { method: 'A', leisureOwn: false, leisureName: ' Kiss Éva ', leisureAddress: address } as const;

it('the methods of the payment form are those of the one table, the gift card as 4 (PAY-3)', () => {
  expect(offeredMethods.map(({ name, code }) => `${name}: ${code}`)).toEqual([
    '4: 4',
    'gift: 4',
    'A: A',
    '11: 11',
    '15: 15',
    '14: 14',
  ]);
});

const nobody = { leisureOwner: undefined };
it.each([
  [{}, { amount: 12_400, method: '4', label: 'Név', kr: '123456', ...nobody }],
  [{ method: 'gift' }, { method: '4', ...nobody }],
  [anothers, { method: 'A', leisureOwner: { name: 'Kiss Éva', address } }],
  [{ ...anothers, leisureOwn: true }, nobody],
  [{ ...anothers, method: '11' }, nobody],
] as const)(
  'the payment that the form asks for with %j names the owner of another’s leisure card alone: %j (PAY-4, PAY-5, ERR-9)',
  (typed, order) => {
    expect(toPaymentInput(values(typed), '123456', 'Név')).toMatchObject(order);
  },
);

it.each([
  [{ due: 12_400 }, values()],
  [{ due: 0, lastMethod: '11' }, values({ amount: '', method: '11' })],
  [{ due: 0, lastMethod: '31' }, values({ amount: '' })],
  [{ due: 0, leisureOwner: 'Kiss Éva' }, values({ amount: '', leisureName: 'Kiss Éva' })],
])(
  'the values of the payment form are, from %j, what is due by the last method, and nothing where nothing is due (PAY-2, PAY-4, PAY-15)',
  (given, fresh) => {
    expect(freshValues(given)).toEqual(fresh);
  },
);

type Sums = readonly [currentDebit: number, annualDebit: number];
const nothing: Sums = [0, 0];

/** Of the years this, before and next; undefined is unread. */
const debts = (...years: (Sums | undefined)[]): YearDebts[] =>
  [2026, 2025, 2027].flatMap((year, index) => {
    const sums = years[index];
    return sums === undefined ? [] : [{ year, currentDebit: sums[0], annualDebit: sums[1] }];
  });

it.each<[string, YearDebts[], ReturnType<typeof maxPayable>, number, boolean]>([
  ['this year’s total', debts([5, 9], nothing, nothing), { amount: 9, year: 2026, textKey: 'max' }, 5, false],
  ['this year’s two equal sums', debts([9, 9], [9, 9], nothing), { amount: 9, year: 2026, textKey: 'max' }, 9, false],
  ['what is due this year', debts([9, 5], nothing, nothing), { amount: 9, year: 2026, textKey: 'maxNow' }, 9, false],
  ['the year before', debts([0, 5], [9, 9], nothing), { amount: 9, year: 2025, textKey: 'maxNow' }, 9, false],
  [
    'the year before’s total',
    debts([-2, -2], [0, 9], nothing),
    { amount: 9, year: 2025, textKey: 'maxOther' },
    0,
    false,
  ],
  ['the next year’s total', debts(nothing, nothing, [0, 9]), { amount: 9, year: 2027, textKey: 'maxOther' }, 0, true],
  ['the next year', debts([0, 5], nothing, [3, 4]), { amount: 5, year: 2026, textKey: 'max' }, 3, false],
  ['this year’s total ahead', debts([-1, 5], [-3, -3], nothing), { amount: 5, year: 2026, textKey: 'max' }, 0, true],
  ['the year before, unread', debts([0, 5], undefined, nothing), { amount: 5, year: 2026, textKey: 'max' }, 0, false],
  ['nothing', debts([-5, 0], nothing, nothing), undefined, 0, true],
])(
  'of the sums on the page can be paid at most %s, what is due now stands in the form, this year’s first, and only what isn’t due is paid ahead (PAY-2, PAY-15)',
  (_what, sums, max, due, ahead) => {
    expect(maxPayable(sums, 2026)).toEqual(max);
    expect(dueNow(sums)).toBe(due);
    expect(isAhead(sums, 2026)).toBe(ahead);
  },
);
