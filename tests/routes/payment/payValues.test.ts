import { expect, it } from 'vitest';

import { emptyAddress } from '~/domain/identity/address';
import {
  freshValues,
  isFresh,
  offeredMethods,
  payableValues,
  readTyped,
  toPaymentInput,
} from '~/routes/payment/pay/payValues';
import { createMemberStorage } from '~/session/memberStorage';
import { createTabStorage } from '~/session/storage';

import { typedPayment, values } from './support';

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

const nobody = { ownLeisureCard: true, leisureOwner: '', leisureAddress: null };
it.each([
  [{}, { amount: 12_400, method: '4', label: 'Név', kr: '123456', ...nobody }],
  [{ method: 'gift' }, { method: '4', ...nobody }],
  [anothers, { method: 'A', ownLeisureCard: false, leisureOwner: 'Kiss Éva', leisureAddress: address }],
  [{ ...anothers, leisureOwn: true }, nobody],
  [{ ...anothers, method: '11' }, nobody],
] as const)(
  'the payment that the form asks for with %j names the owner of another’s leisure card alone: %j (PAY-4, PAY-5, ERR-9)',
  (typed, order) => {
    expect(toPaymentInput(values(typed), '123456', 'Név')).toMatchObject(order);
  },
);

it.each([
  [{ currentDebit: 12_400 }, values()],
  [{ currentDebit: 0, lastMethod: '11' }, values({ amount: '', method: '11' })],
  [{ currentDebit: -500, lastMethod: '31' }, values({ amount: '' })],
  [{ currentDebit: 0, leisureOwner: 'Kiss Éva' }, values({ amount: '', leisureName: 'Kiss Éva' })],
])(
  'the values of the payment form are, from %j, what is due by the last method, and nothing where nothing is due (PAY-2, PAY-4, PAY-15)',
  (known, fresh) => {
    expect(freshValues(known)).toEqual(fresh);
  },
);

it('the values of the payment form come back as typed after a failed payment, unless they can’t be paid so any more (PAY-8, PAY-15)', () => {
  const typed = values({ amount: '5000', ...anothers });
  expect(payableValues(typedPayment('T1', typed), 49_600)).toEqual(typed);
  for (const other of [values({ amount: '49601' }), values({ method: '31' })])
    expect(payableValues(typedPayment('T1', other), 49_600)).toBeUndefined();
});

it.each([
  [{ leisureAddress: address }, true],
  [{ amount: '5000' }, false],
  [{ method: '11' as const }, false],
  [{ leisureOwn: false }, false],
])('the values of the payment form with %j are what the form fills in by itself: %s (PAY-15)', (typed, expected) => {
  expect(isFresh(values(typed), values())).toBe(expected);
});

it.each([{}, { ...typedPayment('T1'), transaction: 1 }, { ...typedPayment('T1'), values: { amount: 5000 } }])(
  'the values of the payment form come back from nothing that the tab’s storage can’t have kept: %j (SEC-11)',
  (rubbish) => {
    const storage = createMemberStorage(createTabStorage(), () => true);
    storage.save('payment.latest', rubbish);
    expect(readTyped(storage)).toBeUndefined();
    storage.save('payment.latest', { ...typedPayment('T1') });
    expect(readTyped(storage)).toEqual(typedPayment('T1'));
  },
);
