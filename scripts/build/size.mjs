// @ts-check
/**
 * npm run size: bytes per page of the last `npm run build`, against the PERF budgets.
 * `--dist <folder>` measures another build; `--enforce` fails above a budget; `--why` lists the sign-in page's packages. Brotli at quality 11, like precompressed files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { filesUnder, root } from '../run.mjs';

/** In KB of 1,024 bytes, brotli; fonts as they are. */
const budgets = { signIn: 200, page: 60, pageWithDatePicker: 110, allScripts: 470, fonts: 45 };
/** The sign-in page and its Hungarian texts are part of the first chunk; English needs one file more. */
const englishTexts = 'src/i18n/locales/en/common.json';
const isPage = (/** @type {string} */ module) => module.startsWith('src/routes/');

/** @typedef {import('./bundleReport').ReportedChunk} Chunk */
const distAt = process.argv.indexOf('--dist');
const dist = join(root, (distAt < 0 ? undefined : process.argv[distAt + 1]) ?? 'dist');
const reportFile = join(root, '.cache', `bundle-${basename(dist)}.json`);
if (!existsSync(dist) || !existsSync(reportFile)) {
  console.error('There is no build to measure: npm run build');
  process.exit(1);
}
/** @type {Chunk[]} */
const chunks = JSON.parse(readFileSync(reportFile, 'utf8'));
const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));

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
/** @param {Iterable<string>} files */
const sum = (files) =>
  [...files]
    .map(measure)
    .reduce((a, b) => ({ raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli }), {
      raw: 0,
      gzip: 0,
      brotli: 0,
    });

/** A chunk and all that it imports statically. @param {Chunk} start @param {Set<string>} [seen] @returns {Set<string>} */
const graph = (start, seen = new Set()) => {
  if (seen.has(start.file)) return seen;
  seen.add(start.file);
  for (const file of start.imports) graph(byFile.get(file) ?? { ...start, file, imports: [] }, seen);
  return seen;
};
/** @param {Iterable<Chunk>} starts */
const graphOf = (starts) => new Set([...starts].flatMap((chunk) => [...graph(chunk)]));
/** @param {Set<string>} files @param {Set<string>} less */
const without = (files, less) => new Set([...files].filter((file) => !less.has(file)));
/** @param {Set<string>} files */
const cssOf = (files) => new Set([...files].flatMap((file) => byFile.get(file)?.css ?? []));

/** @param {number} bytes */
const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(7);
/** @type {string[]} */
const broken = [];
/** @param {string} name @param {Set<string>} files @param {number} [budget] */
const line = (name, files, budget) => {
  const js = sum(files);
  const css = sum(cssOf(files));
  const over = budget !== undefined && js.brotli > budget * 1024;
  if (over) broken.push(`${name}: ${(js.brotli / 1024).toFixed(1)} KB of ${budget}`);
  console.log(
    `${name.padEnd(44)}${kb(js.brotli)}${kb(js.gzip)}${kb(js.raw)}   ${kb(css.brotli)}${over ? `   OVER ${budget}` : ''}`,
  );
};

/** zxcvbn's word lists come with the first password field, and with no page. @param {string} name @param {Set<string>} files */
const checkWordLists = (name, files) => {
  if ([...files].some((file) => 'zxcvbn' in (byFile.get(file)?.packages ?? {})))
    broken.push(`${name}: loads zxcvbn's word lists`);
};

const starts = chunks.filter((chunk) => chunk.entry);
const pages = chunks.filter((chunk) => !chunk.entry && chunk.module !== null && isPage(chunk.module));
const english = chunks.filter((chunk) => chunk.module === englishTexts);
const scripts = new Set(chunks.map((chunk) => chunk.file));
const first = graphOf([...starts, ...english]);

checkWordLists('sign-in', first);
for (const page of pages) checkWordLists(page.module ?? '', graph(page));

console.log(`${'KB'.padEnd(44)} brotli   gzip    raw   css (brotli)`);
line('sign-in, all of it', graphOf(starts), budgets.signIn);
line('sign-in in English', first);
console.log('\nfurther pages: what each adds to the sign-in page; what at least half of them share stands apart');
const added = pages.map((chunk) => ({ chunk, files: without(graph(chunk), first) }));
const shared = new Set(
  [...scripts].filter(
    (file) => added.length > 2 && added.filter((page) => page.files.has(file)).length * 2 >= added.length,
  ),
);
line('shared by the pages', shared);
for (const { chunk, files } of added.sort((a, b) => (a.chunk.module ?? '').localeCompare(b.chunk.module ?? ''))) {
  const own = without(files, shared);
  // The calendar is lazy, but counts towards the pages that can open it.
  const calendars = [...own]
    .flatMap((file) => byFile.get(file)?.dynamicImports ?? [])
    .filter((file) => '@mui/x-date-pickers' in (byFile.get(file)?.packages ?? {}));
  const withCalendar = new Set([
    ...own,
    ...without(without(graphOf(calendars.flatMap((file) => byFile.get(file) ?? [])), first), shared),
  ]);
  line(
    (chunk.module ?? '').replace('src/routes/', ''),
    withCalendar,
    calendars.length > 0 ? budgets.pageWithDatePicker : budgets.page,
  );
}
console.log();
line(
  'all scripts without zxcvbn',
  new Set(chunks.filter((chunk) => !('zxcvbn' in chunk.packages)).map((chunk) => chunk.file)),
  budgets.allScripts,
);

const fonts = filesUnder(dist).filter((file) => file.endsWith('.woff2'));
const fontBytes = fonts.reduce((total, file) => total + readFileSync(file).length, 0);
if (fontBytes > budgets.fonts * 1024) broken.push(`fonts: ${(fontBytes / 1024).toFixed(1)} KB of ${budgets.fonts}`);
console.log(`${'fonts'.padEnd(44)}${kb(fontBytes)}   in ${fonts.length} files`);
if (english.length === 0)
  broken.push('the English texts of the sign-in page were not found: scripts/build/size.mjs no longer fits');

if (process.argv.includes('--why')) {
  /** @type {Map<string, number>} */
  const parts = new Map();
  for (const file of first)
    for (const [name, bytes] of Object.entries(byFile.get(file)?.packages ?? {}))
      parts.set(name, (parts.get(name) ?? 0) + bytes);
  console.log('\nthe sign-in page, KB before minifying');
  for (const [name, bytes] of [...parts].sort((a, b) => b[1] - a[1]).filter(([, bytes]) => bytes > 500))
    console.log(`${name.padEnd(44)}${kb(bytes)}`);
  console.log();
}
for (const one of broken) console.log(`past its budget: ${one}`);
if (broken.length === 0) console.log('every budget holds');
if (process.argv.includes('--enforce') && broken.length > 0) process.exit(1);
