// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calendarFile, type CalendarEvent } from '../../../src/domain/text/calendarFile';

const at = new Date('2026-11-25T09:30:15.123Z');
const march: CalendarEvent = { uid: 'charge-1@cportal', date: '2027-03-01', summary: '9 900 Ft, bankkártyáról' };

/** Reads a file as a calendar program does, and fails on anything that RFC 5545 doesn't allow. */
const parse = (text: string) => {
  expect(text.endsWith('\r\n')).toBe(true);
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  const lines = physical.reduce<string[]>((all, line) => {
    if (line.startsWith(' ')) all.push((all.pop() ?? '') + line.slice(1));
    else all.push(line);
    return all;
  }, []);
  const unescape = (value: string) =>
    value.replace(/\\([\\;,nN])/g, (_, character: string) => (/n/i.test(character) ? '\n' : character));
  const properties = lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Z]+(?:;[A-Z]+=[A-Z]+)*):(.*)$/s.exec(line) ?? [];
    expect(name, line).not.toBe('');
    return { name, value };
  });
  const texts = ['SUMMARY', 'DESCRIPTION'];
  const events: Record<string, string>[] = [];
  for (const { name, value } of properties) {
    if (name === 'BEGIN' && value === 'VEVENT') events.push({});
    else events.at(-1)![name] = texts.includes(name) ? unescape(value) : value;
    // A comma or a semicolon that isn't escaped would end the text.
    if (texts.includes(name)) expect(value.replace(/\\./g, '')).not.toMatch(/[,;\\]/);
  }
  return { properties, events };
};

/** `parse` collects the calendar's own properties in the first event. */
const eventsOf = (text: string) => {
  const [head, ...rest] = text.split('BEGIN:VEVENT\r\n');
  expect(head).toBe('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//cportal//charges//HU\r\nCALSCALE:GREGORIAN\r\n');
  expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  return parse(rest.map((event) => `BEGIN:VEVENT\r\n${event}`).join('')).events;
};

describe('a calendar file', () => {
  it('has each charge as an all-day event that ends the next day', () => {
    expect(eventsOf(calendarFile([{ ...march, date: '2026-12-31' }], at))).toEqual([
      {
        UID: 'charge-1@cportal',
        DTSTAMP: '20261125T093015Z',
        'DTSTART;VALUE=DATE': '20261231',
        'DTEND;VALUE=DATE': '20270101',
        SUMMARY: '9 900 Ft, bankkártyáról',
        TRANSP: 'TRANSPARENT',
        END: 'VCALENDAR',
      },
    ]);
  });

  it('escapes what has a meaning in a text', () => {
    const text = calendarFile([{ ...march, summary: 'a,b;c\\d', description: 'first\nsecond\r\nthird' }], at);
    expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d\r\n');
    expect(text).toContain('DESCRIPTION:first\\nsecond\\nthird\r\n');
  });

  it('folds long lines at 75 bytes without cutting a character in two', () => {
    const summary = 'árvíztűrő tükörfúrógép '.repeat(8).trim();
    const text = calendarFile([{ ...march, summary }], at);
    expect(text).toMatch(/\r\n /);
    expect(eventsOf(text)[0]?.SUMMARY).toBe(summary);
  });

  it('gives back any text that it was given', () => {
    // A text has no control characters but the line feed, and a carriage return is a line break too.
    const anyText = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((value) => value.replace(/\p{Cc}/gu, (control) => (control === '\n' ? control : ' ')));
    fc.assert(
      fc.property(fc.array(fc.tuple(anyText, anyText), { minLength: 1, maxLength: 4 }), (texts) => {
        const events = texts.map(([summary, description], index) => ({
          ...march,
          uid: `u${index}`,
          summary,
          description,
        }));
        const read = eventsOf(calendarFile(events, at));
        expect(read.map(({ SUMMARY, DESCRIPTION, UID }) => [SUMMARY, DESCRIPTION, UID])).toEqual(
          texts.map(([summary, description], index) => [summary, description, `u${index}`]),
        );
      }),
    );
  });
});
