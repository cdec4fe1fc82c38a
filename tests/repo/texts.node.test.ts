import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

import { characters } from '../../scripts/font/fontCharacters.mjs';
import { filesOf, hole, literalsOf, read } from './tree';

const folder = (language: 'hu' | 'en'): string => `src/i18n/locales/${language}`;
const namespaces = filesOf(folder('hu'), /\.json$/).map((file) => basename(file, '.json'));

const flatten = (value: unknown, path: string): [key: string, text: unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, child]) => flatten(child, path === '' ? key : `${path}.${key}`))
    : [[path, value]];

const textsOf = (language: 'hu' | 'en'): Map<string, unknown> =>
  new Map(
    filesOf(folder(language), /\.json$/).flatMap((file) => {
      const content: unknown = JSON.parse(read(file));
      return flatten(content, '').map(([key, text]): [string, unknown] => [`${basename(file, '.json')}:${key}`, text]);
    }),
  );

const hu = textsOf('hu');
const en = textsOf('en');
const all = [...hu, ...en];

/** {{n}} and the tags that <Trans> fills, in no order: a translation may turn them round. */
const placeholdersOf = (text: unknown): string[] =>
  (String(text).match(/\{\{[^}]*\}\}|<\/?\w+\/?>/g) ?? []).map((mark) => mark.replace(/\s|,.*(?=\}\})/g, '')).sort();

describe('the texts', () => {
  it('are in both languages under the same keys (I18N-3)', () => {
    expect([...hu.keys()].filter((key) => !en.has(key))).toEqual([]);
    expect([...en.keys()].filter((key) => !hu.has(key))).toEqual([]);
  });

  it('are Hungarian in the English file for one code alone (I18N-3)', () => {
    expect(en.get('common:errors.TAX_CARD_NOT_FOUND')).toBe(hu.get('common:errors.TAX_CARD_NOT_FOUND'));
  });

  it('have the same placeholders in both languages (I18N-3)', () => {
    const different = [...hu].filter(
      ([key, text]) => en.has(key) && placeholdersOf(text).join() !== placeholdersOf(en.get(key)).join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('are never empty, and never anything but text', () => {
    expect(
      all
        .filter(([, text]) => typeof text !== 'string' || text.trim() === '' || text !== text.trim())
        .map(([key]) => key),
    ).toEqual([]);
  });

  it('hold no markup but the tags that components fill (ERR-6)', () => {
    expect(
      all.filter(([, text]) => /<[^>]*[\s="'][^>]*>|&\w+;|javascript:/i.test(String(text))).map(([key]) => key),
    ).toEqual([]);
  });

  it('are written in characters that the font holds (PERF-7)', () => {
    const held = new Set(Object.values(characters).join(''));
    const strange = all.flatMap(([key, text]) =>
      Array.from(String(text).normalize('NFC'))
        .filter((char) => !held.has(char) && char !== '\u00ad')
        .map((char) => `${key} ${char}`),
    );
    expect(strange).toEqual([]);
  });

  it('break no “e-mail”, and no “31-ig” or “7-ből” of a Hungarian sentence, over two lines; the glossary’s words keep their hyphen (UX-29)', () => {
    const glossary = read('docs/glossary.md');
    const breakable = (texts: typeof hu, pattern: RegExp): string[] =>
      [...texts].flatMap(([key, value]) => {
        const text = String(value);
        const isSentence = /[.!?]( |$)|: /.test(text) && !key.startsWith('common:notice.') && !glossary.includes(text);
        return isSentence && pattern.test(text) ? [key] : [];
      });
    expect(breakable(hu, /\be-mail|(?:\d|\}\})-\p{Ll}/iu)).toEqual([]);
    expect(breakable(en, /\be-mail/i)).toEqual([]);
  });
});

describe('the use of the texts', () => {
  /** One file's literals with the namespaces that a key may mean there: any, where keys are only data. */
  const uses = filesOf('src')
    .filter((file) => !file.endsWith('.d.ts'))
    .map((file) => {
      const literals = literalsOf(file).map(({ text }) => text);
      // useTranslation() is useTranslation('common').
      const asked = Array.from(read(file).matchAll(/\buseTranslation\(([^)]*)\)/g), ([, names]) => names || "'common'");
      const named = namespaces.filter((name) => asked.some((names) => names.includes(`'${name}'`)));
      return { literals: [...new Set(literals)], namespaces: asked.length > 0 ? named : namespaces };
    });

  const quote = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

  const usedKeys = (): Set<string> => {
    const used = new Set<string>();
    const keys = [...hu.keys()];
    for (const file of uses) {
      const own = keys.filter((key) => file.namespaces.includes(key.split(':')[0] ?? ''));
      for (const literal of file.literals) {
        // A template counts with a literal beginning only: `${anything}` would make every key used.
        const [head = '', ...rest] = literal.split(hole);
        if (literal === '' || (rest.length > 0 && head.length < 2)) continue;
        // What is filled in is one part of a key.
        const pattern = new RegExp(`^${[head, ...rest].map(quote).join('[^.]+')}(_(zero|one|two|few|many|other))?$`);
        if (literal.includes(':')) keys.filter((key) => pattern.test(key)).forEach((key) => used.add(key));
        else own.filter((key) => pattern.test(key.slice(key.indexOf(':') + 1))).forEach((key) => used.add(key));
      }
    }
    return used;
  };

  it('leaves none unused (I18N-3)', () => {
    const used = usedKeys();
    const literals = new Set(uses.flatMap((file) => file.literals));
    // The message of an empty field is named after the field, by its path or its path's last part.
    const isOfField = (key: string): boolean => {
      const last = key.split('.').at(-1) ?? '';
      return key.startsWith('common:required.') && [...literals].some((text) => text.split('.').at(-1) === last);
    };
    expect([...hu.keys()].filter((key) => !used.has(key) && !isOfField(key))).toEqual([]);
  });
});
