import { describe, expect, it } from 'vitest';

import { giveLinks } from '../../../mocks/desk/outside/links';
import { budapestInstant, notableDays } from '../../../mocks/desk/tabs/Clock';
import { callNames, plainKinds } from '../../../mocks/desk/tabs/Faults';
import { deskTexts, fill } from '../../../mocks/desk/texts';
import { tourNames, tours } from '../../../mocks/desk/tour';
import { bodies } from '../../../mocks/openapi/calls';
import { createWorld } from '../../../mocks/world';
import { characters } from '../../../scripts/font/fontCharacters.mjs';
import { config } from '../../../src/config';
import { isIsoDate } from '../../../src/domain/time/dates';
import { read } from '../../repo/tree';

const flatten = (value: unknown, path = ''): [key: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => flatten(child, `${path}.${key}`))
    : [[path, String(value)]];

const hu = flatten(deskTexts.hu);
const en = new Map(flatten(deskTexts.en));

describe('the desk’s texts', () => {
  it('have the same keys and placeholders in both languages, and none is empty', () => {
    const marks = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(hu.map(([key]) => key)).toEqual([...en.keys()]);
    expect(hu.filter(([key, text]) => marks(text).join() !== marks(en.get(key)).join())).toEqual([]);
    expect([...hu, ...en].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('use only characters of the font (PERF-7)', () => {
    const held = new Set(Object.values(characters).join(''));
    expect(
      [...hu, ...en].flatMap(([key, text]) =>
        [...text].filter((char) => !held.has(char)).map((char) => `${key} ${char}`),
      ),
    ).toEqual([]);
  });

  it('name every kind of fault, and have a text for each step of the tour', () => {
    expect(Object.keys(deskTexts.hu.faults.kinds).sort()).toEqual([...plainKinds].sort());
    for (const { tour } of Object.values(deskTexts))
      expect(tourNames.map((name) => tour.situations[name].steps.length)).toEqual(
        tourNames.map((name) => tours[name].steps.length),
      );
  });

  it('of the tour are short enough for a phone’s bar', () => {
    const shown = Object.values(deskTexts).flatMap(({ tour }) => tourNames.map((name) => tour.situations[name]));
    const long = shown.flatMap(({ steps, shown: closing }) => [...steps, closing]).filter(({ length }) => length > 100);
    expect(long).toEqual([]);
  });

  it('keep a placeholder without a value', () => {
    expect(fill('{a} of {b}', { a: 0 })).toBe('0 of {b}');
  });
});

describe('the desk’s clock (BIZ-2)', () => {
  it.each([
    ['winter', '2026-01-15', '12:00', '2026-01-15T11:00:00.000Z'],
    ['summer', '2026-07-15', '12:00', '2026-07-15T10:00:00.000Z'],
    ['the first minute of a day', '2026-07-15', '00:00', '2026-07-14T22:00:00.000Z'],
    ['an hour that occurs twice', '2026-10-25', '02:30', '2026-10-25T01:30:00.000Z'],
    ['an hour that is skipped', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
  ])('converts a day and time in Budapest: %s', (_name, date, time, instant) => {
    expect(budapestInstant(`${date}T${time}`).toISOString()).toBe(instant);
  });

  it('offers valid days', () => {
    for (const [, day] of notableDays('2026-03-10')) expect(isIsoDate(day)).toBe(true);
  });
});

describe('the desk’s list of calls (STUB-5)', () => {
  it('contains every call of the contract', () => {
    const listed = callNames(createWorld()).filter((name) => name.includes('/'));
    const wanted = Object.entries(bodies).flatMap(([service, calls]) =>
      Object.keys(calls).map((call) => `${service}${call.replace('GET ', '')}`),
    );
    expect([...new Set(listed)].sort()).toEqual([...new Set(wanted)].sort());
  });
});

describe('the demo’s settings', () => {
  it('lead every external link to a page of the demo (NAV-5)', () => {
    const given = structuredClone(config);
    giveLinks(given, new URL('http://localhost/demo/'));
    const settings = read('.env.example').match(/^VITE_LINK_\w+(?==)/gm) ?? [];
    expect(Object.values(given.links)).toHaveLength(settings.length);
    expect(new Set(Object.values(given.links))).toEqual(
      new Set(['http://localhost/demo/mocks/desk/outside/outside.html']),
    );
  });

  it('are all empty, so a deployment’s settings don’t reach it', () => {
    const names = (file: string): string[] => (read(file).match(/^VITE_\w+=.*$/gm) ?? []).sort();
    expect(names('.env.demo')).toEqual(names('.env.example').map((line) => `${line.split('=')[0] ?? ''}=`));
  });
});
