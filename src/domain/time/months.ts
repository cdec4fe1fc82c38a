import { addMonths, type IsoDate } from './dates';
import { isIsoDate } from './isoDate';

const formats = {
  hu: new Intl.DateTimeFormat('hu-HU', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
};

/** The month of a date: "2027. január", "January 2027". A text that is no date comes back unchanged. */
export function formatMonth(iso: IsoDate, language: 'hu' | 'en'): string {
  return isIsoDate(iso) ? formats[language].format(new Date(`${iso}T00:00Z`)) : iso;
}

const days = {
  hu: new Intl.DateTimeFormat('hu-HU', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' }),
};

const names = {
  short: {
    hu: new Intl.DateTimeFormat('hu-HU', { month: 'short', timeZone: 'UTC' }),
    en: new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }),
  },
  long: {
    hu: new Intl.DateTimeFormat('hu-HU', { month: 'long', timeZone: 'UTC' }),
    en: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }),
  },
};

const toDate = (iso: IsoDate): Date => new Date(`${iso}T00:00Z`);

/** Two days in a sentence: "2027. január 1. – december 31.", "1 January – 31 December 2027". */
export function formatDays(from: IsoDate, to: IsoDate, language: 'hu' | 'en'): string {
  return isIsoDate(from) && isIsoDate(to) ? days[language].formatRange(toDate(from), toDate(to)) : `${from} – ${to}`;
}

/** The name of a date's month without its year: "január", "Jan". */
export function monthName(iso: IsoDate, language: 'hu' | 'en', length: 'short' | 'long'): string {
  return isIsoDate(iso) ? names[length][language].format(toDate(iso)) : iso;
}

const lists = {
  hu: new Intl.ListFormat('hu-HU', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
};

/** Months in words: "szeptember, október és november", "September, October and November"; four or more in a row as a range. */
export function listMonths(months: readonly IsoDate[], language: 'hu' | 'en'): string {
  const name = (month: IsoDate): string => monthName(month, language, 'long');
  const [first] = months;
  const last = months.at(-1);
  return first !== undefined && last === addMonths(first, months.length - 1) && months.length > 3
    ? `${name(first)} – ${name(last)}`
    : lists[language].format(months.map(name));
}
