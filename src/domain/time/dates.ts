/**
 * Calendar dates: a day without a time or a zone, held as text. date-fns counts them in UTC, so the device's
 * zone and daylight saving don't matter. Nothing here throws: for a text that is no date, numbers are NaN and texts come
 * back unchanged.
 */
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { addMonths as addMonthsTo } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getMonth } from 'date-fns/getMonth';
import { getYear } from 'date-fns/getYear';
import { lastDayOfYear } from 'date-fns/lastDayOfYear';
import { lightFormat } from 'date-fns/lightFormat';
import { startOfMonth as startOfMonthOf } from 'date-fns/startOfMonth';

import { isIsoDate } from './isoDate';

export { isIsoDate } from './isoDate';

/** A calendar date, yyyy-MM-dd, in the club's zone (Europe/Budapest). ISO dates sort as text. */
export type IsoDate = string;

// yyyy.MM.dd with or without the closing dot or spaces after the dots, yyyy-MM-dd, yyyyMMdd; the month also with one digit.
const typedPattern = /^(\d{4})(?:\. ?(\d{1,2})\. ?(\d{2})\.?|-(\d{1,2})-(\d{2})|(\d{2})(\d{2}))$/;

/** The day as a date for date-fns; invalid if the text is no calendar date. */
const toUtcDate = (iso: IsoDate) => new UTCDateMini(isIsoDate(iso) ? iso : Number.NaN);

const changed = (iso: IsoDate, change: (date: Date) => Date): IsoDate =>
  isIsoDate(iso) ? lightFormat(change(toUtcDate(iso)), 'yyyy-MM-dd') : iso;

/** The date that many days later; earlier for a negative number. */
export const addDays = (iso: IsoDate, days: number): IsoDate => changed(iso, (date) => addDaysTo(date, days));

/** The same day that many months later, or the last day of a shorter month. */
export const addMonths = (iso: IsoDate, months: number): IsoDate => changed(iso, (date) => addMonthsTo(date, months));

/** The first day of the date's month. */
export const startOfMonth = (iso: IsoDate): IsoDate => changed(iso, startOfMonthOf);

export const endOfYear = (iso: IsoDate): IsoDate => changed(iso, lastDayOfYear);

/** Calendar days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  differenceInCalendarDays(toUtcDate(to), toUtcDate(from));

/** The later of two dates; the first where there is no other. */
export const laterOf = (date: IsoDate, other: IsoDate | undefined): IsoDate =>
  other !== undefined && other > date ? other : date;

/** Negative, zero or positive: the order of two dates, for sorting. ISO dates compare as texts. */
export const compareDates = (a: IsoDate, b: IsoDate): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

export const yearOf = (iso: IsoDate): number => getYear(toUtcDate(iso));

/** The month, 1 to 12. */
export const monthOf = (iso: IsoDate): number => getMonth(toUtcDate(iso)) + 1;

/** 2026.01.31, as date fields show it. */
export const formatInputDate = (iso: IsoDate): string => (isIsoDate(iso) ? iso.replaceAll('-', '.') : iso);

/**
 * The date that a member typed or pasted: yyyy.MM.dd, yyyy.M.dd, yyyy.MM.dd., yyyy. MM. dd., yyyy-MM-dd or yyyyMMdd.
 * Undefined for any other form and for days that don't exist (2026.02.30).
 */
export const parseDisplayDate = (text: string): IsoDate | undefined => {
  const [year = '', month = '', day = ''] = typedPattern.exec(text.trim())?.slice(1).filter(Boolean) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day}`;
  return isIsoDate(iso) ? iso : undefined;
};
