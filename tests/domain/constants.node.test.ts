import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import * as constants from '~/domain/constants';

const specification = readFileSync('docs/specification.txt', 'utf8');
const [, section9 = ''] = /## 9\. Business constants and limits\n(.*?)(?=\n## |$)/s.exec(specification) ?? [];

/** What the section says where the pattern has its group. */
const said = (pattern: RegExp): string => {
  const found = pattern.exec(section9)?.[1];
  if (found === undefined) throw new Error(`section 9 doesn’t say ${String(pattern)}`);
  return found;
};
const number = (pattern: RegExp): number => Number(said(pattern).replace(/\D/g, ''));

const months = ['January', 'June', 'December'].map((name, index) => [name, ['01', '06', '12'][index] ?? ''] as const);
/** A day of the section's prose, as ISO. */
const day = (pattern: RegExp): string => {
  const [date = '', name = '', year = ''] = said(pattern).split(' ');
  return `${year}-${new Map(months).get(name) ?? name}-${date.padStart(2, '0')}`;
};

it.each<[string, unknown, unknown]>([
  ['polling', constants.pollIntervalMs, number(/Polling ([\d ]+) ms/)],
  ['the spinner’s delay', constants.spinnerDelayMs, number(/spinner delay (\d+) ms/)],
  ['a notice’s time', constants.noticeDurationMs, 1_000 * number(/snackbar duration (\d+) seconds/)],
  ['the post’s fee', constants.defaultTariff.postal, number(/post ([\d ]+) HUF/)],
  ['the courier’s fee', constants.defaultTariff.courier, number(/courier ([\d ]+) HUF/)],
  ['basic offers', constants.basicOfferDeadline, day(/request deadline (\d+ \w+ \d+)/)],
  ['sub-accounts', constants.subAccountDeadline, day(/selectable until (\d+ \w+ \d+)/)],
  ['the extension', constants.extensionDeadline, said(/extension link until ([\d-]+)/)],
  ['the payment notice’s day', constants.paymentNotice.date, day(/notice on (\d+ \w+ \d+)/)],
  ['the payment notice’s start', constants.paymentNotice.from, said(/2023, (\d\d:\d\d) to/)],
  ['the payment notice’s end', constants.paymentNotice.to, said(/2023, \d\d:\d\d to (\d\d:\d\d)/)],
  ['the first year of a list', constants.firstListYear, number(/last year down to (\d+)/)],
  ['the years that are listed', constants.listedYears, number(/current year is under (\d)/)],
  ['a zip', constants.zipLength, number(/Zip length (\d)/)],
  ['the phone mask', constants.phoneNumberMask, said(/Phone mask (\S+)/)],
  ['the tax mask', constants.taxNumberMask, said(/Tax mask (\S+)/)],
  ['the shortest account', constants.accountLengths[0], number(/Bank account (\d+) or/)],
  ['the longest account', constants.accountLengths[1], number(/Bank account \d+ or (\d+)/)],
  ['a limit', constants.limitMaxDigits, number(/at most (\d) characters/)],
  ['a tax id', constants.personalTaxIdLength, number(/identification maximum length (\d+)/)],
  ['a password', constants.passwordMinLength, number(/Password minimum (\d)/)],
  ['the strongest password', constants.passwordStrengthLevels.length - 1, number(/strength scale 0 to (\d)/)],
  ['the consents', constants.consentNames.length, number(/Consents: (\d)/)],
  ['an activator', constants.activatorMinLength - 1, number(/code length over (\d+)/)],
  ['the first status to reactivate', constants.reactivationCardStatuses[0], number(/codes (\d) and/)],
  ['the second status to reactivate', constants.reactivationCardStatuses[1], number(/codes \d and (\d) allow/)],
  ['the street types’ menu', constants.streetTypeMenuHeight, number(/maximum height (\d+) px/)],
  ['the ePASS on iOS', constants.epassMinimum.ios, said(/iOS (\d+)/)],
  ['the ePASS on Android', constants.epassMinimum.android, said(/Android (\d\.\d)/)],
])('the constant of %s, %j, is what section 9 of the specification says (BIZ-1)', (_what, constant, spoken) => {
  expect(constant).toBe(spoken);
});

it('the birth calendars start where the specification’s forms do, and the version is the one that NAV-11 names (BIZ-1, NAV-11)', () => {
  const [, bank, partner] = /Birth calendar starts at (\d{4}) in bank data and (\d{4})/.exec(specification) ?? [];
  expect(constants.birthCalendarYear).toEqual({ bank: Number(bank), partner: Number(partner) });
  expect(constants.appVersion).toBe('2.8.1');
});
