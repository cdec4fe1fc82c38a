import { expect, it } from 'vitest';

import { filesOf, read } from './tree';

const textsOf = (language: string): string =>
  filesOf(`src/i18n/locales/${language}`, /\.json$/)
    .map(read)
    .join('\n');

/** Drawn by the page itself, in every language alike. */
const drawn = ['HUN', 'ENG'];

/** The rows of the tables below a heading of docs/glossary.md, without their own headings. */
const rowsBelow = (heading: string): string[][] =>
  (read('docs/glossary.md').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));

const shell = rowsBelow('Shell').map(([, , hu = '', en = '']): readonly [string, string] => [hu, en]);
const headings = ['Public pages', 'Logged-in pages']
  .flatMap(rowsBelow)
  .map(([, , heading = '']): readonly [string, string] => [
    heading.split(' / ')[0] ?? '',
    heading.split(' / ')[1] ?? '',
  ]);
const steps = [...read('docs/glossary.md').matchAll(/^\d\. (.+?) \/ (.+?):/gm)].map(
  ([, hu = '', en = '']): readonly [string, string] => [hu, en],
);

it('finds the shell’s words, the pages’ headings and the wizard’s steps in the glossary', () => {
  expect([shell.length, headings.length, steps.length].map((length) => length > 6)).toEqual([true, true, true]);
});

it.each([...shell, ...headings, ...steps].filter(([hu]) => !drawn.includes(hu)))(
  'the portal says %s / %s to the letter, as the glossary does (I18N-5)',
  (hu, en) => {
    expect(textsOf('hu')).toContain(`"${hu}"`);
    expect(textsOf('en')).toContain(`"${en}"`);
  },
);
