import fc from 'fast-check';
import { expect, it } from 'vitest';

import { accountLengths } from '~/domain/constants';
import { personalTaxId } from '~/domain/identity/personalTaxId';
import { companyTaxNumber, readTaxNumber } from '~/domain/identity/taxNumber';
import { accountDigits, bankAccount, normaliseBankAccount, padBankAccount } from '~/domain/money/bankAccount';

import { accounts, personalTaxIds, singleDigitErrors, taxNumbers, typeInto } from '../generators';

const account = bankAccount({ lengths: accountLengths });

it('a field without a number is the business of the rule that requires it (VAL-1)', () => {
  for (const rule of [companyTaxNumber, personalTaxId('1980.01.01'), account]) expect(rule('')).toBeUndefined();
});

it('the tax number rule wants a right checksum, VAT code and county, and its dashes (VAL-4)', () => {
  for (const value of ['12345676-2-41', '10537914-4-44', '10625790-4-44', '10773381-2-44'])
    expect(companyTaxNumber(value), value).toBeUndefined();
  const vatCodes = ['12345676-0-41', '12345676-6-41'];
  const counties = ['01', '21', '45', '50', '52'].map((county) => `12345676-2-${county}`);
  const others = ['12345678-2-41', '12345676241', '12345676-2-4', '12345676-2-411', '1234567a-2-41', '12345676-2-41\n'];
  for (const value of [...vatCodes, ...counties, ...others])
    expect(companyTaxNumber(value), value).toBe('validate_taxNum');
});

it('the tax number rule accepts every valid number, and catches every wrong digit among the first eight (VAL-10)', () => {
  fc.assert(
    fc.property(taxNumbers, (value) => {
      expect(companyTaxNumber(value)).toBeUndefined();
      // The VAT and county codes have no check digit: a wrong digit there can make another valid code.
      for (const wrong of singleDigitErrors(value, 0, 8)) expect(companyTaxNumber(wrong)).toBe('validate_taxNum');
    }),
  );
});

it.each([
  ['12345676241', '12345676-2-41'],
  ['12345676 2 41', '12345676-2-41'],
  ['HU12345676-2-41', '12345676-2-41'],
  ['12345676-2-41', '12345676-2-41'],
  ['8450500000', '8450500000'],
  ['HU12345676', 'HU12345676'],
  ['123456762413', '123456762413'],
  ['', ''],
])('the tax number %j of a reply is read as %j (WIZ-10, INV-1)', (given, read) => {
  expect(readTaxNumber(given)).toBe(read);
});

// 1980-01-01 is day 41272. 8*1+4*2+1*3+2*4+7*5+2*6+1*7+2*8+3*9 = 124, and 124 mod 11 = 3.
const id = '8412721233';

it('the personal tax id rule accepts an id that matches the birth date, however the date is written (VAL-8)', () => {
  for (const born of ['1980.01.01', '1980.01.01.', '1980-01-01']) expect(personalTaxId(born)(id)).toBeUndefined();
});

it.each([
  ['841272123', 'validate_taxId', 'nine digits'],
  ['8', 'validate_taxId', 'one digit'],
  ['84127212334', 'validate_taxOrBirth', 'eleven digits'],
  ['9412721233', 'validate_taxOrBirth', 'does not start with 8'],
  ['8412721234', 'validate_taxOrBirth', 'the check digit is off'],
  ['8412731233', 'validate_taxOrBirth', 'another day, and the check digit is off'],
  ['841272123x', 'validate_taxOrBirth', 'a letter'],
])('the personal tax id %s gives %s: %s (VAL-8)', (value, message) => {
  expect(personalTaxId('1980.01.01')(value)).toBe(message);
  expect(personalTaxId()(value)).toBe(message);
});

it.each(['1979.12.31', '1980.01.02', '2080.01.01', '1780.01.01'])(
  'the personal tax id rule rejects an id that does not match %s (VAL-8)',
  (born) => {
    expect(personalTaxId(born)(id)).toBe('validate_taxOrBirth');
  },
);

it('the personal tax id rule checks everything else while there is no complete birth date (VAL-8)', () => {
  expect(personalTaxId()(id)).toBeUndefined();
  expect(personalTaxId('1980.0')(id)).toBeUndefined();
});

it('the personal tax id rule rejects a remainder of ten, whatever the last digit is (VAL-8)', () => {
  // 8+8+3+8+35+12+7+16+5*9 = 142, and 142 mod 11 = 10.
  for (let last = 0; last <= 9; last += 1) expect(personalTaxId()(`841272125${last}`)).toBe('validate_taxOrBirth');
});

it('the personal tax id rule accepts every valid id with its birth date, and catches every wrong digit even without it (VAL-10)', () => {
  // The weights 1 to 9 are coprime to 11, so one wrong digit moves the remainder; never by a multiple of 11.
  fc.assert(
    fc.property(personalTaxIds, (valid) => {
      expect(personalTaxId(valid.born)(valid.id)).toBeUndefined();
      for (const wrong of singleDigitErrors(valid.id)) expect(personalTaxId()(wrong)).toBe('validate_taxOrBirth');
    }),
  );
});

it('the bank account rule wants 16 or 24 digits, whose first group and whose rest are right (VAL-5)', () => {
  const lengths = ['11773016', '11773016-1111101', '11773016-11111018-0000000', '11773016-11111018-000000000'];
  const sums = ['11773017-11111018', '11773016-11111019', '11773016-11111018-00000001'];
  for (const value of ['11773016-11111018', '11773016-11111018-00000000']) expect(account(value)).toBeUndefined();
  for (const value of [...lengths, ...sums, 'DE89370400440532013000', 'egy-kettő'])
    expect(account(value), value).toBe('validate_bankAccount');
});

it('the bank account rule accepts every valid account, and catches every wrong digit (VAL-10)', () => {
  fc.assert(
    fc.property(accounts, (value) => {
      expect(account(value)).toBeUndefined();
      for (const wrong of singleDigitErrors(value)) expect(account(wrong)).toBe('validate_bankAccount');
    }),
  );
});

it.each([
  ['HU42 1177 3016 1111 1018 0000 0000', 'an IBAN'],
  ['hu42117730161111101800000000', 'a lower-case IBAN without spaces'],
  ['117730161111101800000000', 'no dashes'],
  ['11773016 11111018 00000000', 'spaces'],
  ['1177-3016-1111-1018-0000-0000', 'dashes elsewhere'],
])('the bank account rule understands %s: %s (VAL-5)', (text) => {
  expect(normaliseBankAccount(text)).toBe('11773016-11111018-00000000');
  expect(typeInto(normaliseBankAccount, text)).toBe('11773016-11111018-00000000');
  expect(accountDigits(text)).toBe('117730161111101800000000');
  expect(account(text)).toBeUndefined();
});

it.each([
  ['11773016-11111018', '11773016-11111018-00000000', 'a valid 16-digit account'],
  ['1177301611111018', '11773016-11111018-00000000', 'the same without dashes'],
  ['HU42 1177 3016 1111 1018', '11773016-11111018-00000000', 'the same as an IBAN'],
  ['11773016-11111018-00000000', '11773016-11111018-00000000', 'an account that has 24 digits already'],
  ['11773016-11111019', '11773016-11111019', 'a wrong check digit'],
  ['11773016-1111101', '11773016-1111101', 'a digit is missing'],
  ['11773016', '11773016', 'one group only'],
  ['DE89370400440532013000', 'DE89370400440532013000', 'a foreign IBAN'],
  ['', '', 'empty'],
])('the bank account rule pads %j to %j: %s (UX-9)', (text, padded) => {
  expect(padBankAccount(text)).toBe(padded);
  expect(padBankAccount(padded)).toBe(padded);
});

it.each([
  ['1177h', '1177', 'a letter behind the digits is dropped'],
  ['1177a3016', '11773016', 'so is one between them'],
  ['1hu421177', '1421177', 'an IBAN begins with its country'],
  [' h ', 'H', 'its country may follow'],
  [' DE89 3704 ', 'DE89 3704', 'a foreign one stays as it was typed'],
])('the bank account rule normalises %j to %j: %s (VAL-5)', (text, expected) => {
  expect(normaliseBankAccount(text)).toBe(expected);
});
