import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';

import { personas } from '../../../mocks/personas';
import { sentinels } from '../../../mocks/sentinels';
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
  test('holds pages, scripts, styles and fonts', () => {
    for (const end of ['.html', '.js', '.css', '.woff2'])
      expect(
        files.some(({ name }) => name.endsWith(end)),
        end,
      ).toBe(true);
  });

  test('holds no source maps (SEC-7)', () => {
    expect(files.filter(({ name }) => name.endsWith('.map')).map(({ name }) => name)).toEqual([]);
    expect(holding(/sourceMappingURL=/)).toEqual([]);
  });

  test('holds nothing of the stand-in (SEC-7, STUB-6)', () => {
    for (const mark of [/mockServiceWorker/, /\bmsw\b/i, /jelszo1/, /__standin/, /serviceWorker\.register/, /pdf-lib/i])
      expect(holding(mark), mark.source).toEqual([]);
  });

  test('holds none of the stand-in’s people and none of its inputs (SEC-7, STUB-6)', () => {
    const inputs = sentinels.flatMap(({ input }) => input.match(/[\w.]+@[\w.]+/g) ?? []);
    const addresses = [...new Set([...personas.map(({ id }) => `${id}@pelda.hu`), ...inputs])];
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.filter((address) => holding(new RegExp(`\\b${address}`)).length > 0)).toEqual([]);
  });

  test('holds the licence of every library in it, and the font’s', () => {
    const notices = files.find(({ name }) => name.endsWith('/third-party-licenses.txt'))?.content ?? '';
    for (const library of ['react', 'react-dom', '@mui/material', 'axios', 'i18next', 'zxcvbn'])
      expect(notices).toContain(`## ${library} - `);
    expect(files.find(({ name }) => name.endsWith('/OFL.txt'))?.content).toContain('SIL OPEN FONT LICENSE');
  });

  test('holds no bundle report and no manifest of the build', () => {
    expect(files.filter(({ name }) => /(^|\/)\.vite\/|bundle-.*\.json$/.test(name)).map(({ name }) => name)).toEqual(
      [],
    );
  });
});
