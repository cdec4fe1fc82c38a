// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { formatDay, formatDayInWords, formatPeriod, isDayForm, type DayForm } from '../../../src/domain/time/dateTexts';

const january = (day: number): string => `2027-01-${String(day).padStart(2, '0')}`;
const inHungarian = (day: number, form: DayForm): string =>
  formatDayInWords(january(day), 'hu', form).replace('2027. január ', '');

describe('a day in a Hungarian sentence (UX-29)', () => {
  // As AkH. 298 has them: elsején, másodikán, harmadikán, negyedikén…
  it.each<[number, string]>([
    [1, '1-jén'],
    [2, '2-án'],
    [3, '3-án'],
    [4, '4-én'],
    [5, '5-én'],
    [6, '6-án'],
    [7, '7-én'],
    [8, '8-án'],
    [9, '9-én'],
    [10, '10-én'],
    [11, '11-én'],
    [12, '12-én'],
    [13, '13-án'],
    [14, '14-én'],
    [15, '15-én'],
    [16, '16-án'],
    [17, '17-én'],
    [18, '18-án'],
    [19, '19-én'],
    [20, '20-án'],
    [21, '21-én'],
    [22, '22-én'],
    [23, '23-án'],
    [24, '24-én'],
    [25, '25-én'],
    [26, '26-án'],
    [27, '27-én'],
    [28, '28-án'],
    [29, '29-én'],
    [30, '30-án'],
    [31, '31-én'],
  ])('the %i. is said "%s"', (day, on) => {
    expect(inHungarian(day, 'on')).toBe(on);
    expect(inHungarian(day, 'day')).toBe(`${day}.`);
    expect(inHungarian(day, 'until')).toBe(day === 1 ? '1-jéig' : `${day}-ig`);
    expect(inHungarian(day, 'of')).toBe(day === 1 ? '1-jei' : `${day}-i`);
    expect(inHungarian(day, 'from')).toBe(on.replace('-jén', '-jétől').replace('-én', '-étől').replace('-án', '-ától'));
  });

  it('names year and month', () => {
    expect(formatDayInWords('2026-12-01', 'hu', 'on')).toBe('2026. december 1-jén');
  });
});

describe('the form of a day in a text (UX-29)', () => {
  it.each([
    ['day', true],
    ['on', true],
    ['until', true],
    ['of', true],
    ['from', true],
    ['', false],
    ['since', false],
    [undefined, false],
  ])('%j is one: %s', (form, expected) => {
    expect(isDayForm(form)).toBe(expected);
  });

  it('is the day itself where none is given', () => {
    expect(formatDayInWords('2026-12-01', 'hu')).toBe('2026. december 1.');
  });
});

describe('a day in English (UX-34)', () => {
  it.each(['day', 'on', 'until', 'of', 'from'] as const)('is the same in every sentence (%s)', (form) => {
    expect(formatDayInWords('2026-12-31', 'en', form)).toBe('31 December 2026');
  });

  it('reads in tables as in sentences, where Hungarian has it dotted (I18N-4)', () => {
    expect(formatDay('2026-03-05', 'en')).toBe('5 March 2026');
    expect(formatDay('2026-03-05', 'hu')).toBe('2026.03.05.');
  });

  it('says the year of a period once', () => {
    expect(formatPeriod('2026-01-01', '2026-12-31', 'en')).toBe('1 January – 31 December 2026');
    expect(formatPeriod('2026-12-01', '2027-12-31', 'en')).toBe('1 December 2026 – 31 December 2027');
    expect(formatPeriod('2026-01-01', '2026-12-31', 'hu')).toBe('2026.01.01. – 2026.12.31.');
  });

  it('leaves a period as it is where a day is no date', () => {
    expect(formatPeriod('to 1 May 2026', '2026-12-31', 'en')).toBe('to 1 May 2026 – 31 December 2026');
    expect(formatPeriod('2026-01-01', '2026', 'en')).toBe('1 January 2026 – 2026');
  });
});

it.each(['', '–', '2026-02-30', 'tegnap'])('leaves %j, which is no date, as it is', (text) => {
  for (const language of ['hu', 'en'] as const) {
    expect(formatDay(text, language)).toBe(text);
    expect(formatDayInWords(text, language, 'on')).toBe(text);
  }
});
