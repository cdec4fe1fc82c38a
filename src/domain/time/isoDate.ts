import { budapestMoment } from './clock';

const isoPattern = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** Whether the text is an existing day, yyyy-MM-dd, from the year 1000 on. Doesn't use date-fns, which the sign-in page must not load. */
export function isIsoDate(text: string): boolean {
  if (!isoPattern.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const dayPattern =
  /^(\d{4})(?:-(\d{2})-(\d{2})|\. ?(\d{2})\. ?(\d{2})\.?)(?:(?:T| +)(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * The day that a service writes: yyyy-MM-dd or yyyy.MM.dd., also with a time; with a zone it is the day in Budapest.
 * Undefined for anything else.
 */
export function readDay(text: string): string | undefined {
  const [, year = '', month, day, dottedMonth = '', dottedDay = '', time, zone] = dayPattern.exec(text) ?? [];
  const written = `${year}-${month ?? dottedMonth}-${day ?? dottedDay}`;
  if (!isIsoDate(written)) return undefined;
  if (time === undefined || zone === undefined) return written;
  const [, hours = '00', minutes = '00'] = /^[+-](\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  const offset = /^z$/i.test(zone) ? 'Z' : `${zone.slice(0, 1)}${hours}:${minutes}`;
  const instant = new Date(`${written}T${time}${offset}`);
  return Number.isNaN(instant.getTime()) ? undefined : budapestMoment(instant).date;
}
