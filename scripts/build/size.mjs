// @ts-check
/**
 * npm run size: bytes of the sign-in page and of each area of pages in the last `npm run build`, against the PERF budgets.
 * `--dist <folder>` measures another build; `--enforce` fails above a budget. Brotli, as the build compresses it.
 */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { filesUnder, root } from '../run.mjs';
import { chunkNamed, manifestFile, readManifest, withImports } from './manifest.mjs';

/** In KB of 1,024 bytes, brotli; fonts as they are. */
const budgets = { signIn: 200, area: 60, areaWithCalendar: 110, allScripts: 420, fonts: 45 };
/** The sign-in page and its Hungarian texts are part of the first chunk; English needs one file more. */
const englishTexts = 'src/i18n/locales/en/common.json';
/** Lazy, and needed by some pages: an area with it may have more. */
const calendar = 'src/components/form/fields/Calendar.tsx';
/** zxcvbn's word lists come with the first password field, and with no page. */
const wordLists = 'node_modules/zxcvbn/lib/main.js';

const distAt = process.argv.indexOf('--dist');
const dist = join(root, (distAt < 0 ? undefined : process.argv[distAt + 1]) ?? 'dist');
if (!existsSync(dist) || !existsSync(manifestFile(dist))) {
  console.error('There is no build to measure: npm run build');
  process.exit(1);
}
/** The chunks; files of other kinds that the manifest lists have a line of their own, or none. */
const manifest = Object.fromEntries(Object.entries(readManifest(dist)).filter(([, { file }]) => file.endsWith('.js')));

/** What is sent of a file: the compressed one, where the build has made any. @param {string} file */
const bytesOf = (file) => {
  const [sent] = [`${file}.br`, file].map((name) => join(dist, name)).filter((path) => existsSync(path));
  // An entry with imports only is inlined into the page.
  return sent === undefined ? 0 : statSync(sent).size;
};

/** @param {Iterable<string>} keys */
const graphOf = (keys) => withImports(manifest, keys);
/** @param {Set<string>} keys @param {Set<string>} less */
const without = (keys, less) => new Set([...keys].filter((key) => !less.has(key)));

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7);
/** @type {string[]} */
const broken = [];
/** @param {string} name @param {number} bytes @param {number} budget */
const line = (name, bytes, budget) => {
  if (bytes > budget * 1024) broken.push(`${name}: ${kb(bytes).trim()} KB of ${budget}`);
  console.log(`${name.padEnd(30)}${kb(bytes)} KB of ${budget}`);
};
/** @param {Set<string>} keys */
const sum = (keys) => [...keys].reduce((total, key) => total + bytesOf(manifest[key]?.file ?? ''), 0);

const scripts = new Set(Object.keys(manifest));
const starts = graphOf([...scripts].filter((key) => manifest[key]?.isEntry));
const first = graphOf([...starts, englishTexts]);
/** The chunks that scripts/build/chunkGroups.ts names; the others are called after a module. */
const named = [...scripts].filter((key) => key.startsWith('_') && !key.startsWith('_rolldown-runtime'));
const sharedKey = chunkNamed(manifest, 'shared');
const shared = graphOf([sharedKey]);
const areas = named.filter((key) => key !== sharedKey).sort();

for (const key of [englishTexts, calendar, wordLists])
  if (!scripts.has(key)) broken.push(`${key} has no chunk: scripts/build/size.mjs no longer fits`);
if (areas.length === 0) broken.push('no area has a chunk: scripts/build/size.mjs no longer fits chunkGroups.ts');
for (const key of ['index.html', ...areas])
  if (graphOf([key]).has(wordLists)) broken.push(`${manifest[key]?.name}: loads zxcvbn's word lists`);

line('sign-in, all of it', sum(starts), budgets.signIn);
line('sign-in in English', sum(first), budgets.signIn);
const known = new Set([...first, ...shared]);
console.log(
  `\nwhat other pages add: ${kb(sum(without(shared, first))).trim()} KB that they share, once, and their area`,
);
for (const key of areas) line(manifest[key]?.name ?? key, sum(without(graphOf([key]), known)), budgets.area);
line('calendar', sum(without(graphOf([calendar]), known)), budgets.areaWithCalendar - budgets.area);
console.log();
line('all scripts without zxcvbn', sum(without(scripts, new Set([wordLists]))), budgets.allScripts);
const fonts = filesUnder(dist).filter((file) => file.endsWith('.woff2'));
line(
  'fonts',
  fonts.reduce((total, file) => total + statSync(file).size, 0),
  budgets.fonts,
);
for (const one of broken) console.log(`past its budget: ${one}`);
if (broken.length === 0) console.log('every budget holds');
if (process.argv.includes('--enforce') && broken.length > 0) process.exit(1);
