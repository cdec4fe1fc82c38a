// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { normalisePhone, phone, phoneFromWire, phoneToWire } from '../../../src/domain/identity/phone';
import { normaliseTaxNumber } from '../../../src/domain/identity/taxNumber';
import { normaliseBankAccount } from '../../../src/domain/money/bankAccount';
import { digitsOnly, normaliseDate, normaliseEmail, normaliseRegKod } from '../../../src/domain/text/normalisers';
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
  '\u00A0+36 30 123 4567 ',
];

describe('phone number (VAL-6)', () => {
  it.each(phoneForms)('the phone field reads %s, pasted or autofilled (VAL-6)', (text) => {
    expect(normalisePhone(text)).toBe('+36/30/1234567');
    expect(phone(normalisePhone(text))).toBeUndefined();
  });
  it.each(phoneForms)('the phone field reads %s, typed one character at a time (VAL-6)', (text) => {
    expect(typeInto(normalisePhone, text)).toBe('+36/30/1234567');
  });
  it.each([
    ['', ''],
    ['+', '+'],
    ['+36', '+36'],
    ['+36/', '+36/'],
    ['0', '0'],
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
  it.each([
    ['+36/06/3012345', 'a prefix mistaken for an area code'],
    ['+36/30/123456', 'a digit is missing'],
    ['+36/30/12345678', 'a digit too many'],
    ['+36/30/123456a', 'a letter'],
    ['06301234567', 'not in the form of the mask'],
    ['+44/77/0090012', 'another country'],
    [normalisePhone('+44 7700 900123'), 'a foreign number that was pasted'],
    [normalisePhone('+36 30 123 45678'), 'a pasted digit too many'],
  ])('the phone field rejects %s: %s (VAL-6)', (text) => {
    expect(phone(text)).toBe('validate_phone');
  });
  it('the phone field is the same number on the wire and in the field, in both directions (VAL-6)', () => {
    expect(phoneToWire('+36/30/1234567')).toBe('+36301234567');
    expect(phoneToWire('06 30 123 4567')).toBe('+36301234567');
    expect(phoneFromWire('+36301234567')).toBe('+36/30/1234567');
    expect(phoneFromWire('')).toBe('');
  });
});

describe('date (VAL-9)', () => {
  it.each([
    ['20260131', '2026.01.31'],
    ['2026-01-31', '2026.01.31'],
    ['2026. 01. 31.', '2026.01.31'],
    ['2026/01/31', '2026.01.31'],
    ['2026.1.31', '2026.01.31'],
    ['2026.', '2026.'],
    ['20260', '2026.0'],
    ['2026.01.', '2026.01.'],
    ['202601311', '2026.01.311'],
    ['ma', ''],
  ])('the date field: %s becomes %s (VAL-9)', (text, expected) => {
    expect(normaliseDate(text)).toBe(expected);
  });
  it.each(['20260131', '2026.01.31', '2026-01-31', '2026. 01. 31.', '2026.1.31'])(
    'the date field: reads %s typed one character at a time (VAL-9)',
    (text) => {
      expect(typeInto(normaliseDate, text)).toBe('2026.01.31');
    },
  );
});

describe('e-mail (SEC-11)', () => {
  it.each([
    [' anna@pelda.hu ', 'anna@pelda.hu', 'spaces around it'],
    ['\u00A0anna@pelda.hu\n', 'anna@pelda.hu', 'a no-break space and a line break'],
    ['an\u200Bna@pelda.hu', 'anna@pelda.hu', 'a zero-width space'],
    ['anna@pel\u00ADda.hu', 'anna@pelda.hu', 'a soft hyphen'],
    ['\uFEFFanna@pelda.hu', 'anna@pelda.hu', 'a byte order mark'],
    ['\u202Aanna@pelda.hu\u202C', 'anna@pelda.hu', 'direction marks'],
    ['\u200B anna@pelda.hu', 'anna@pelda.hu', 'a zero-width space before a space'],
    ['anna@példa.hu', 'anna@példa.hu', 'an accented domain stays'],
    ['anna@xn--plda-bpa.hu', 'anna@xn--plda-bpa.hu', 'so does punycode that was typed'],
    ['Anna.Nagy+Teszt@Pelda.HU', 'Anna.Nagy+Teszt@Pelda.HU', 'capitals stay'],
    ['an na@pelda.hu', 'anna@pelda.hu', 'a space inside goes, too'],
    ['', '', 'empty'],
  ])('the e-mail field: %j becomes %j: %s (SEC-11)', (text, expected) => {
    expect(normaliseEmail(text)).toBe(expected);
  });
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

describe.each(normalisers)('the normaliser of a %s (VAL-10)', (_name, normalise) => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
      { numRuns: 1000 },
    );
  });
  it('lets the last character be deleted', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const shorter = normalise(text).slice(0, -1);
        expect(normalise(shorter).length).toBeLessThanOrEqual(shorter.length);
      }),
      { numRuns: 1000 },
    );
  });
});
