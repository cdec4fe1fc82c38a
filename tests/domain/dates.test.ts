// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  budapestMoment,
  compareDates,
  daysBetween,
  formatDate,
  formatDottedDate,
  isIsoDate,
  monthOf,
  parseDisplayDate,
  yearOf,
} from '../../src/domain/dates';

const isoDates = fc
  .date({ min: new Date('1600-01-01T00:00:00Z'), max: new Date('2500-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().split('T')[0]!);

describe('calendar dates (I18N-4)', () => {
  it.each([
    ['2026-01-31', true, 'an ordinary day'],
    ['2024-02-29', true, 'a leap day'],
    ['2000-02-29', true, 'a leap day of a 400th year'],
    ['2026-02-29', false, 'no leap year'],
    ['1900-02-29', false, 'a 100th year is no leap year'],
    ['2026-02-30', false, 'never there'],
    ['2026-04-31', false, 'April has 30 days'],
    ['2026-13-01', false, 'no 13th month'],
    ['2026-00-10', false, 'no month 0'],
    ['2026-01-00', false, 'no day 0'],
    ['0026-01-01', false, 'a year of two digits'],
    ['2026-1-1', false, 'without zeros'],
    ['2026-01-01T00:00', false, 'a time is no date'],
    ['', false, 'nothing'],
  ])('tells that %s is a date: %s (%s)', (text, expected) => {
    expect(isIsoDate(text)).toBe(expected);
  });

  it.each([
    ['2026.01.31', 'as fields show it'],
    ['2026.01.31.', 'dotted'],
    ['2026. 01. 31.', 'with spaces'],
    ['2026. 01. 31', 'with spaces, without the last dot'],
    ['2026-01-31', 'as it is sent'],
    ['20260131', 'digits alone'],
    [' 2026.01.31 ', 'with spaces around'],
  ])('reads %s (%s)', (text) => {
    expect(parseDisplayDate(text)).toBe('2026-01-31');
  });

  it.each([
    ['2026.02.30', 'the day does not exist'],
    ['20260230', 'nor does it without dots'],
    ['2026.1.31', 'the month needs two digits'],
    ['31.01.2026', 'the other way round'],
    ['2026/01/31', 'slashes'],
    ['2026.01-31', 'two kinds of separators'],
    ['2026-01-31.', 'a dot after hyphens'],
    ['2026.01', 'half typed'],
    ['ma', 'a word'],
    ['', 'nothing'],
  ])('does not read "%s" (%s)', (text) => {
    expect(parseDisplayDate(text)).toBeUndefined();
  });

  it('shows a date with dots, with and without the closing one', () => {
    expect(formatDate('2026-01-31')).toBe('2026.01.31');
    expect(formatDottedDate('2026-01-31')).toBe('2026.01.31.');
  });

  it('leaves what is no date as it is, and has no number for it', () => {
    expect(formatDate('hamarosan')).toBe('hamarosan');
    expect(formatDottedDate('')).toBe('');
    expect(addDays('hamarosan', 1)).toBe('hamarosan');
    expect(yearOf('hamarosan')).toBeNaN();
    expect(monthOf('')).toBeNaN();
    expect(daysBetween('', '2026-01-01')).toBeNaN();
  });

  it('reads back every date that it shows', () => {
    fc.assert(
      fc.property(isoDates, (date) => {
        expect(parseDisplayDate(formatDate(date))).toBe(date);
        expect(parseDisplayDate(formatDottedDate(date))).toBe(date);
      }),
    );
  });

  it('counts days over months, years, leap days and the change of the clocks', () => {
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysBetween('2026-01-02', '2026-01-01')).toBe(-1);
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });

  it('adds as many days as it counts', () => {
    fc.assert(
      fc.property(isoDates, fc.integer({ min: -100_000, max: 100_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('orders dates as the calendar does', () => {
    fc.assert(
      fc.property(isoDates, isoDates, (a, b) => {
        expect(Math.sign(compareDates(a, b))).toBe(Math.sign(daysBetween(b, a)) + 0);
      }),
    );
  });

  it('knows the year and the month', () => {
    expect([yearOf('2026-11-05'), monthOf('2026-11-05')]).toEqual([2026, 11]);
  });

  it.each([
    ['2025-12-31T22:59:00Z', '2025-12-31', '23:59', 'a minute before the new year'],
    ['2025-12-31T23:00:00Z', '2026-01-01', '00:00', 'the new year, while it is still the old one in London'],
    ['2026-07-01T21:59:59Z', '2026-07-01', '23:59', 'two hours ahead in summer'],
    ['2026-07-01T22:00:00Z', '2026-07-02', '00:00', 'midnight in summer'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00', 'the hour that is left out in March'],
    ['2026-10-25T00:30:00Z', '2026-10-25', '02:30', 'the hour that comes twice in October, first'],
    ['2026-10-25T01:30:00Z', '2026-10-25', '02:30', 'and again'],
  ])('at %s it is %s %s in Budapest: %s', (instant, date, time) => {
    expect(budapestMoment(new Date(instant))).toEqual({ date, time });
  });
});
