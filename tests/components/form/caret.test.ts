// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { caretAfter, normaliseInput, significantIn } from '../../../src/components/form/masks/caret';
import { digitsOnly } from '../../../src/domain/text/normalisers';

describe('caretAfter', () => {
  it.each([
    ['+36/30/1', 5, false, 6],
    ['+36/30/1', 3, false, 3],
    ['+36/30/1', 0, false, 0],
    ['2026.02', 4, true, 7],
    ['12', 9, false, 2],
  ])('in %s, after %i significant characters (at the end: %s): %i', (text, count, atEnd, expected) => {
    expect(caretAfter(text, count, atEnd)).toBe(expected);
  });
});

describe('significantIn', () => {
  it('counts letters, digits and the plus, not separators', () => {
    expect(significantIn('+36/30-1 ő')).toBe(7);
  });
});

describe('normaliseInput', () => {
  it.each([
    ['a letter typed into the middle', '1x17', 2, '117', 1],
    ['a digit too many typed into the middle', '11917', 3, '1191', 3],
    ['nothing to change', '1117', 2, '1117', 2],
    ['letters pasted at the end', '11ab', 4, '11', 2],
  ])('keeps the caret behind its character: %s', (_, value, at, text, caret) => {
    expect(normaliseInput(digitsOnly(4), { value, selection: { start: at, end: at } })).toEqual({
      value: text,
      selection: { start: caret, end: caret },
    });
  });
});
