import { budapestMoment } from './clock';
import { isIsoDate } from './isoDate';

const dayPattern =
  /^(\d{4})(?:-(\d{2})-(\d{2})|\. ?(\d{2})\. ?(\d{2})\.?)(?:(?:T| +)(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/**
 * The day that a service writes: yyyy-MM-dd or yyyy.MM.dd., also with a time; with a zone it is the day in Budapest.
 * Undefined for anything else.
 */
export const readDay = (text: string): string | undefined => {
  const [, year = '', month, day, dottedMonth = '', dottedDay = '', time, zone] = dayPattern.exec(text) ?? [];
  const written = `${year}-${month ?? dottedMonth}-${day ?? dottedDay}`;
  if (!isIsoDate(written)) return undefined;
  if (time === undefined || zone === undefined) return written;
  const offset = zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  const instant = new Date(`${written}T${time}${offset}`);
  return Number.isNaN(instant.getTime()) ? undefined : budapestMoment(instant).date;
};
