/** An iCalendar file (RFC 5545) of all-day events, for any calendar program. */
import { addDays, type IsoDate } from '../time/dates';

export interface CalendarEvent {
  /** The same for the same event in every file, so that a second import replaces the first one. */
  uid: string;
  date: IsoDate;
  summary: string;
  description?: string | undefined;
}

/** The longest line, in bytes, without its end. */
const longestLine = 75;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Backslash, semicolon, comma and line break have a meaning of their own in a text. */
const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** A line that is too long goes on in the next one, behind a space; no character is cut in two. */
const fold = (line: string): string => {
  const lines = [''];
  for (const character of line) {
    const open = lines.at(-1) ?? '';
    if (bytesOf(open + character) > longestLine) lines.push(` ${character}`);
    else lines[lines.length - 1] = open + character;
  }
  return lines.join('\r\n');
};

const compact = (date: IsoDate): string => date.replaceAll('-', '');

/** yyyyMMddTHHmmssZ */
const stampOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '');

const eventLines = ({ uid, date, summary, description }: CalendarEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(date)}`,
  // The end of an all-day event is the day after it.
  `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
  `SUMMARY:${escapeText(summary)}`,
  ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
  // The day stays free for other things.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** The file's text; `at` is the moment of writing. */
export const calendarFile = (events: readonly CalendarEvent[], at: Date): string => {
  const stamp = stampOf(at);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//cportal//charges//HU',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
};
