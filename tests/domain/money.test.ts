// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatForint } from '../../src/domain/money';

// ~ stands for the no-break space, so that it can be seen.
const visible = (text: string) => text.replaceAll('\u00A0', '~');

describe('money as text (I18N-4)', () => {
  it.each([
    [0, '0~Ft', '0~Ft'],
    [999, '999~Ft', '999~Ft'],
    [1_000, '1~000~Ft', '1,000~Ft'],
    [12_400, '12~400~Ft', '12,400~Ft'],
    [1_234_567, '1~234~567~Ft', '1,234,567~Ft'],
    [-1_500, '\u22121~500~Ft', '\u22121,500~Ft'],
    [-0.4, '0~Ft', '0~Ft'],
    [1_000.5, '1~001~Ft', '1,001~Ft'],
  ])('%d forint is %s in Hungarian and %s in English', (amount, hungarian, english) => {
    expect(visible(formatForint(amount, 'hu'))).toBe(hungarian);
    expect(visible(formatForint(amount, 'en'))).toBe(english);
  });

  it('holds no space at which a line could break, and keeps every digit', () => {
    fc.assert(
      fc.property(fc.integer(), (amount) => {
        const text = formatForint(amount, 'hu');
        expect(text).not.toMatch(/[ \t\n]/);
        expect(text.replace(/\D/g, '')).toBe(String(Math.abs(amount)));
      }),
    );
  });
});
