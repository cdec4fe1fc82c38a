import { expect, it } from 'vitest';

import { birthDate, dateLike, isDateText, notBefore } from '~/domain/validation/dateValidators';

const today = '2026-05-20';

it.each<[string, string | undefined, string]>([
  ['2026.05.20', undefined, 'today'],
  ['2026-05-20', undefined, 'as the services send it'],
  ['', undefined, 'left to the required rule'],
])('date fields: %j gives %s: %s (VAL-9)', (value, message) => {
  expect(birthDate(today)(value)).toBe(message);
  expect(notBefore(today)(value)).toBe(message);
});

it.each([
  ['2026.02.30', 'the day does not exist'],
  ['20.05.2026', 'day first'],
  ['tegnap', 'a word'],
])('date fields: %j is refused with an example that the field takes: %s (UX-34)', (value) => {
  expect(birthDate(today)(value)).toBe('validate_date:1985.12.31');
  expect(notBefore(today)(value)).toBe('validate_date:2026.05.20');
  expect(notBefore(today, '2026-06-01')(value)).toBe('validate_date:2026.06.01');
});

it('date fields: take any day where only the form matters, and name the example that they are given (UX-34)', () => {
  expect([dateLike('2026-07-01')('1899.12.31'), dateLike('2026-07-01')('')]).toEqual([undefined, undefined]);
  expect(dateLike('2026-07-01')('tegnap')).toBe('validate_date:2026.07.01');
});

it.each([
  ['', true],
  ['2026.05.20', true],
  ['2026-05-20', true],
  ['2026.02.30', false],
  ['tegnap', false],
])('date fields: %j can be in one: %s (VAL-9)', (text, expected) => {
  expect(isDateText(text)).toBe(expected);
});

it('date fields: rejects a birth date in the future (WIZ-6)', () => {
  expect(birthDate(today)('2026.05.20')).toBeUndefined();
  expect(birthDate(today)('2026.05.21')).toBe('validate_birthDate');
  expect(birthDate(today)('1899.12.31')).toBeUndefined();
});

it.each<[string, string | undefined, string | undefined, string]>([
  ['2026.05.19', undefined, 'validate_min_date', 'yesterday'],
  ['2026.05.20', undefined, undefined, 'today'],
  ['2026.05.31', '2026-06-01', 'validate_min_date', 'the day before the contract starts'],
  ['2026.06.01', '2026-06-01', undefined, 'the day it starts'],
  ['2026.05.19', '2026-01-01', 'validate_min_date', 'after the start, but in the past'],
  ['2026.05.20', '2026-01-01', undefined, 'after the start'],
  ['2026.05.20', '', undefined, 'no start known'],
])('a first debit on %s of a contract from %s gives %s: %s (MAN-1, WIZ-11)', (value, validFrom, message) => {
  expect(notBefore(today, validFrom)(value)).toBe(message);
});
