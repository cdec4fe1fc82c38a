// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { formatDays, formatMonth, listMonths, monthName } from '../../../src/domain/time/months';

/** Intl sets thin spaces around the dash of a range. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe('a month in words (I18N-4)', () => {
  it.each([
    ['2027-01-31', '2027. január', 'January 2027', 'január', 'jan.', 'January', 'Jan'],
    ['2026-12-01', '2026. december', 'December 2026', 'december', 'dec.', 'December', 'Dec'],
  ])(
    'of %s, whatever the device’s zone, is %s in Hungarian and %s in English',
    (day, hu, en, name, short, ...english) => {
      expect([formatMonth(day, 'hu'), formatMonth(day, 'en')]).toEqual([hu, en]);
      expect([monthName(day, 'hu', 'long'), monthName(day, 'hu', 'short')]).toEqual([name, short]);
      expect([monthName(day, 'en', 'long'), monthName(day, 'en', 'short')]).toEqual(english);
    },
  );

  it.each(['', 'hamarosan', '2026-02-30'])('leaves %j, which is no date, as it is (FLT-7)', (text) => {
    expect([formatMonth(text, 'hu'), monthName(text, 'en', 'short')]).toEqual([text, text]);
  });
});

describe('two days in a sentence', () => {
  it('say year and month once where they are the same', () => {
    expect(plain(formatDays('2027-01-01', '2027-12-31', 'hu'))).toBe('2027. január 1. – december 31.');
    expect(plain(formatDays('2027-01-01', '2027-12-31', 'en'))).toBe('1 January – 31 December 2027');
    expect(plain(formatDays('2026-12-01', '2027-01-31', 'en'))).toBe('1 December 2026 – 31 January 2027');
  });

  it.each([
    ['', '2027-12-31'],
    ['2027-01-01', 'hamarosan'],
  ])('stay as they are where one is no date: %j and %j (FLT-7)', (from, to) => {
    expect(formatDays(from, to, 'hu')).toBe(`${from} – ${to}`);
  });
});

describe('months in words', () => {
  it('are listed, four or more in a row as a range', () => {
    const row = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];
    expect(listMonths([], 'hu')).toBe('');
    expect(listMonths(row.slice(3), 'hu')).toBe('november');
    expect(listMonths(row.slice(1), 'hu')).toBe('szeptember, október és november');
    expect(listMonths(row.slice(1), 'en')).toBe('September, October and November');
    expect(listMonths(row, 'hu')).toBe('augusztus – november');
    expect(listMonths(['2026-01-01', ...row.slice(1)], 'en')).toBe('January, September, October and November');
    expect(listMonths(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'], 'en')).toBe('November – February');
  });
});
