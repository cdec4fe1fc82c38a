import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatForint, normaliseAmount } from '~/domain/money/money';
import { amount } from '~/domain/validation/validators';

// Makes the no-break space visible as ~.
const visible = (text: string) => text.replaceAll('\u00A0', '~');

it.each([
  [0, '0~Ft', '0~Ft'],
  [999, '999~Ft', '999~Ft'],
  [1_000, '1~000~Ft', '1,000~Ft'],
  [12_400, '12~400~Ft', '12,400~Ft'],
  [1_234_567, '1~234~567~Ft', '1,234,567~Ft'],
  [-1_500, '\u22121~500~Ft', '\u22121,500~Ft'],
  [-0.4, '0~Ft', '0~Ft'],
  [1_000.5, '1~001~Ft', '1,001~Ft'],
])('%d forint is %s in Hungarian and %s in English (I18N-4)', (amount, hungarian, english) => {
  expect(visible(formatForint(amount, 'hu'))).toBe(hungarian);
  expect(visible(formatForint(amount, 'en'))).toBe(english);
});

it('money as text has no breaking space, and keeps every digit (I18N-4)', () => {
  fc.assert(
    fc.property(fc.integer(), (amount) => {
      const text = formatForint(amount, 'hu');
      expect(text).not.toMatch(/[ \t\n]/);
      expect(text.replace(/\D/g, '')).toBe(String(Math.abs(amount)));
    }),
  );
});

it.each([
  ['12400', '12400'],
  ['12 400', '12400'],
  ['12\u00A0400\u00A0Ft', '12400'],
  ['12.400 Ft', '12400'],
  ['1,012,400', '1012400'],
  ['0.001', '0.001'],
  ['0,500', '0,500'],
  ['012.400', '012.400'],
  ['1.000,000', '1.000,000'],
  ['-500', '-500'],
  ['12,5', '12,5'],
  ['12 Ft 500', '12Ft500'],
  ['500 ft.', '500'],
  ['12.4000', '12.4000'],
  ['abc', 'abc'],
  ['', ''],
])('a typed or pasted amount: %j reads as %j: only grouping is dropped (PAY-2)', (typed, read) => {
  expect(normaliseAmount(typed)).toBe(read);
  expect(normaliseAmount(read)).toBe(read);
});

it.each(['0.001', '0,001', '0.001 Ft', '.500', '1.5', '1e3', '0x10', '+5', '0'])(
  'a typed or pasted amount: %j can not be paid (PAY-2)',
  (typed) => {
    expect(amount({ max: 100_000 })(normaliseAmount(typed))).toMatch(/^validate_(?:amount|nullPayment)$/);
  },
);
