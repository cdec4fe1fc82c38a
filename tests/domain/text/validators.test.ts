// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isPathText, isPathToken } from '../../../src/domain/text/pathToken';
import {
  isValidationMessage,
  missingField,
  parseMessage,
  validationKeys,
} from '../../../src/domain/text/validationKeys';
import {
  amount,
  differsFrom,
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
  zip,
} from '../../../src/domain/text/validators';

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

describe('general validators (VAL-1)', () => {
  it('the general validators: requires a value; spaces don’t count (VAL-1)', () => {
    expect(required('')).toBe('validate_required');
    expect(required('  \u00A0')).toBe('validate_required');
    expect(required('x')).toBeUndefined();
    expect(requireChoice('')).toBe('validate_require');
    expect(requireChoice('0')).toBeUndefined();
  });

  it('the general validators: counts an accented letter or an emoji as one character (VAL-1)', () => {
    expect(minN(5)('űűűű')).toBe('validate_min:5');
    expect(minN(5)('űűűűű')).toBeUndefined();
    expect(minN(2)('😀')).toBe('validate_min:2');
    expect(maxN(3)('abcd')).toBe('validate_max:3');
    expect(maxN(3)('ab😀')).toBeUndefined();
  });

  it.each(['a@b.hu', 'kovacs.janos+teszt@ceg.co.hu', 'ő@ű.hu', "o'neil@x.y"])(
    'the general validators: accepts %s as an e-mail (VAL-1)',
    (email) => {
      expect(isEmail(email)).toBeUndefined();
    },
  );

  it.each([
    ['a@b', 'no dot in the host'],
    ['@b.hu', 'no name'],
    ['a@.hu', 'nothing before the dot'],
    ['a@b.', 'nothing after the dot'],
    ['a@b..hu', 'nothing between two dots'],
    ['a@b@c.hu', 'two at signs'],
    ['a@b.hu@c', 'two at signs, the second one behind a whole address'],
    ['a b@c.hu', 'a space'],
    ['a@c.hu ', 'a space at the end'],
    ['a\u00A0b@c.hu', 'a no-break space'],
    ['a.hu', 'no at sign'],
  ])('the general validators: rejects "%s" as an e-mail: %s (VAL-1)', (email) => {
    expect(isEmail(email)).toBe('validate_email');
  });

  it('the general validators: validates a very long text without stalling (FLT-9)', () => {
    // A backtracking pattern would take minutes here and hit the time limit.
    expect(isEmail(`a@${'.b'.repeat(500_000)}@`)).toBe('validate_email');
  });

  it('the general validators: compares a password with its repeat and with the old one (VAL-1)', () => {
    expect(passwordsMatch('titok')('Titok')).toBe('validate_passwordsMatch');
    expect(passwordsMatch('titok')('titok')).toBeUndefined();
    expect(differsFrom('titok')('titok')).toBe('validate_samePassword');
    expect(differsFrom('titok')('titok2')).toBeUndefined();
  });

  it('the general validators: accepts an empty value, except for the required rules (VAL-1)', () => {
    const optional = [
      minN(5),
      maxN(3),
      isNumber,
      isEmail,
      isRegKod,
      isEmailOrRegKod,
      password,
      zip,
      limit,
      amount({ max: 0 }),
    ];
    expect(optional.map((validator) => validator(''))).toEqual(optional.map(() => undefined));
    expect([passwordsMatch('x')(''), differsFrom('')('')]).toEqual([undefined, undefined]);
  });
});

describe('login name (VAL-2)', () => {
  it.each(['12345', '123456', 'a@b.hu'])('the login name rule accepts %s (VAL-2)', (login) => {
    expect(isIdent(login)).toBeUndefined();
  });
  it.each([
    ['', 'empty'],
    ['1234', 'four digits'],
    ['1234567', 'seven digits'],
    ['12345a', 'a letter'],
    ['a@b', 'half an e-mail'],
    [' 12345', 'a space'],
    ['12345\n', 'a line break'],
  ])('the login name rule rejects %j: %s (VAL-2)', (login) => {
    expect(isIdent(login)).toBe('validate_ident');
  });
});

describe('registration code (VAL-3)', () => {
  it('the registration code rule accepts every code, in upper or lower case (VAL-3)', () => {
    fc.assert(
      fc.property(registrationCodes, (code) => {
        expect(isRegKod(code)).toBeUndefined();
        expect(isRegKod(code.toLowerCase())).toBeUndefined();
        expect(isEmailOrRegKod(code)).toBeUndefined();
      }),
    );
  });
  it.each([
    ['51ABNZ11', 'the first digit is below 6'],
    ['6AABNZ11', 'the second is not a digit'],
    ['61ANNZ11', 'the second letter is beyond M'],
    ['61ABMZ11', 'the third letter is before N'],
    ['61ABNZ01', 'the seventh digit is 0'],
    ['61ABNZ61', 'the seventh digit is above 5'],
    ['61ABNZ1', 'too short'],
    ['61ABNZ111', 'too long'],
    ['61ÁBNZ11', 'an accented letter'],
    ['61ABN\u017F11', 'a long s, which equals S only when case is ignored'],
  ])('the registration code rule rejects %s: %s (VAL-3)', (code) => {
    expect(isRegKod(code)).toBe('validate_emailOrCode');
    expect(isEmailOrRegKod(code)).toBe('validate_emailOrCode');
  });
});

describe('zip, limit, password (VAL-7)', () => {
  it.each<[string, string | undefined, string]>([
    ['1111', undefined, 'four digits'],
    ['111', 'validate_zip', 'three digits'],
    ['11111', 'validate_zip', 'five digits'],
    ['111a', 'validate_zip', 'a letter'],
    ['１１１１', 'validate_zip', 'full-width digits'],
  ])('a zip of %s gives %s: %s (VAL-7)', (value, message) => {
    expect(zip(value)).toBe(message);
  });
  it.each<[string, string | undefined, string]>([
    ['0', undefined, 'the default, which is the fee'],
    ['9999999', undefined, 'seven digits'],
    ['10000000', 'validate_limit:7', 'eight digits'],
    ['12 000', 'validate_number', 'a space'],
    ['-1', 'validate_number', 'a sign'],
  ])('a limit of %s gives %s: %s (VAL-7)', (value, message) => {
    expect(limit(value)).toBe(message);
  });
  it('requires at least five characters in a password (PUB-3)', () => {
    expect(password('1234')).toBe('validate_min:5');
    expect(password('12345')).toBeUndefined();
  });
});

describe('amount to pay (PAY-2, VAL-7)', () => {
  it.each<[string, string | undefined, string]>([
    ['1', undefined, 'the minimum'],
    ['12400', undefined, 'the annual debit'],
    ['0', 'validate_nullPayment', 'nothing'],
    ['000', 'validate_nullPayment', 'nothing, with three digits'],
    ['12401', 'validate_maxAmount:12400', 'one forint too many'],
    ['9'.repeat(400), 'validate_maxAmount:12400', 'more than a number can hold'],
    ['sok', 'validate_number', 'no number'],
    ['-500', 'validate_amount', 'negative'],
    ['12,5', 'validate_amount', 'a fraction'],
    ['1e3', 'validate_amount', 'exponent notation'],
    ['12 400', 'validate_amount', 'digits only'],
  ])('the amount to pay of %s gives %s: %s (PAY-2, VAL-7)', (value, message) => {
    expect(amount({ max: 12_400 })(value)).toBe(message);
  });
});

describe('message keys (ERR-7)', () => {
  it('message keys carry a number (ERR-7)', () => {
    expect(parseMessage('validate_min:5')).toEqual({ key: 'validate_min', values: { n: 5 } });
    expect(parseMessage('validate_min_date')).toEqual({ key: 'validate_min_date', values: {} });
  });
  it('message keys are distinguished from every other text in a form (ERR-7)', () => {
    expect(validationKeys.every(isValidationMessage)).toBe(true);
    expect(isValidationMessage('validate_limit:7')).toBe(true);
    expect(missingField('validate_required', 'firstName')).toBe('firstName');
    expect(missingField('validate_required:taxNumber', 'tax')).toBe('taxNumber');
    expect(missingField('validate_require', 'method')).toBe('method');
    expect(missingField('validate_agreement', 'terms')).toBe('terms');
    expect(missingField('validate_captcha', 'captcha')).toBe('captcha');
    expect(missingField('validate_min:5', 'password')).toBeUndefined();
    expect(missingField('', 'password')).toBeUndefined();
    const others = [
      'ACC_MAIL_ALREADY_EXISTS',
      'validate_',
      'validate_toString',
      'validate_min:',
      'validate_min:x',
      'xvalidate_min',
      '',
    ];
    expect(others.filter(isValidationMessage)).toEqual([]);
  });
});

describe('tokens in paths (SEC-4)', () => {
  it.each(['a', 'eyJhbGciOi.eyJzdWIi.s-_~=', 'a+b:c==', '2026-01-31T10:00:00', 'x'.repeat(2048)])(
    'the path token rule accepts a token of letters, digits and . _ ~ = + : - (SEC-4)',
    (token) => {
      expect(isPathToken(token)).toBe(true);
    },
  );
  it.each([
    ['', 'nothing'],
    ['x'.repeat(2049), 'too long'],
    ['a/b', 'a slash'],
    ['//evil', 'another host'],
    ['a%0d%0ab', 'encoded line breaks'],
    ['a%252Fb', 'a slash encoded twice'],
    ['a\n', 'a line break'],
    ['á', 'a letter beyond ASCII'],
    ['a b', 'a space'],
  ])('the path token rule rejects %j: %s (SEC-4)', (token) => {
    expect(isPathToken(token)).toBe(false);
  });
});

describe('parts of the intranet link (PUB-14)', () => {
  it.each(['', '2026-01-01T08:30:00+01:00', 'jóváhagyva', 'a/b %', 'x'.repeat(200)])(
    'the intranet link takes %j (PUB-14)',
    (part) => {
      expect(isPathText(part)).toBe(true);
    },
  );
  it.each(['x'.repeat(201), 'a\nb', 'a\u0000'])('the intranet link rejects %j (PUB-14)', (part) => {
    expect(isPathText(part)).toBe(false);
  });
});
