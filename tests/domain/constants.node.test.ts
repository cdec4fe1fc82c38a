import { expect, it } from 'vitest';

import * as constants from '~/domain/constants';

it('the business constants match section 9 of the specification (BIZ-1)', () => {
  expect(constants).toMatchObject({
    appVersion: '2.8.1',
    pollIntervalMs: 5000,
    spinnerDelayMs: 600,
    noticeDurationMs: 5000,
    basicOfferDeadline: '2020-01-30',
    subAccountDeadline: '2022-12-31',
    extensionDeadline: '2025-01-15',
    paymentNotice: { date: '2023-06-17', from: '00:45', to: '01:45' },
    firstListYear: 2011,
    listedYears: 4,
    defaultTariff: { postal: 1000, courier: 1500 },
    passwordMinLength: 5,
    limitMaxDigits: 7,
    zipLength: 4,
    phoneMask: '+36/99/9999999',
    taxNumberMask: '99999999-9-99',
    personalTaxIdLength: 10,
    accountLengths: [16, 24],
    activatorMinLength: 11,
    streetTypeMenuHeight: 350,
    passwordStrengthLevels: ['low', 'low', 'medium', 'good', 'strong'],
    reactivationCardStatuses: [1, 9],
    birthCalendarYear: { partner: 2000, bank: 1980 },
    epassMinimum: { ios: '11', android: '4.4' },
  });
  expect(constants.consentNames).toHaveLength(5);
});
