// @ts-check
/**
 * npm run bench: paint and interactivity of the sign-in page beside a static page and the thinnest page with the same libraries,
 * and key presses. `npm run bench -- paint` runs one part; --no-build uses the existing builds; --rounds 7 is for `paint`. BENCH_PORT: scripts/bench/pages.mjs.
 */
import { parseArgs } from 'node:util';

import { keysPart } from './bench/keys.mjs';
import { buildAll, launch, startHosts } from './bench/pages.mjs';
import { paint } from './bench/paint.mjs';
import { findNginx } from './nginx.mjs';

/** @type {Record<string, (browser: import('@playwright/test').Browser, options: { rounds: number }) => Promise<string[]>>} */
const parts = { paint, keys: keysPart };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' } },
});
const unknown = positionals.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: there are ${Object.keys(parts).join(', ')}`);
  process.exit(64);
}
const names = positionals.length === 0 ? Object.keys(parts) : positionals;
if (findNginx() === undefined)
  throw new Error('The bench needs an nginx, so that all pages are served alike: name one in NGINX_PATH');

/** @type {readonly ('portal' | 'floor' | 'static')[]} */
const pages = names.includes('paint') ? ['portal', 'floor', 'static'] : ['portal'];
buildAll(pages, values['no-build']);
const stop = await startHosts(pages);
const browser = await launch();
/** @type {string[]} */
const missed = [];
try {
  for (const name of names) missed.push(...((await parts[name]?.(browser, { rounds: Number(values.rounds) })) ?? []));
} finally {
  await browser.close();
  stop();
}
console.log(missed.length === 0 ? '\nevery mark is met' : `\n${missed.map((one) => `missed: ${one}`).join('\n')}`);
