import fc from 'fast-check';
import { expect, it } from 'vitest';

import { accountLengths } from '~/domain/constants';
import { isIntranetToken } from '~/domain/contract/contract';
import { personalTaxId } from '~/domain/identity/personalTaxId';
import { phone } from '~/domain/identity/phone';
import { companyTaxNumber } from '~/domain/identity/taxNumber';
import { accountDigits, bankAccount } from '~/domain/money/bankAccount';
import { isPathToken } from '~/domain/text/pathToken';
import { isIsoDate } from '~/domain/time/isoDate';
import { birthDate } from '~/domain/validation/dateValidators';
import type { Validator } from '~/domain/validation/validationKeys';
import { amount, isIdent, isRegKod, limit, zip } from '~/domain/validation/validators';

import { accounts, digits, personalTaxIds, taxNumbers } from './generators';

const account = bankAccount({ lengths: accountLengths });

/** A rule that only says yes or no. */
const asValidator =
  (accepts: (text: string) => boolean): Validator =>
  (value) =>
    accepts(value) ? undefined : 'validate_require';

const day = fc
  .date({ min: new Date('1900-01-01T00:00Z'), max: new Date('2020-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const letters = fc.string({ unit: fc.constantFrom(...Array.from('abXYőÉ')), minLength: 1, maxLength: 3 });
const anything = fc.oneof(
  letters,
  fc.string({ unit: fc.constantFrom(...Array.from('xÉ-+./:1 \n')), minLength: 1, maxLength: 3 }),
);
/** Two, so that the number is no longer or shorter one of another kind. */
const moreDigits = digits(2);

/** Each rule, values that pass it, and what may stand around none of them. What a normaliser takes off isn't junk. */
const rules: [name: string, rule: Validator, valid: fc.Arbitrary<string>, junk: fc.Arbitrary<string>][] = [
  ['bank account', account, accounts, moreDigits],
  ['tax number', companyTaxNumber, taxNumbers, anything],
  ['personal tax id', personalTaxId(), personalTaxIds.map(({ id }) => id), fc.oneof(anything, digits(1), moreDigits)],
  ['phone number', phone, digits(7).map((number) => `+36/30/${number}`), anything],
  ['postal code', zip, digits(4), anything],
  [
    'limit',
    limit,
    fc.integer({ min: 1, max: 9_999 }).map(String),
    fc.oneof(letters, fc.constantFrom('-', '+', '. ', ' ')),
  ],
  [
    'amount to pay',
    amount({ max: 10_000_000 }),
    fc.integer({ min: 1, max: 9_999 }).map(String),
    fc.oneof(letters, fc.constantFrom('-', '+', '.', ',', ' ', 'e')),
  ],
  [
    'customer ID',
    isIdent,
    fc.oneof(digits(5), digits(6)),
    fc.oneof(letters, moreDigits, fc.constantFrom('-', ' ', '\n')),
  ],
  ['registration code', isRegKod, fc.constantFrom('61ABNZ11', '99MMZZ59', '60aanN10'), anything],
  ['date of birth', birthDate('2026-01-01'), day, fc.oneof(letters, digits(1), moreDigits, fc.constantFrom('-', '.x'))],
  ['date of a reply', asValidator(isIsoDate), day, anything],
  [
    'token of an offer',
    asValidator(isIntranetToken),
    fc.constantFrom('ab-12', 'A1-b2'),
    fc.constantFrom('-', '/', ' ', 'é', '\n'),
  ],
  [
    'token in a path',
    asValidator(isPathToken),
    fc.constantFrom('eyJ.ab-_~=', 'a1'),
    fc.constantFrom('/', '%', ' ', 'é', '\n'),
  ],
];

it.each(rules)(
  'a %s passes alone, and with nothing in front of it or behind it (VAL-1, VAL-10)',
  (_name, rule, valid, junk) => {
    fc.assert(
      fc.property(valid, junk, (value, more) => {
        expect(rule(value)).toBeUndefined();
        expect([more + value, rule(more + value) !== undefined]).toEqual([more + value, true]);
        expect([value + more, rule(value + more) !== undefined]).toEqual([value + more, true]);
      }),
      { numRuns: 300 },
    );
  },
);

it('a foreign IBAN, which has letters in front of its digits, is no account to send (VAL-5, MAN-3)', () => {
  const foreign = fc.string({ unit: fc.constantFrom(...Array.from('abDEXY')), minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(accounts, foreign, (value, more) => {
      expect(account(more + value)).toBe('validate_bankAccount');
      expect(accountDigits(more + value)).toBe('');
      expect(accountDigits(value)).toBe(value.replaceAll('-', ''));
    }),
  );
});
