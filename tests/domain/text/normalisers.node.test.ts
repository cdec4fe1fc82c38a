import fc from 'fast-check';
import { expect, it } from 'vitest';

import { normalisePhone, phone, phoneFromWire, phoneToWire } from '~/domain/identity/phone';
import { normaliseTaxNumber } from '~/domain/identity/taxNumber';
import { normaliseBankAccount } from '~/domain/money/bankAccount';
import { digitsOnly, normaliseDate, normaliseEmail, normaliseRegKod } from '~/domain/text/normalisers';

import { typeInto } from '../generators';

const phoneForms = [
  '+36/30/1234567',
  '+36301234567',
  '0036301234567',
  '36301234567',
  '06301234567',
  '06 30 123 4567',
  '06-30/123-4567',
  '30/123-4567',
  '301234567',
  '+36 (30) 123-4567',
  '+36 06 30 123 4567',
  '+36 (0)30 123 4567',
  '+36 0036 30 123 4567',
  '+36+301234567',
  '\u00A0+36 30 123 4567 ',
];

it.each(phoneForms)('the phone field reads %s, pasted, autofilled or typed one character at a time (VAL-6)', (text) => {
  expect(normalisePhone(text)).toBe('+36/30/1234567');
  expect(phone(normalisePhone(text))).toBeUndefined();
  expect(typeInto(normalisePhone, text)).toBe('+36/30/1234567');
});

it.each([
  ['', ''],
  ['+', '+'],
  ['+36', '+36'],
  ['+36/', '+36/'],
  ['0', '0'],
  ['0/', '0'],
  ['06', '06'],
  ['0036', '0036'],
  ['063', '+36/3'],
  ['+36/06', '+36/06'],
  ['+36/06/3', '+36/3'],
  ['+36301', '+36/30/1'],
  ['+36/361', '+36/36/1'],
  ['+36/36211234567', '+36/21/1234567'],
  ['abc', ''],
])('the phone field formats the incomplete %j as %j (VAL-6)', (text, expected) => {
  expect(normalisePhone(text)).toBe(expected);
});

it('the phone field refuses a prefix as an area code, digits missing or too many, letters, and other countries, but not an empty field (VAL-6)', () => {
  const masked = [
    '+36/06/3012345',
    '+36/30/123456',
    '+36/30/12345678',
    '+36/30/123456a',
    '06301234567',
    '+44/77/0090012',
  ];
  expect(phone('')).toBeUndefined();
  const pasted = ['+44 7700 900123', '+36 30 123 45678'].map(normalisePhone);
  for (const text of [...masked, ...pasted]) expect(phone(text), text).toBe('validate_phone');
});

it('the phone field is the same number on the wire and in the field, in both directions (VAL-6)', () => {
  expect(phoneToWire('+36/30/1234567')).toBe('+36301234567');
  expect(phoneToWire('06 30 123 4567')).toBe('+36301234567');
  expect(phoneFromWire('+36301234567')).toBe('+36/30/1234567');
  expect(phoneFromWire('')).toBe('');
});

it.each([
  ['20260131', '2026.01.31'],
  ['2026-01-31', '2026.01.31'],
  ['2026. 01. 31.', '2026.01.31'],
  ['2026/01/31', '2026.01.31'],
  ['2026.1.31', '2026.1.31'],
  ['2026.', '2026.'],
  ['20260', '2026.0'],
  ['2026.01.', '2026.01.'],
  ['202601311', '2026.01.311'],
  ['ma', ''],
])('the date field: %s becomes %s (VAL-9)', (text, expected) => {
  expect(normaliseDate(text)).toBe(expected);
});

it('the date field: reads a date typed one character at a time (VAL-9)', () => {
  for (const text of ['20260131', '2026.01.31', '2026-01-31', '2026. 01. 31.'])
    expect(typeInto(normaliseDate, text), text).toBe('2026.01.31');
});

it('the field of digits keeps the first ones, as many as it has room for (VAL-7)', () => {
  expect(digitsOnly(4)('H-1111 1')).toBe('1111');
});

it('the e-mail field drops spaces and what nobody sees, and keeps capitals and other alphabets (SEC-11)', () => {
  for (const text of [
    ' anna@pelda.hu ',
    'an\u200Bna@pelda.hu',
    'anna@pel\u00ADda.hu',
    '\u202Aanna@pelda.hu\u202C',
    'an na@pelda.hu',
  ])
    expect(normaliseEmail(text), text).toBe('anna@pelda.hu');
  for (const text of ['anna@példa.hu', 'anna@xn--plda-bpa.hu', 'Anna.Nagy+Teszt@Pelda.HU', ''])
    expect(normaliseEmail(text)).toBe(text);
});

const normalisers: [string, (text: string) => string][] = [
  ['phone', normalisePhone],
  ['bank account', normaliseBankAccount],
  ['tax number', normaliseTaxNumber],
  ['date', normaliseDate],
  ['registration code', normaliseRegKod],
  ['digits', digitsOnly(4)],
  ['e-mail', normaliseEmail],
];
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...Array.from('+0036 6/-.()12HUhu@')), maxLength: 30 }),
);

it.each(normalisers)(
  'the normaliser of a %s changes nothing twice, and lets the last character be deleted (VAL-10)',
  (_name, normalise) => {
    fc.assert(
      fc.property(texts, (text) => {
        const normal = normalise(text);
        expect(normalise(normal)).toBe(normal);
        expect(normalise(normal.slice(0, -1)).length).toBeLessThanOrEqual(Math.max(0, normal.length - 1));
      }),
      { numRuns: 1000 },
    );
  },
);
