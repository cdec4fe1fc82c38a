import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import enCommon from '../../../src/i18n/locales/en/common.json';
import huCommon from '../../../src/i18n/locales/hu/common.json';

const glossary = readFileSync('docs/glossary.md', 'utf8');
const section = (title: string): string =>
  new RegExp(`^## ${title}$([\\s\\S]*?)(?=^## |(?![\\s\\S]))`, 'm').exec(glossary)?.[1] ?? '';
const rows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => /^\|(?! ?-|---)/.test(line))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const namespaces = ['common', 'portal'];
const flatten = (node: unknown): string[] =>
  typeof node === 'string'
    ? [node]
    : typeof node === 'object' && node !== null
      ? Object.values(node).flatMap(flatten)
      : [];
const textsOf = (language: string): Set<string> =>
  new Set(
    namespaces.flatMap((name) =>
      flatten(JSON.parse(readFileSync(`src/i18n/locales/${language}/${name}.json`, 'utf8'))),
    ),
  );
const hu = textsOf('hu');
const en = textsOf('en');

/** Drawn by the page itself, not looked up. */
const literal = new Set(['HUN', 'ENG']);

describe('the words of the glossary stand in the portal to the letter (I18N-5)', () => {
  it.each(rows(section('Shell')).filter(([, text = '']) => !literal.has(text)))(
    'shell: %s',
    (_what, huText = '', enText = '') => {
      expect(hu).toContain(huText);
      expect(en).toContain(enText);
    },
  );

  const headings = [...rows(section('Public pages')), ...rows(section('Logged-in pages'))].map(
    ([route = '', title = '']) => [route, ...title.split(' / ')] as const,
  );
  it.each(headings)('heading of %s: %s', (_route, huText = '', enText = '') => {
    expect(hu).toContain(huText);
    expect(en).toContain(enText);
  });

  const addressFields = /^Address fields: ([\s\S]*?)\.\n/m.exec(glossary)?.[1]?.split(';') ?? [];
  it.each(addressFields.map((field) => field.trim().replace(/\s+/g, ' ')))('address field %s', (field) => {
    const [, huText = '', enText = ''] = /^\w+ (.+) \/ (.+)$/.exec(field) ?? [];
    expect(hu).toContain(huText);
    expect(en).toContain(enText);
  });

  const steps = section('Wizard steps \\(h2 hu / en, fields\\)')
    .split('\n')
    .flatMap((line) =>
      [...line.matchAll(/^\d\. (.+?) \/ (.+?):/g)].map(([, huText = '', enText = '']) => [huText, enText] as const),
    );
  it.each(steps)('wizard step %s', (huText, enText) => {
    expect(hu).toContain(huText);
    expect(en).toContain(enText);
  });

  it('reads all seven steps and ten address fields', () => {
    expect([steps.length, addressFields.length]).toEqual([7, 10]);
  });
});

describe('notices (I18N-5)', () => {
  // A text that names what was saved is filled in by its page.
  const lines = [...section('Notices').matchAll(/^(\w+): (?!names )(.+?) \/ (.+)$/gm)].map(
    ([, key = '', huText = '', enText = '']) => [key, huText, enText] as const,
  );
  it.each(lines)('%s', (key, huText, enText) => {
    expect(Object.entries(huCommon.notice)).toContainEqual([key, huText]);
    expect(Object.entries(enCommon.notice)).toContainEqual([key, enText]);
  });
});
