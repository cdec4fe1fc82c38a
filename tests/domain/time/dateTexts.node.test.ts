import { expect, it } from 'vitest';

import {
  formatDate,
  formatDottedDate,
  formatDottedPeriod,
  formatMoment,
  formatMonth,
  type DayForm,
} from '~/domain/time/dateTexts';

const january = (day: number): string => `2027-01-${String(day).padStart(2, '0')}`;
const inHungarian = (day: number, form: DayForm): string =>
  formatDate(january(day), 'hu', form).replace('2027.\u00a0január\u00a0', '');

// As AkH. 298 has them: elsején, másodikán, harmadikán, negyedikén…
it('the days of a month take the suffix of their ordinal (UX-29)', () => {
  const inAn = [2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30];
  for (let day = 1; day <= 31; day += 1) {
    const on = day === 1 ? '1‑jén' : `${day}‑${inAn.includes(day) ? 'án' : 'én'}`;
    expect(inHungarian(day, 'on')).toBe(on);
    expect(inHungarian(day, 'day')).toBe(`${day}.`);
    expect(inHungarian(day, 'until')).toBe(day === 1 ? '1‑jéig' : `${day}‑ig`);
    expect(inHungarian(day, 'of')).toBe(day === 1 ? '1‑jei' : `${day}‑i`);
    expect(inHungarian(day, 'from')).toBe(on.replace(/jén$/, 'jétől').replace(/én$/, 'étől').replace(/án$/, 'ától'));
  }
});

it('a day in an English sentence reads the same whatever is around it, and stays in one line (UX-34)', () => {
  for (const form of ['day', 'on', 'until', 'of', 'from'] as const)
    expect(formatDate('2026-12-31', 'en', form)).toBe('31\u00a0December\u00a02026');
});

it('a day in a sentence has no suffix unless the sentence asks for one, and stays in one line (UX-29)', () => {
  expect(formatDate('2026-12-01', 'hu')).toBe('2026.\u00a0december\u00a01.');
});

it('a moment is one of Budapest, dotted, and stays in one line (I18N-4, UX-34)', () => {
  const at = Date.parse('2026-12-30T23:05:00Z');
  expect(formatMoment(at)).toBe('2026.12.31.\u00A000:05');
});

it.each([
  ['2026-01-01', '2026-12-31', '2026.01.01. – 2026.12.31.'],
  [undefined, '2026-12-31', '– 2026.12.31.'],
  ['2026-01-01', undefined, '2026.01.01. –'],
  [undefined, undefined, undefined],
])('the days from %s to %s are dotted, in one line, in both languages (NAV-10, UX-34)', (from, to, text) => {
  expect(formatDottedPeriod(from, to)).toBe(text?.replaceAll(' ', '\u00a0'));
});

it.each(['', '–', '2026-02-30', 'tegnap'])('%j, which is no date, is shown as it is (FLT-7)', (text) => {
  for (const language of ['hu', 'en'] as const) {
    expect(formatDottedDate(text)).toBe(text);
    expect(formatDate(text, language, 'on')).toBe(text);
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
