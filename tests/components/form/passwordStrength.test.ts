import { describe, expect, it } from 'vitest';

import { loadPasswordStrength } from '../../../src/components/form/password/passwordStrength';

describe('the judge of passwords', () => {
  /** As zxcvbn 4.4.2 says. */
  it.each([
    ['one of the most frequent', 'password', 0],
    ['one in l33t', 'P4ssw0rd', 0],
    ['one backwards', 'drowssap', 0],
    ['a name', 'christopher', 0],
    ['a row of keys', 'qwerty', 0],
    ['a word that every object knows', 'constructor', 1],
    ['a name and a year', 'anna1988', 1],
    ['one letter all over', 'a'.repeat(200), 0],
    ['two words', 'zebra-ladder', 3],
    ['a Hungarian word and more', 'Tölgyfa!98', 3],
    ['nothing that anybody would guess', 'x7#Kd9!pQ2z', 4],
  ])('says of %s, %s: level %i (PUB-3)', async (_, password, level) => {
    expect((await loadPasswordStrength())(password)).toBe(level);
  });

  it('takes no longer for a long text than for its beginning (PERF-4, FLT-9)', async () => {
    const judge = await loadPasswordStrength();
    // 10 kB would hold zxcvbn up for minutes, and time the test out.
    expect(judge('Kerékpár-98!'.repeat(850))).toBe(4);
  });
});
