// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { accountLengths } from '../../../src/domain/constants';
import { personalTaxId } from '../../../src/domain/identity/personalTaxId';
import { companyTaxNumber, readTaxNumber } from '../../../src/domain/identity/taxNumber';
import {
  accountDigits,
  bankAccount,
  normaliseBankAccount,
  padBankAccount,
} from '../../../src/domain/money/bankAccount';
import { accounts, personalTaxIds, singleDigitErrors, taxNumbers, typeInto } from '../generators';

const account = bankAccount({ lengths: accountLengths });

describe('tax number (VAL-4)', () => {
  it.each(['12345676-2-41', '10537914-4-44', '10625790-4-44', '10773381-2-44'])(
    'the tax number rule accepts %s (VAL-4)',
    (value) => {
      expect(companyTaxNumber(value)).toBeUndefined();
    },
  );
  it.each([
    ['12345678-2-41', 'the checksum is off'],
    ['12345676-0-41', 'VAT code 0'],
    ['12345676-6-41', 'VAT code 6'],
    ['12345676-2-01', 'no county 01'],
    ['12345676-2-21', 'no county 21'],
    ['12345676-2-45', 'no county 45'],
    ['12345676-2-50', 'no county 50'],
    ['12345676-2-52', 'no county 52'],
    ['12345676241', 'no dashes'],
    ['12345676-2-4', 'incomplete'],
    ['12345676-2-411', 'too long'],
    ['1234567a-2-41', 'a letter'],
    ['12345676-2-41\n', 'a line break'],
  ])('the tax number rule rejects %s: %s (VAL-4)', (value) => {
    expect(companyTaxNumber(value)).toBe('validate_taxNum');
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
});

describe('personal tax id (VAL-8)', () => {
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
});

describe('bank account (VAL-5)', () => {
  it.each(['11773016-11111018', '11773016-11111018-00000000'])('the bank account rule accepts %s (VAL-5)', (value) => {
    expect(account(value)).toBeUndefined();
  });
  it.each([
    ['11773017-11111018', 'the first group is off'],
    ['11773016-11111019', 'the rest is off'],
    ['11773016-11111018-00000001', 'the rest is off in its second group'],
    ['11773016', 'one group'],
    ['11773016-1111101', '15 digits'],
    ['11773016-11111018-0000000', '23 digits'],
    ['11773016-11111018-000000000', '25 digits'],
    ['DE89370400440532013000', 'a foreign IBAN'],
    ['egy-kettő', 'no digits'],
  ])('the bank account rule rejects %s: %s (VAL-5)', (value) => {
    expect(account(value)).toBe('validate_bankAccount');
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
});
