import { expect, it } from 'vitest';

import {
  isPaymentAsSaved,
  paymentDefaults,
  toPaymentBody,
  usualCollectionDay,
  type PaymentData,
} from '~/routes/contracting/wizard/steps/payment/paymentChoice';

import { bank, fullAddress, other, partner, step6 } from './fixtures';

const today = '2026-03-10';
const data = (...given: Parameters<typeof step6>): PaymentData => ({ ...step6(...given), partner });
const day = (method: string, months: string, now = today, given: Parameters<typeof step6>[0] = {}) =>
  usualCollectionDay(data(given), { method, months }, now);

it.each([
  ['31', '2', today, '2026-06-01'],
  ['31', '2', '2026-06-20', '2026-06-20'],
  ['3', '2', today, '2026-04-01'],
  ['3', '2', '2026-05-02', '2026-05-02'],
])(
  'the first collection day of method %s with %s months paid first is, on %s, the first of the first month that isn’t paid now: %s (WIZ-11, VAL-9)',
  (method, months, now, from) => {
    expect(day(method, months, now)).toEqual(from);
  },
);

it.each([
  ['all months are paid now', '31', '9', '2026-04-01'],
  ['an upgrade starts in December', '31', '1', '2026-12-01'],
  ['the method pays once', '4', '2', '2026-04-01'],
  ['no method is chosen', '', '2', '2026-04-01'],
])(
  'the first collection day isn’t asked where nothing is left to collect: %s (WIZ-11)',
  (_why, method, months, validFrom) => {
    const given = { type: 'U' as const, contract: { validFrom } };
    expect(day(method, months, today, given)).toBeUndefined();
    const typed = { ...paymentDefaults(data(given), today), method, months, transferFrom: '2026.12.31' };
    expect(toPaymentBody('1-2-3', typed, data(given)).transferFrom).toBe('');
  },
);

it('the first collection day of a debit that an overpayment covers at first is in the first month that it leaves (WIZ-11)', () => {
  expect(day('3', '2', today, { overpayment: 30_000 })).toBe('2026-06-01');
  expect(day('3', '9', today, { overpayment: 500_000 })).toBeUndefined();
});

it('step 6 opens with the saved choice (WIZ-3)', () => {
  const saved = {
    method: '3' as const,
    bank: { ...bank, owner: 'Kis Éva', address: other },
    payment: { mode: 'monthly' as const, months: 5 },
  };
  expect(paymentDefaults(data({ ledger: saved }), today)).toMatchObject({
    method: '3',
    months: '5',
    bank: { account: '11773016-11111018-00000000', owner: 'Kis Éva', address: fullAddress(other) },
    transferFrom: '2026.04.01',
  });
});

it.each([
  ['as the service names it', '2026-07-15', {}, '2026.07.15'],
  ['as this tab remembers it', undefined, { method: '31', transferFrom: '2026.07.15' }, '2026.07.15'],
  ['the service’s before the tab’s', '2026-07-15', { method: '31', transferFrom: '2026.07.20' }, '2026.07.15'],
  ['unless it has passed', '2026-03-15', {}, '2026.07.01'],
  ['in a month that is paid now too', '2026-06-15', {}, '2026.06.15'],
  ['unless the contract begins later', '2026-03-31', {}, '2026.07.01'],
])('step 6 opens with the first collection day that was chosen, %s (WIZ-11)', (_what, transferFrom, memory, shown) => {
  const ledger = { method: '31' as const, payment: { mode: 'monthly' as const, months: 3 } };
  expect(paymentDefaults(data({ ledger, transferFrom }, memory), today).transferFrom).toBe(shown);
});

it('step 6 opens with the proposed day of the present start and months, not with the one that the portal proposed before (WIZ-11)', () => {
  const ledger = { method: '31' as const, payment: { mode: 'monthly' as const, months: 2 } };
  const opened = (hasChosenDay: boolean, day: string) =>
    paymentDefaults(
      data(
        { ledger, transferFrom: '2026-06-01', contract: { validFrom: '2026-05-01' } },
        { method: '31', transferFrom: day, hasChosenDay },
      ),
      today,
    ).transferFrom;
  expect(opened(false, '2026.06.01')).toBe('2026.07.01');
  // A chosen one stays, also one that another device has chosen since.
  expect(opened(true, '2026.06.01')).toBe('2026.06.01');
  expect(opened(false, '2026.06.02')).toBe('2026.06.01');
});

it.each([
  ['the day that was proposed for its months', '2026-06-01', false],
  ['another day', '2026-06-15', true],
])(
  'step 6 takes a saved day, in a tab that confirmed none, for a chosen one unless it is the proposed one: %s (WIZ-11)',
  (_what, transferFrom, hasChosenDay) => {
    const ledger = { method: '31' as const, payment: { mode: 'monthly' as const, months: 2 } };
    const opened = paymentDefaults(data({ ledger, transferFrom }), today);
    expect(opened).toMatchObject({ transferFrom: transferFrom.replaceAll('-', '.'), hasChosenDay });
  },
);

it.each([
  ['the reply’s payment', { mode: 'monthly' as const, months: 5 }, 9, '5'],
  ['the reply’s fees (fhonap)', undefined, 4, '4'],
  ['neither: the fewest', undefined, 0, '2'],
])(
  'step 6 opens on another device with the method and the months that %s name (WIZ-11)',
  (_what, payment, fhonap, months) => {
    const given = { ledger: { method: '31' as const, payment, fees: { tariff: {}, charged: {}, months: fhonap } } };
    expect(paymentDefaults(data(given), today)).toMatchObject({ method: '31', months });
  },
);

it('step 6 opens with the gift card where it was chosen: a bank card to the service (WIZ-11)', () => {
  const ledger = { method: '4' as const, payment: { mode: 'annual' as const, months: 9 } };
  const opened = (method: '4' | 'A' | undefined, remembered: string) =>
    paymentDefaults(data({ ledger: { ...ledger, method } }, { method: remembered }), today).method;
  expect([opened('4', 'gift'), opened('A', 'gift'), opened(undefined, 'gift'), opened('4', 'rubbish')]).toEqual([
    'gift',
    'A',
    'gift',
    '4',
  ]);
});

it('step 6 opens without what the start rules out: a monthly method, or months that it has no longer (WIZ-12, WIZ-13)', () => {
  const opened = (validFrom: string, months: number, method: '31' | '4' = '31') => {
    const payment = { mode: method === '31' ? ('monthly' as const) : ('annual' as const), months };
    return paymentDefaults(data({ contract: { validFrom }, ledger: { method, payment } }), today);
  };
  expect(opened('2026-11-01', 2).method).toBe('4');
  expect(opened('2026-04-01', 9, '4').months).toBe('2');
  expect(opened('2026-08-01', 10)).toMatchObject({ method: '31', months: '' });
});

const ledger31 = { method: '31' as const, payment: { mode: 'monthly' as const, months: 5 } };

it.each<[string, Parameters<typeof step6>, boolean]>([
  ['the same', [{ ledger: ledger31, transferFrom: '2026-04-15' }], true],
  ['other months', [{ ledger: ledger31, contract: { validFrom: '2026-10-01' } }], false],
  ['another day, because the saved one has passed', [{ ledger: ledger31, transferFrom: '2026-03-01' }], false],
  ['a day that nobody tells', [{ ledger: ledger31 }], true],
  ['another method', [{ ledger: ledger31, contract: { validFrom: '2026-11-01' } }], false],
  ['a yearly card, though the reply has a day', [{ ledger: { method: '4' }, transferFrom: '2026-04-15' }], true],
  ['a leisure card, but this tab doesn’t know whose', [{ ledger: { method: 'A' } }], false],
  ['the member’s own leisure card', [{ ledger: { method: 'A' } }, { method: 'A', leisureOwn: true }], true],
  [
    'somebody else’s leisure card',
    [{ ledger: { method: 'A' } }, { method: 'A', leisureOwn: false, leisureName: 'Kis Éva', leisureAddress: other }],
    true,
  ],
])('step 6 needs no saving if it opens with %s: %# (WIZ-5, WIZ-11)', (_what, given, isSaved) => {
  const loaded = data(...given);
  expect(isPaymentAsSaved(paymentDefaults(loaded, today), loaded)).toBe(isSaved);
});
