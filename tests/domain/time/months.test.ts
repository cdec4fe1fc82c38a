// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { formatMonth } from '../../../src/domain/time/months';

describe('a month in words (I18N-4)', () => {
  it.each([
    ['2027-01-31', '2027. január', 'January 2027'],
    ['2026-12-01', '2026. december', 'December 2026'],
  ])('of %s, whatever the device’s zone, is %s in Hungarian and %s in English', (day, hu, en) => {
    expect([formatMonth(day, 'hu'), formatMonth(day, 'en')]).toEqual([hu, en]);
  });

  it.each(['', 'hamarosan', '2026-02-30'])('leaves %j, which is no date, as it is (FLT-7)', (text) => {
    expect(formatMonth(text, 'hu')).toBe(text);
  });
});
