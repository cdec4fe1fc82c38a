/** Dates as people read them. It does without date-fns, because the first page loads it. Texts that are no date come back unchanged. */
import { budapestMoment } from './clock';
import type { IsoDate } from './dates';
import { isIsoDate } from './isoDate';

type Language = 'hu' | 'en';

/**
 * How a sentence uses the day. Only Hungarian changes it: day "december 1.", on "december 1-jén", until "december 1-jéig",
 * of "december 1-jei", from "december 1-jétől".
 */
const dayForms = ['day', 'on', 'until', 'of', 'from'] as const;
export type DayForm = (typeof dayForms)[number];

export const isDayForm = (text: unknown): text is DayForm => dayForms.some((form) => form === text);

const locales: Record<Language, string> = { hu: 'hu-HU', en: 'en-GB' };
const formats = new Map<string, Intl.DateTimeFormat>();

/** "2026. december" or "December 2026", with the day "2026. december 31." or "31 December 2026". */
const inWords = (iso: IsoDate, language: Language, to: 'month' | 'day'): string => {
  const key = `${language} ${to}`;
  // Formats are created on first use: that is slow.
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locales[language], {
      year: 'numeric',
      month: 'long',
      day: to === 'day' ? 'numeric' : undefined,
      timeZone: 'UTC',
    });
  formats.set(key, format);
  return format.format(new Date(`${iso}T00:00Z`));
};

/** The days whose ordinal has back vowels: másodika, harmadika, hatodika, nyolcadika, huszadika and their like. */
const backVowels: readonly number[] = [2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30];

/** Elseje is irregular. */
const firstDay: Record<Exclude<DayForm, 'day'>, string> = { on: 'jén', until: 'jéig', of: 'jei', from: 'jétől' };

const suffixOf = (day: number, form: Exclude<DayForm, 'day'>): string => {
  if (day === 1) return firstDay[form];
  if (form === 'on') return backVowels.includes(day) ? 'án' : 'én';
  if (form === 'from') return backVowels.includes(day) ? 'ától' : 'étől';
  return form === 'until' ? 'ig' : 'i';
};

/** The day in a sentence: "2026. december 1-jén"; "1 December 2026" in English, whose words around it tell the rest. */
export const formatDate = (iso: IsoDate, language: Language, form: DayForm = 'day'): string => {
  if (!isIsoDate(iso)) return iso;
  // No line ends within it.
  const text = inWords(iso, language, 'day').replaceAll(' ', '\u00a0');
  if (language === 'en' || form === 'day') return text;
  // A hyphen that doesn't end a line.
  return text.replace(/\.$/, `\u2011${suffixOf(Number(iso.slice(8)), form)}`);
};

/** The month of a date: "2027. január", "January 2027". */
export const formatMonth = (iso: IsoDate, language: Language): string =>
  isIsoDate(iso) ? inWords(iso, language, 'month') : iso;

/** 2026.01.31., in tables, facts, hints and the header, in both languages. */
export const formatDottedDate = (iso: IsoDate): string => (isIsoDate(iso) ? `${iso.replaceAll('-', '.')}.` : iso);

/** 2026.01.01. – 2026.12.31.; "2026.01.01. –" or "– 2026.12.31." where only one day is given. */
export const formatDottedPeriod = (from: IsoDate | undefined, to: IsoDate | undefined): string | undefined => {
  if (from === undefined && to === undefined) return undefined;
  return [from && formatDottedDate(from), '–', to && formatDottedDate(to)].filter(Boolean).join('\u00a0');
};

/** A moment in Budapest: 2026.12.31. 14:05. */
export const formatMoment = (at: number): string => {
  const { date, time } = budapestMoment(new Date(at));
  return `${formatDottedDate(date)}\u00a0${time}`;
};

/** A time of the day in Budapest with its seconds: 14:05:09. */
export const formatTime = (at: Date): string =>
  at.toLocaleTimeString('hu-HU', { timeZone: 'Europe/Budapest', timeStyle: 'medium' });
