import fc from 'fast-check';
import { expect, it } from 'vitest';

import { normalisePhone, phone, phoneFromWire, phoneToWire } from '~/domain/identity/phone';
import { normaliseTaxNumber } from '~/domain/identity/taxNumber';
import { normaliseBankAccount, wholeAccount } from '~/domain/money/bankAccount';
import {
  normaliseDate,
  normaliseDigits,
  normaliseEmail,
  normaliseEmailOrCode,
  normaliseLoginName,
  normaliseZip,
} from '~/domain/text/normalisers';
import { birthDate } from '~/domain/validation/dateValidators';
import { isEmail, isEmailOrRegKod, isIdent, zip } from '~/domain/validation/validators';

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
  ['2026', '2026'],
  ['2026.', '2026.'],
  ['202.', '202'],
  ['20260', '2026.0'],
  ['2026.01.', '2026.01.'],
  ['202601311', '2026.01.311'],
  ['ma', 'ma'],
])('the date field: %s becomes %s (VAL-9)', (text, expected) => {
  expect(normaliseDate(text)).toBe(expected);
});

it.each(['1985. december 31.', '31 December 1985', '1985-12-31T00:00'])(
  'the date field: %s stays as it was filled in, to be refused: nothing is cut out of it (SEC-11, VAL-9)',
  (text) => {
    expect(normaliseDate(text)).toBe(text);
    expect(birthDate('2026-01-31')(text)).toBe('validate_date:1985.12.31');
  },
);

it('the date field: reads a date typed one character at a time (VAL-9)', () => {
  for (const text of ['20260131', '2026.01.31', '2026-01-31', '2026. 01. 31.'])
    expect(typeInto(normaliseDate, text), text).toBe('2026.01.31');
});

it.each([
  ['H-1117', '1117'],
  [' 11 17', '1117'],
  ['h1117.', '1117'],
  ['HU-1117', '1117'],
  ['80331', '80331'],
  ['SW1A 1AA', 'SW1A1AA'],
  ['1117 Budapest', '1117Budapest'],
])('the postal code: %j is held as %s, and nothing is cut to make it valid (SEC-11, ADDR-1)', (text, held) => {
  expect(normaliseZip(text)).toBe(held);
  expect(zip(held) === undefined).toBe(held === '1117');
});

it('the personal tax id loses the signs that group its digits, and no digit (SEC-11, VAL-8)', () => {
  expect(normaliseDigits('8 123-456.789 12')).toBe('812345678912');
});

it.each([
  ' anna@pelda.hu ',
  'an\u200Bna@pelda.hu',
  'anna@pel\u00ADda.hu',
  '\u202Aanna@pelda.hu\u202C',
  'mailto:anna@pelda.hu',
  'mailto: mailto:anna@pelda.hu',
  'MAILTO: anna@pelda.hu?subject=Szia&cc=bela@pelda.hu',
  'Anna Kovács <anna@pelda.hu>',
  '"Kovács, Anna" <anna@pelda.hu>',
  '<anna@pelda.hu>',
  'anna@pelda.hu <mailto:anna@pelda.hu>',
])('the e-mail field takes the address out of %j (SEC-11)', (text) => {
  expect(normaliseEmail(text)).toBe('anna@pelda.hu');
  expect(normaliseLoginName(text)).toBe('anna@pelda.hu');
  expect(normaliseEmailOrCode(text)).toBe('anna@pelda.hu');
});

it.each(['anna@példa.hu', 'anna@xn--plda-bpa.hu', 'Anna.Nagy+Teszt@Pelda.HU', ''])(
  'the e-mail field leaves %j as it was typed (SEC-11)',
  (text) => {
    expect(normaliseEmail(text)).toBe(text);
    expect(isEmail(text)).toBeUndefined();
  },
);

it.each([
  'anna kovacs@pelda.hu',
  'anna@pelda.hu;',
  'anna@pelda.hu, bela@pelda.hu',
  'anna@pelda.hu bela@pelda.hu',
  'Anna <anna@pelda.hu> Béla',
  'Anna <Béla> <anna@pelda.hu>',
  'anna@pelda.hu mailto:bela@pelda.hu',
  'xmailto:anna@pelda.hu',
  '(anna)@pelda.hu',
  '"anna"@pelda.hu',
  'anna@[10.0.0.1]',
  'anna\\b@pelda.hu',
  'anna:x@pelda.hu',
])('no other address is made of %j: it is refused as it stands (SEC-11, VAL-1)', (text) => {
  expect(normaliseEmail(text)).toBe(text);
  expect(isEmail(normaliseEmail(text))).toBe('validate_email');
  expect(isIdent(normaliseLoginName(text))).toBe('validate_ident');
  expect(isEmailOrRegKod(normaliseEmailOrCode(text))).toBe('validate_emailOrCode');
});

it('a field that takes a kr or a code, too, takes the inner spaces out of these alone (SEC-11)', () => {
  expect(normaliseLoginName(' 123 456')).toBe('123456');
  expect(normaliseLoginName('123 4567')).toBe('123 4567');
  expect(normaliseEmailOrCode('71 ab nz 12')).toBe('71ABNZ12');
  expect(normaliseEmailOrCode('71 ab nz 1')).toBe('71 ab nz 1');
});

it('the account field drops an IBAN in front and what nobody sees (SEC-11, VAL-5)', () => {
  for (const text of [
    'IBAN: HU42 1177 3016 1111 1018 0000 0000',
    'iban HU42117730161111101800000000',
    'IBAN IBAN: HU42 1177 3016 1111 1018 0000 0000',
    '\u200BHU42 1177301611111018 00000000',
  ])
    expect(normaliseBankAccount(text), text).toBe('11773016-11111018-00000000');
});

it.each(['H', 'HU', 'HU4', 'HU42'])(
  'the account field keeps %s, with which an IBAN begins: its check digits are none of the account (VAL-5)',
  (begun) => {
    expect(normaliseBankAccount(begun)).toBe(begun);
  },
);

it.each([
  ['117730161111101800000000', '11773016-11111018-00000000'],
  ['HU42 1177 3016 1111 1018 0000 0000', '11773016-11111018-00000000'],
  ['11773016-XXXXXXXX-00000000', undefined],
  ['számla: 11773016-11111018', undefined],
  ['11773016-11111018 (lezárt)', undefined],
])('the account of a reply, %s, is read as %s, unless something else stands in it (MAN-6)', (given, whole) => {
  expect(wholeAccount(given)).toBe(whole);
});

it('an e-mail or a name pasted with anything invisible in it is what its owner meant, however it was decorated (SEC-11)', () => {
  const local = fc.stringMatching(/^[a-z0-9.+_-]{1,12}$/);
  const host = fc.constantFrom('pelda.hu', 'példa.hu', 'a.b.hu');
  const around = fc.constantFrom<[string, string]>(
    ['', ''],
    ['mailto:', ''],
    ['mailto:', '?subject=x'],
    ['<', '>'],
    ['Kovács Anna <', '>'],
    ['Anna <mailto:', '?body=%20>'],
  );
  const noise = fc.constantFrom('', ' ', '\u00A0', '\u200B', '\uFEFF', '\n');
  fc.assert(
    fc.property(local, host, around, noise, noise, (name, domain, [before, after], one, other) => {
      expect(normaliseEmail(one + before + name + '@' + domain + after + other)).toBe(`${name}@${domain}`);
    }),
  );
});

const normalisers: [string, (text: string) => string][] = [
  ['phone', normalisePhone],
  ['bank account', normaliseBankAccount],
  ['tax number', normaliseTaxNumber],
  ['date', normaliseDate],
  ['e-mail or code', normaliseEmailOrCode],
  ['login name', normaliseLoginName],
  ['postal code', normaliseZip],
  ['number in digits', normaliseDigits],
  ['e-mail', normaliseEmail],
];
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...Array.from('+0036 6/-.()12HUhu@IBANmailto:<>?')), maxLength: 30 }),
);

it.each(normalisers)(
  'the normaliser of a %s changes nothing twice, and lets the last character be deleted (VAL-10)',
  (name, normalise) => {
    fc.assert(
      fc.property(texts, (text) => {
        const normal = normalise(text);
        expect(normalise(normal)).toBe(normal);
        const shorter = normalise(normal.slice(0, -1));
        expect(shorter === normal).toBe(normal === '');
        // A date is left alone while it has a letter, and gets its dots when that goes.
        if (name === 'date' && /\p{L}/u.test(normal)) return;
        expect(shorter.length).toBeLessThanOrEqual(Math.max(0, normal.length - 1));
      }),
      { numRuns: 1000 },
    );
  },
);
