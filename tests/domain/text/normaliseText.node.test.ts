import fc from 'fast-check';
import { expect, it } from 'vitest';

import { cleanAddress, emptyAddress } from '~/domain/identity/address';
import { normalisePhone } from '~/domain/identity/phone';
import { normaliseTaxNumber } from '~/domain/identity/taxNumber';
import { normaliseBankAccount } from '~/domain/money/bankAccount';
import { normaliseAmount } from '~/domain/money/money';
import {
  normaliseDate,
  normaliseDigits,
  normaliseEmailOrCode,
  normaliseLoginName,
  normaliseZip,
} from '~/domain/text/normalisers';
import { normaliseCardNumber, normaliseCode, normaliseText } from '~/domain/text/normaliseText';
import { required } from '~/domain/validation/validators';

const invisible = ['\u200B', '\u200D', '\uFEFF', '\u00AD', '\u202E', '\u2060', '\u0007', '\uFE0F', '\u3164', '\u2800'];
const spaces = [' ', '\u00A0', '\t', '\n', '\u2003', '\u3000', '\u2028'];
const junk = fc.string({ unit: fc.constantFrom(...invisible), maxLength: 3 });
const gap = fc.tuple(junk, fc.constantFrom(...spaces), junk).map((parts) => parts.join(''));

/** The word with invisible characters between its letters, decomposed. */
const disguised = (word: string): fc.Arbitrary<string> =>
  fc
    .tuple(...Array.from(word, (letter) => junk.map((noise) => letter.normalize('NFD') + noise)))
    .map((parts) => parts.join(''));

const names = fc.constantFrom('Ágnes', 'Őze', "O'Neill", '张伟', 'Üllői');

it('the one normaliser of typed text leaves a name as it is drawn, with plain single spaces (SEC-11)', () => {
  const typed = fc
    .tuple(names, names)
    .chain(([one, other]) =>
      fc
        .tuple(gap, disguised(one), gap, disguised(other), gap)
        .map((parts): [string, string] => [parts.join(''), `${one} ${other}`]),
    );
  fc.assert(
    fc.property(typed, ([text, name]) => {
      expect(normaliseText(text)).toBe(name);
      expect(cleanAddress({ ...emptyAddress(), city: text })).toEqual({ ...emptyAddress(), city: name });
    }),
  );
});

it('the one normaliser of typed text takes a text of nothing visible as empty (SEC-11)', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...invisible, ...spaces)), (parts) => {
      expect(normaliseText(parts.join(''))).toBe('');
      expect(required(parts.join(''))).toBe('validate_required');
    }),
  );
});

it('the one normaliser of typed text changes nothing the second time, whatever the text is (SEC-11)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(normaliseText(normaliseText(text))).toBe(normaliseText(text));
    }),
  );
});

it.each([
  [normaliseCode, 'ab-12'],
  [normaliseEmailOrCode, '71ABNZ12'],
  [normaliseLoginName, '123456'],
  [normaliseDigits, '8123456789'],
  [normaliseZip, '1117'],
  [normaliseCardNumber, 'U1234567'],
  [normaliseAmount, '12400'],
])('the one normaliser of typed text %o takes inner spaces out, too (SEC-11)', (normalise, word) => {
  const typed = fc.tuple(gap, disguised(word.slice(0, 2)), gap, disguised(word.slice(2)), gap);
  fc.assert(
    fc.property(typed, (parts) => {
      expect(normalise(parts.join(''))).toBe(word);
    }),
  );
});

it('the one normaliser of typed text reads a card number in small letters as one in capitals (WIZ-6)', () => {
  expect(normaliseCardNumber('u 1234567')).toBe('U1234567');
});

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000');

it.each([
  [normaliseText, 'Fő utca 12/A', 'Fő utca 12/A'],
  [normaliseZip, '1117', '1117'],
  [normaliseLoginName, 'anna@pelda.hu', 'anna@pelda.hu'],
  [normaliseEmailOrCode, '71ABNZ12', '71ABNZ12'],
  [normaliseAmount, '12 400', '12400'],
  [normalisePhone, '06 30 123 4567', '+36/30/1234567'],
  [normaliseTaxNumber, '12345676 2 41', '12345676-2-41'],
  [normaliseBankAccount, '11773016 11111018', '11773016-11111018'],
  [normaliseDate, '1985-12-31', '1985.12.31'],
])(
  'a Japanese keyboard’s wide letters and digits are the plain ones: %o takes %s (SEC-11)',
  (normalise, text, plain) => {
    expect(normalise(wide(text))).toBe(plain);
  },
);
