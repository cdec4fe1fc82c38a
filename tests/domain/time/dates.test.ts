// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  addDays,
  addMonths,
  daysBetween,
  endOfYear,
  formatDate,
  formatDottedDate,
  isIsoDate,
  monthOf,
  parseDisplayDate,
  startOfMonth,
  yearOf,
} from '../../../src/domain/time/dates';

const isoDates = fc
  .date({ min: new Date('1600-01-01T00:00:00Z'), max: new Date('2500-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().split('T')[0]!);

describe('calendar dates (I18N-4)', () => {
  it.each([
    ['2026-01-31', true, 'an ordinary day'],
    ['2024-02-29', true, 'a leap day'],
    ['2000-02-29', true, 'a leap day in a year divisible by 400'],
    ['2026-02-29', false, 'not a leap year'],
    ['1900-02-29', false, 'a year divisible by 100 is not a leap year'],
    ['2026-02-30', false, 'February never has 30 days'],
    ['2026-04-31', false, 'April has 30 days'],
    ['2026-13-01', false, 'no 13th month'],
    ['2026-00-10', false, 'no month 0'],
    ['2026-01-00', false, 'no day 0'],
    ['0026-01-01', false, 'a year below 1000'],
    ['2026-1-1', false, 'no leading zeros'],
    ['2026-01-01T00:00', false, 'a date with a time'],
    ['', false, 'empty'],
  ])('calendar dates: %j is a date: %s (%s) (I18N-4)', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });

  it.each([
    ['2026.01.31', 'as fields show it'],
    ['2026.01.31.', 'dotted'],
    ['2026. 01. 31.', 'with spaces'],
    ['2026. 01. 31', 'with spaces, without the last dot'],
    ['2026-01-31', 'as the services send it'],
    ['20260131', 'digits only'],
    [' 2026.01.31 ', 'surrounded by spaces'],
  ])('calendar dates: reads %s (%s) (I18N-4)', (text) => {
    expect(parseDisplayDate(text)).toBe('2026-01-31');
  });

  it.each([
    ['2026.02.30', 'the day does not exist'],
    ['20260230', 'nor does it exist without dots'],
    ['2026.1.31', 'the month needs two digits'],
    ['31.01.2026', 'day first'],
    ['2026/01/31', 'slashes'],
    ['2026.01-31', 'mixed separators'],
    ['2026-01-31.', 'a dot after hyphens'],
    ['2026.01', 'incomplete'],
    ['ma', 'a word'],
    ['', 'empty'],
  ])('calendar dates: rejects %j (%s) (I18N-4)', (text) => {
    expect(parseDisplayDate(text)).toBeUndefined();
  });

  it('calendar dates: leaves a text that is no date unchanged, and returns NaN for its numbers (I18N-4)', () => {
    expect(formatDate('hamarosan')).toBe('hamarosan');
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
        expect(parseDisplayDate(formatDate(date))).toBe(date);
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
});
