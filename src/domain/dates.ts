/**
 * Calendar dates without time zones (I18N-4). A date is its text; arithmetic goes through UTC days, so neither the
 * device's zone nor daylight saving has a say. Nothing here throws: what is no date gives NaN as a number, and
 * comes back unchanged as a text.
 */

/** A calendar date, yyyy-MM-dd, in the club's zone (Europe/Budapest). */
export type IsoDate = string;

/** A moment as the club's clock on the wall shows it; `time` is HH:mm. */
export interface Moment {
  date: IsoDate;
  time: string;
}

const isoPattern = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;
// yyyy.MM.dd with or without the closing dot, the same with spaces after the dots, yyyy-MM-dd, yyyyMMdd.
const displayPattern = /^([1-9]\d{3})(?:\. ?(\d{2})\. ?(\d{2})\.?|-(\d{2})-(\d{2})|(\d{2})(\d{2}))$/;
const msPerDay = 86_400_000;

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** Days since 1970-01-01, or NaN when the text is no calendar date. */
function dayNumber(iso: string): number {
  const match = isoPattern.exec(iso);
  if (!match) return Number.NaN;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  // 2026-02-30 rolls over into March, 2026-01-00 back into December.
  return date.getUTCMonth() === month - 1 ? date.getTime() / msPerDay : Number.NaN;
}

/** Whether the text is an existing day written yyyy-MM-dd, from the year 1000 on. */
export function isIsoDate(text: string): boolean {
  return !Number.isNaN(dayNumber(text));
}

/** The date so many days later (earlier when negative). */
export function addDays(iso: IsoDate, days: number): IsoDate {
  if (!isIsoDate(iso)) return iso;
  const date = new Date((dayNumber(iso) + days) * msPerDay);
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`;
}

/** Calendar days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Negative, zero or positive: the order of two dates, for sorting and comparing. */
export function compareDates(a: IsoDate, b: IsoDate): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The four-digit year. */
export function yearOf(iso: IsoDate): number {
  return isIsoDate(iso) ? Number(iso.slice(0, 4)) : Number.NaN;
}

/** The month, 1 to 12. */
export function monthOf(iso: IsoDate): number {
  return isIsoDate(iso) ? Number(iso.slice(5, 7)) : Number.NaN;
}

/** 2026.01.31, the form of fields and tables. */
export function formatDate(iso: IsoDate): string {
  return isIsoDate(iso) ? iso.replaceAll('-', '.') : iso;
}

/** 2026.01.31., the form of running text and of the header (NAV-10). */
export function formatDottedDate(iso: IsoDate): string {
  return isIsoDate(iso) ? `${formatDate(iso)}.` : iso;
}

/**
 * The date that a member typed or pasted: yyyy.MM.dd, yyyy.MM.dd., yyyy. MM. dd., yyyy-MM-dd or yyyyMMdd.
 * Undefined for any other form and for days that don't exist (2026.02.30).
 */
export function parseDisplayDate(text: string): IsoDate | undefined {
  const match = displayPattern.exec(text.trim());
  if (!match) return undefined;
  const [, year, dotMonth, dotDay, dashMonth, dashDay, bareMonth, bareDay] = match;
  const iso = `${year}-${dotMonth ?? dashMonth ?? bareMonth}-${dotDay ?? dashDay ?? bareDay}`;
  return isIsoDate(iso) ? iso : undefined;
}

let budapestFormat: Intl.DateTimeFormat | undefined;
let latest: { minute: number; moment: Moment } | undefined;

/** The date and time in Budapest at that instant, whatever the device's zone (I18N-4). */
export function budapestMoment(date: Date): Moment {
  // A page asks several times as it opens, and a minute's answer is one.
  const minute = Math.floor(date.getTime() / 60_000);
  if (latest?.minute === minute) return latest.moment;
  // Made on first use: the sign-in page should not pay for it.
  budapestFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Budapest',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(budapestFormat.formatToParts(date).map(({ type, value }) => [type, value]));
  const moment = {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
  latest = { minute, moment };
  return moment;
}
