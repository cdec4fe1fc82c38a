import type { IsoDate } from './dates';
import { isIsoDate } from './isoDate';

const formats = {
  hu: new Intl.DateTimeFormat('hu-HU', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
};

/** The month of a date: "2027. január", "January 2027". A text that is no date comes back unchanged. */
export function formatMonth(iso: IsoDate, language: 'hu' | 'en'): string {
  return isIsoDate(iso) ? formats[language].format(new Date(`${iso}T00:00Z`)) : iso;
}
