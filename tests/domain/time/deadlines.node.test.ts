import { expect, it } from 'vitest';

import { basicOffersOpen, canExtend, paymentNoticeShown, subAccountsOpen } from '~/domain/time/deadlines';

it('the extension ends on 2025-01-15 (NAV-7)', () => {
  expect(['2025-01-14', '2025-01-15', '2025-01-16'].map(canExtend)).toEqual([true, true, false]);
});

it('basic offers end on 2020-01-30 (CON-2)', () => {
  expect(['2020-01-30', '2020-01-31'].map(basicOffersOpen)).toEqual([true, false]);
});

it('sub-accounts end on 2022-12-31 (PAY-4)', () => {
  expect(['2022-12-31', '2023-01-01'].map(subAccountsOpen)).toEqual([true, false]);
});

it.each([
  ['2023-06-17', '00:44', false],
  ['2023-06-17', '00:45', true],
  ['2023-06-17', '01:45', true],
  ['2023-06-17', '01:46', false],
  ['2023-06-16', '01:00', false],
  ['2024-06-17', '01:00', false],
])('the payment-service notice on %s at %s shows: %s (CON-4)', (date, time, shown) => {
  expect(paymentNoticeShown({ date, time })).toBe(shown);
});
