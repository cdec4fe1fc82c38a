import { expect, it } from 'vitest';

import {
  formatDay,
  formatDayInWords,
  formatMoment,
  formatMonth,
  formatPeriod,
  type DayForm,
} from '~/domain/time/dateTexts';

const january = (day: number): string => `2027-01-${String(day).padStart(2, '0')}`;
const inHungarian = (day: number, form: DayForm): string =>
  formatDayInWords(january(day), 'hu', form).replace('2027. január ', '');

// As AkH. 298 has them: elsején, másodikán, harmadikán, negyedikén…
it('the days of a month take the suffix of their ordinal (UX-29)', () => {
  const inAn = [2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30];
  for (let day = 1; day <= 31; day += 1) {
    const on = day === 1 ? '1-jén' : `${day}-${inAn.includes(day) ? 'án' : 'én'}`;
    expect(inHungarian(day, 'on')).toBe(on);
    expect(inHungarian(day, 'day')).toBe(`${day}.`);
    expect(inHungarian(day, 'until')).toBe(day === 1 ? '1-jéig' : `${day}-ig`);
    expect(inHungarian(day, 'of')).toBe(day === 1 ? '1-jei' : `${day}-i`);
    expect(inHungarian(day, 'from')).toBe(on.replace('-jén', '-jétől').replace('-én', '-étől').replace('-án', '-ától'));
  }
});

it('a day in English reads the same in every sentence and in tables, where Hungarian has it dotted (I18N-4, UX-34)', () => {
  for (const form of ['day', 'on', 'until', 'of', 'from'] as const)
    expect(formatDayInWords('2026-12-31', 'en', form)).toBe('31 December 2026');
  expect(formatDay('2026-03-05', 'en')).toBe('5 March 2026');
  expect(formatDay('2026-03-05', 'hu')).toBe('2026.03.05.');
});

it('a day in a sentence has no suffix unless the sentence asks for one (UX-29)', () => {
  expect(formatDayInWords('2026-12-01', 'hu')).toBe('2026. december 1.');
});

it('a moment is one of Budapest, and a line breaks before its time alone (I18N-4)', () => {
  const at = Date.parse('2026-12-30T23:05:00Z');
  expect(formatMoment(at, 'hu')).toBe('2026.12.31. 00:05');
  expect(formatMoment(at, 'en')).toBe('31\u00A0December\u00A02026 00:05');
});

it('a period in English says its month once, and a day alone where it has no more (UX-34)', () => {
  expect(formatPeriod('2026-12-01', '2026-12-31', 'en')).toBe('1–31 December 2026');
  expect(formatPeriod('2026-12-31', '2026-12-31', 'en')).toBe('31 December 2026');
  expect(formatPeriod('2026-12-01', '2026-12-31', 'hu')).toBe('2026.12.01. – 2026.12.31.');
});

it('a day in English says the year of a period once (UX-34)', () => {
  expect(formatPeriod('2026-01-01', '2026-12-31', 'en')).toBe('1 January – 31 December 2026');
  expect(formatPeriod('2026-12-01', '2027-12-31', 'en')).toBe('1 December 2026 – 31 December 2027');
  expect(formatPeriod('2026-01-01', '2026-12-31', 'hu')).toBe('2026.01.01. – 2026.12.31.');
});

it('a day in English leaves a period as it is where a day is no date (UX-34)', () => {
  expect(formatPeriod('to 1 May 2026', '2026-12-31', 'en')).toBe('to 1 May 2026 – 31 December 2026');
  expect(formatPeriod('2026-01-01', '2026', 'en')).toBe('1 January 2026 – 2026');
});

it.each(['', '–', '2026-02-30', 'tegnap'])('%j, which is no date, is shown as it is (FLT-7)', (text) => {
  for (const language of ['hu', 'en'] as const) {
    expect(formatDay(text, language)).toBe(text);
    expect(formatDayInWords(text, language, 'on')).toBe(text);
    expect(formatMonth(text, language)).toBe(text);
  }
});

it.each([
  ['2027-01-31', '2027. január', 'January 2027'],
  ['2026-12-01', '2026. december', 'December 2026'],
])(
  'a month in words of %s, whatever the device’s zone, is %s in Hungarian and %s in English (I18N-4)',
  (day, hu, en) => {
    expect([formatMonth(day, 'hu'), formatMonth(day, 'en')]).toEqual([hu, en]);
  },
);
