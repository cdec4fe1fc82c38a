import fc from 'fast-check';
import { expect, it } from 'vitest';

import {
  addDays,
  addMonths,
  daysBetween,
  endOfYear,
  formatInputDate,
  isIsoDate,
  monthOf,
  parseDisplayDate,
  startOfMonth,
  yearOf,
} from '~/domain/time/dates';
import { formatDottedDate } from '~/domain/time/dateTexts';

const isoDates = fc
  .date({ min: new Date('1600-01-01T00:00:00Z'), max: new Date('2500-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().split('T')[0]!);

it('calendar dates: only a day that exists, written yyyy-mm-dd, is a date (I18N-4)', () => {
  const leapDays = ['2024-02-29', '2000-02-29'];
  const noLeapDays = ['2026-02-29', '1900-02-29', '2026-02-30'];
  const outside = ['2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '0026-01-01'];
  const written = ['2026-1-1', '2026-01-01T00:00', ''];
  expect(['2026-01-31', ...leapDays].every(isIsoDate)).toBe(true);
  expect([...noLeapDays, ...outside, ...written].filter(isIsoDate)).toEqual([]);
});

it('calendar dates: reads what people write and what the services send, year first (I18N-4)', () => {
  const dotted = ['2026.01.31', '2026.01.31.', '2026. 01. 31.', '2026. 01. 31', ' 2026.01.31 '];
  for (const text of [...dotted, '2026.1.31', '2026-01-31', '20260131'])
    expect(parseDisplayDate(text), text).toBe('2026-01-31');
  const noDays = ['2026.02.30', '20260230', '31.01.2026', '2026.01', 'ma', ''];
  const mixed = ['2026.01.1', '2026/01/31', '2026.01-31', '2026-01-31.'];
  for (const text of [...noDays, ...mixed]) expect(parseDisplayDate(text), text).toBeUndefined();
});

it('calendar dates: leaves a text that is no date unchanged, and returns NaN for its numbers (I18N-4)', () => {
  expect(formatInputDate('hamarosan')).toBe('hamarosan');
  expect(formatDottedDate('')).toBe('');
  expect(addDays('hamarosan', 1)).toBe('hamarosan');
  expect(addMonths('', 1)).toBe('');
  expect(startOfMonth('2026')).toBe('2026');
  expect(endOfYear('2026-02-30')).toBe('2026-02-30');
  expect(yearOf('hamarosan')).toBeNaN();
  expect(monthOf('')).toBeNaN();
  expect(daysBetween('', '2026-01-01')).toBeNaN();
});

it('calendar dates: parses every date that it formats (I18N-4)', () => {
  fc.assert(
    fc.property(isoDates, (date) => {
      expect(parseDisplayDate(formatInputDate(date))).toBe(date);
      expect(parseDisplayDate(formatDottedDate(date))).toBe(date);
    }),
  );
});

it('calendar dates: counts days across months, years, leap days and daylight saving changes (I18N-4)', () => {
  expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(daysBetween('2026-01-02', '2026-01-01')).toBe(-1);
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
});

it('calendar dates: adds exactly the days that it counts (I18N-4)', () => {
  fc.assert(
    fc.property(isoDates, fc.integer({ min: -100_000, max: 100_000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});
