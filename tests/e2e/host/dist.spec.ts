import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';

import { personas } from '../../../mocks/personas';
import { filesUnder, root } from '../../../scripts/run.mjs';
import { settings } from '../settings.mjs';

/** The build of the browser tests, and the one to deploy if it is there: the same code with other settings. */
const folders = [settings.dist, 'dist'].filter((folder) => existsSync(join(root, folder)));
const files = folders
  .flatMap((folder) => filesUnder(join(root, folder)))
  .filter((path) => !/\.(?:br|gz)$/.test(path))
  .map((path) => ({ name: relative(root, path), content: readFileSync(path, 'latin1') }));
const holding = (mark: RegExp): string[] => files.filter(({ content }) => mark.test(content)).map(({ name }) => name);

test.describe('the production build', () => {
  test('holds no source maps and no report of the build (SEC-7)', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(({ name }) => /\.map$|(^|\/)\.vite\/|bundle-.*\.json$/.test(name))).toEqual([]);
    expect(holding(/sourceMappingURL=/)).toEqual([]);
  });

  test('holds nothing of the stand-in, and none of its people (SEC-7, STUB-6)', () => {
    for (const mark of [/mockServiceWorker/, /\bmsw\b/i, /jelszo1/, /__standin/, /serviceWorker\.register/, /pdf-lib/i])
      expect(holding(mark), mark.source).toEqual([]);
    const addresses = personas.map(({ id }) => `${id}@pelda.hu`);
    expect(addresses.filter((address) => holding(new RegExp(`\\b${address}`)).length > 0)).toEqual([]);
  });

  test('lets no phone make a link of a number, on any page', () => {
    const pages = files.filter(({ name }) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(3);
    for (const { name, content } of pages)
      expect(content, name).toContain('<meta name="format-detection" content="telephone=no"');
  });

  test('holds the licence of every library in it, and the font’s', () => {
    const notices = files.find(({ name }) => name.endsWith('/third-party-licenses.txt'))?.content ?? '';
    for (const library of ['react', 'react-dom', '@mui/material', 'axios', 'i18next', 'zxcvbn'])
      expect(notices).toContain(`## ${library} - `);
    expect(files.find(({ name }) => name.endsWith('/OFL.txt'))?.content).toContain('SIL OPEN FONT LICENSE');
  });
});
