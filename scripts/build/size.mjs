// @ts-check
/**
 * npm run size: bytes of the sign-in page and of each area of pages in the last `npm run build`, against the PERF budgets.
 * `--dist <folder>` measures another build; `--enforce` fails above a budget. Brotli at quality 11, like precompressed files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

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

/** @param {string} file */
const measure = (file) => {
  // An entry with imports only is inlined into the page.
  if (!existsSync(join(dist, file))) return { raw: 0, gzip: 0, brotli: 0 };
  const content = readFileSync(join(dist, file));
  /** The precompressed size; computed if the build has no compressed file. @param {string} ending @param {(content: Buffer) => Buffer} compress */
  const sent = (ending, compress) =>
    (existsSync(join(dist, file + ending)) ? readFileSync(join(dist, file + ending)) : compress(content)).length;
  return {
    raw: content.length,
    gzip: sent('.gz', (whole) => gzipSync(whole, { level: 9 })),
    brotli: sent('.br', brotliCompressSync),
  };
};
/** @param {Set<string>} keys @param {(key: string) => string[]} filesOf */
const sum = (keys, filesOf) =>
  [...new Set([...keys].flatMap(filesOf))]
    .map(measure)
    .reduce((a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
      raw: 0,
      gzip: 0,
      brotli: 0,
    });
const scriptsOf = (/** @type {string} */ key) => (manifest[key] === undefined ? [] : [manifest[key].file]);
const stylesOf = (/** @type {string} */ key) => manifest[key]?.css ?? [];

/** @param {Iterable<string>} keys */
const graphOf = (keys) => withImports(manifest, keys);
/** @param {Set<string>} keys @param {Set<string>} less */
const without = (keys, less) => new Set([...keys].filter((key) => !less.has(key)));

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7);
/** @type {string[]} */
const broken = [];
/** @param {string} name @param {Set<string>} keys @param {number} [budget] */
const line = (name, keys, budget) => {
  const js = sum(keys, scriptsOf);
  const css = sum(keys, stylesOf);
  const over = budget !== undefined && js.brotli > budget * 1024;
  if (over) broken.push(`${name}: ${(js.brotli / 1024).toFixed(1)} KB of ${budget}`);
  console.log(
    `${name.padEnd(44)}${kb(js.brotli)}${kb(js.gzip)}${kb(js.raw)}   ${kb(css.brotli)}${over ? `   OVER ${budget}` : ''}`,
  );
};

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

console.log(`${'KB'.padEnd(44)} brotli   gzip    raw   css (brotli)`);
line('sign-in, all of it', starts, budgets.signIn);
line('sign-in in English', first, budgets.signIn);
console.log('\nwhat the other pages add to the sign-in page: what they share, once, and their area');
line('shared', without(shared, first));
for (const key of areas)
  line(manifest[key]?.name ?? key, without(graphOf([key]), new Set([...first, ...shared])), budgets.area);
line('calendar', without(graphOf([calendar]), new Set([...first, ...shared])), budgets.areaWithCalendar - budgets.area);
console.log();
line('all scripts without zxcvbn', without(scripts, new Set([wordLists])), budgets.allScripts);

const fonts = filesUnder(dist).filter((file) => file.endsWith('.woff2'));
const fontBytes = fonts.reduce((total, file) => total + readFileSync(file).length, 0);
if (fontBytes > budgets.fonts * 1024) broken.push(`fonts: ${(fontBytes / 1024).toFixed(1)} KB of ${budgets.fonts}`);
console.log(`${'fonts'.padEnd(44)}${kb(fontBytes)}   in ${fonts.length} files`);
for (const one of broken) console.log(`past its budget: ${one}`);
if (broken.length === 0) console.log('every budget holds');
if (process.argv.includes('--enforce') && broken.length > 0) process.exit(1);
