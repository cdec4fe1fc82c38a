import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

import { personalTaxId } from '~/domain/identity/personalTaxId';
import { setNow, today } from '~/domain/time/clock';
import { addDays, addMonths, daysBetween, formatInputDate, isIsoDate, parseDisplayDate } from '~/domain/time/dates';
import { birthDate } from '~/domain/validation/dateValidators';

const own = process.env.TZ;

/** Zones far from Budapest, and zones that once had a day without midnight or skipped a whole day. */
describe.each([
  ['Pacific/Kiritimati', -840, 'furthest ahead'],
  ['Pacific/Apia', -780, 'skipped 2011-12-30'],
  ['Asia/Kathmandu', -345, 'an offset in quarter hours'],
  ['America/Sao_Paulo', 180, 'changed clocks at midnight'],
  ['America/Los_Angeles', 480, 'far behind'],
  ['Europe/Budapest', -60, 'home'],
])('on a device set to %s (%s min, %s)', (zone, offset) => {
  beforeEach(() => {
    process.env.TZ = zone;
    // The tests below prove nothing if the zone can't be set.
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset);
  });
  afterEach(() => {
    setNow();
  });
  afterAll(() => {
    if (own === undefined) delete process.env.TZ;
    else process.env.TZ = own;
  });

  it('today is the day in Budapest (I18N-4, BIZ-2)', () => {
    setNow(() => new Date('2025-12-31T23:30:00Z'));
    expect(today()).toBe('2026-01-01');
    setNow(() => new Date('2025-12-31T22:30:00Z'));
    expect(today()).toBe('2025-12-31');
    setNow(() => new Date('2026-07-01T22:30:00Z'));
    expect(today()).toBe('2026-07-02');
  });

  it('dates are counted, validated and formatted the same (VAL-9)', () => {
    expect(daysBetween('2011-12-29', '2011-12-31')).toBe(2);
    expect(daysBetween('2011-12-30', '2011-12-31')).toBe(1);
    expect(addDays('2011-12-29', 1)).toBe('2011-12-30');
    expect(addMonths('2011-11-30', 1)).toBe('2011-12-30');
    expect(isIsoDate('2011-12-30')).toBe(true);
    expect(parseDisplayDate('2018.11.04')).toBe('2018-11-04');
    expect(addDays('2018-11-03', 1)).toBe('2018-11-04');
    expect(formatInputDate('1916-05-01')).toBe('1916.05.01');
    expect(birthDate('2011-12-30')('2011.12.31')).toBe('validate_birthDate');
    expect(birthDate('2011-12-30')('2011.12.30')).toBeUndefined();
  });

  it('a personal tax id matches the same birth date (VAL-8)', () => {
    // 1980-01-01 is day 41272: 113 years of 365 days and 27 leap days (1868 to 1976 without 1900).
    expect(personalTaxId('1980.01.01')('8412721233')).toBeUndefined();
    expect(personalTaxId('1979.12.31')('8412721233')).toBe('validate_taxOrBirth');
    expect(personalTaxId('1980.01.02')('8412721233')).toBe('validate_taxOrBirth');
  });
});
