import fc from 'fast-check';
import { expect, it } from 'vitest';

import { isPathText, isPathToken } from '~/domain/text/pathToken';
import {
  isValidationMessage,
  missingField,
  parseMessage,
  validationKeys,
  type Validator,
} from '~/domain/validation/validationKeys';
import {
  amount,
  cityName,
  differsFrom,
  firstError,
  isEmail,
  isEmailOrRegKod,
  isIdent,
  isNumber,
  isRegKod,
  limit,
  maxN,
  minN,
  password,
  passwordsMatch,
  requireChoice,
  required,
  requiredAs,
  zip,
} from '~/domain/validation/validators';

const registrationCodes = fc
  .tuple(
    fc.integer({ min: 6, max: 9 }),
    fc.integer({ min: 0, max: 9 }),
    fc.string({ unit: fc.constantFrom(...Array.from('ABCDEFGHIJKLM')), minLength: 2, maxLength: 2 }),
    fc.string({ unit: fc.constantFrom(...Array.from('NOPQRSTUVWXYZ')), minLength: 2, maxLength: 2 }),
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: 0, max: 9 }),
  )
  .map((parts) => parts.join(''));

it.each<[string, Validator, accepted: string[], refused: string[], message: string]>([
  ['a required text (VAL-1)', required, ['x'], ['', '  \u00A0'], 'validate_required'],
  ['a required text that is named (ERR-7)', requiredAs('taxNumber'), ['x'], ['', ' '], 'validate_required:taxNumber'],
  [
    'several rules (VAL-1)',
    (value) => firstError(value, required, isNumber, minN(5)),
    ['12345'],
    ['ab', 'abcdef'],
    'validate_number',
  ],
  ['a required choice (VAL-1)', requireChoice, ['0'], [''], 'validate_require'],
  // An accented letter or an emoji is one character.
  ['at least five characters (VAL-1)', minN(5), ['', 'űűűűű'], ['űűűű'], 'validate_min:5'],
  ['at least two characters (VAL-1)', minN(2), ['ab'], ['😀'], 'validate_min:2'],
  ['at most three characters (VAL-1)', maxN(3), ['', 'ab😀'], ['abcd'], 'validate_max:3'],
  ['a number (VAL-1)', isNumber, ['', '12'], ['sok'], 'validate_number'],
  ['the repeat of a password (VAL-1)', passwordsMatch('titok'), ['', 'titok'], ['Titok'], 'validate_passwordsMatch'],
  ['a new password (VAL-1)', differsFrom('titok'), ['titok2'], ['titok'], 'validate_samePassword'],
  ['a new password beside no old one (VAL-1)', differsFrom(''), [''], [], ''],
  ['a password (PUB-3)', password, ['', '12345'], ['1234'], 'validate_min:5'],
  [
    'an e-mail (VAL-1)',
    isEmail,
    ['', 'a@b.hu', 'kovacs.janos+teszt@ceg.co.hu', 'ő@ű.hu', "o'neil@x.y"],
    // No dot, nothing before or after it, two at signs, spaces, none.
    [
      'a@b',
      '@b.hu',
      'a@.hu',
      'a@b.',
      'a@b..hu',
      'a@b@c.hu',
      'a@b.hu@c',
      'a b@c.hu',
      'a@c.hu ',
      'a\u00A0b@c.hu',
      'a.hu',
    ],
    'validate_email',
  ],
  [
    'a login name (VAL-2)',
    isIdent,
    ['12345', '123456', 'a@b.hu'],
    ['', '1234', '1234567', '12345a', 'a@b', ' 12345', '12345\n'],
    'validate_ident',
  ],
  [
    'a registration code (VAL-3)',
    isRegKod,
    [''],
    // The last one is a long s, which equals S only when case is ignored.
    [
      '51ABNZ11',
      '6AABNZ11',
      '61ANNZ11',
      '61ABMZ11',
      '61ABNZ01',
      '61ABNZ61',
      '61ABNZ1',
      '61ABNZ111',
      'x61ABNZ11',
      '61ÁBNZ11',
      '61ABN\u017F11',
    ],
    'validate_emailOrCode',
  ],
  ['an e-mail or a code (VAL-3)', isEmailOrRegKod, ['', 'a@b.hu'], ['51ABNZ11', 'a@b'], 'validate_emailOrCode'],
  ['a postal code (VAL-7)', zip, ['', '1111'], ['111', '11111', '111a', '１１１１'], 'validate_zip'],
  ['a town (VAL-7)', cityName, ['', 'Hódmezővásárhely', 'Buda-Pest'], ['Pécs2', 'a@b.hu'], 'validate_city'],
  // 0 is the fee.
  ['a limit (VAL-7)', limit, ['', '0', '9999999'], ['12 000', '-1'], 'validate_number'],
  ['the length of a limit (VAL-7)', limit, [], ['10000000'], 'validate_limit:7'],
  [
    'an amount (PAY-2, VAL-7)',
    amount({ max: 12_400 }),
    ['', '1', '12400'],
    ['-500', '12,5', '1e3', '12 400'],
    'validate_amount',
  ],
  ['an amount that is no number (PAY-2)', amount({ max: 12_400 }), [], ['sok'], 'validate_number'],
  ['an amount of nothing (PAY-2)', amount({ max: 12_400 }), [], ['0', '000'], 'validate_nullPayment'],
  ['too high an amount (PAY-2)', amount({ max: 12_400 }), [], ['12401', '9'.repeat(400)], 'validate_maxAmount:12400'],
])('the rule of %s refuses what isn’t one, with its message', (_what, rule, accepted, refused, message) => {
  expect(accepted.map((value) => [value, rule(value)])).toEqual(accepted.map((value) => [value, undefined]));
  expect(refused.map((value) => [value, rule(value)])).toEqual(refused.map((value) => [value, message]));
});

it('the e-mail rule validates a very long text without stalling (FLT-9)', () => {
  // A backtracking pattern would take minutes here and hit the time limit.
  expect(isEmail(`a@${'.b'.repeat(500_000)}@`)).toBe('validate_email');
});

it('the registration code rule accepts every code, in upper or lower case (VAL-3)', () => {
  fc.assert(
    fc.property(registrationCodes, (code) => {
      expect(isRegKod(code)).toBeUndefined();
      expect(isRegKod(code.toLowerCase())).toBeUndefined();
      expect(isEmailOrRegKod(code)).toBeUndefined();
    }),
  );
});

it('message keys carry a number, or the example of a date, which a service’s code has none of (ERR-7, ERR-3)', () => {
  expect(parseMessage('validate_min:5')).toEqual({ key: 'validate_min', values: { n: 5 } });
  expect(parseMessage('validate_min_date')).toEqual({ key: 'validate_min_date', values: {} });
  expect(parseMessage('validate_date:2027.03.01')).toEqual({ key: 'validate_date', values: { example: '2027.03.01' } });
  expect(parseMessage('validate_date').values.example).toMatch(/^\d{4}\.\d\d\.\d\d$/);
});

it('message keys are distinguished from every other text in a form (ERR-7)', () => {
  expect([...validationKeys, 'validate_limit:7'].filter((text) => !isValidationMessage(text))).toEqual([]);
  const others = ['NO_KR', 'validate_', 'validate_toString', 'validate_min:', 'validate_min:x', 'xvalidate_min', ''];
  expect(others.filter(isValidationMessage)).toEqual([]);
});

it.each([
  ['validate_required', 'firstName', 'firstName'],
  ['validate_required:taxNumber', 'tax', 'taxNumber'],
  ['validate_require', 'method', 'method'],
  ['validate_agreement', 'terms', 'terms'],
  ['validate_captcha', 'captcha', 'captcha'],
  ['validate_min:5', 'password', undefined],
  ['', 'password', undefined],
])('the message %j at %s tells of the missing field %s (ERR-7)', (message, field, missing) => {
  expect(missingField(message, field)).toBe(missing);
});

it.each<[string, (text: string) => boolean, accepted: string[], refused: string[]]>([
  [
    'a token (SEC-4)',
    isPathToken,
    ['a', 'eyJhbGciOi.eyJzdWIi.s-_~=', 'a+b:c==', '2026-01-31T10:00:00', 'x'.repeat(2048)],
    ['', 'x'.repeat(2049), 'a/b', '//evil', 'a%0d%0ab', 'a%252Fb', 'a\n', 'á', 'a b'],
  ],
  [
    'a text of an intranet link (PUB-14)',
    isPathText,
    ['', '2026-01-01T08:30:00+01:00', 'jóváhagyva', 'a/b %', 'x'.repeat(200)],
    ['x'.repeat(201), 'a\nb', 'a\u0000'],
  ],
])('a part of an address is taken as %s only where it is one', (_what, rule, accepted, refused) => {
  expect(accepted.filter((part) => !rule(part))).toEqual([]);
  expect(refused.filter(rule)).toEqual([]);
});
