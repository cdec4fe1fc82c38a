// @ts-check
/**
 * npm run bench: paint and interactivity of the sign-in page beside a static page and the thinnest page with the same libraries,
 * and key presses (tests/bench/bench.spec.ts). `npm run bench -- -g paint` runs one part; --rounds 7 is for `paint`; --no-build
 * uses the existing builds. E2E_PORT: see tests/e2e/settings.mjs.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { settings } from '../tests/e2e/settings.mjs';
import { compress } from './build/compress.mjs';
import { findChromium } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { root, run } from './run.mjs';

const { values } = parseArgs({
  options: {
    'no-build': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    grep: { type: 'string', short: 'g', default: '' },
  },
});

/** @param {string} command @param {string[]} args */
const must = (command, args) => {
  if (run(command, args) !== 0) process.exit(1);
};

if (findNginx() === undefined) throw new Error('All pages have to be served alike: name an nginx in NGINX_PATH');
if (!values['no-build']) {
  must('node', ['scripts/e2e.mjs', '--only-build']);
  const [floor, still] = ['floor', 'static'].map((name) => join(root, `.cache/bench-${name}`));
  must('vite', ['build', '--config', 'tests/bench/floor/vite.config.ts', '--outDir', `${floor}`, '--emptyOutDir']);
  rmSync(`${still}`, { recursive: true, force: true });
  cpSync(join(root, 'tests/bench/static'), `${still}`, { recursive: true });
  for (const folder of [floor, still]) {
    // The host's program, its settings, and what is requested to see that it is up.
    cpSync(join(root, `${settings.dist}-host`), `${folder}-host`, { recursive: true });
    cpSync(join(root, settings.dist, 'settings.json'), join(`${folder}`, 'settings.json'), { force: true });
    writeFileSync(join(`${folder}`, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
    compress(`${folder}`);
  }
}
process.exit(
  run(
    'playwright',
    ['test', '--config', 'tests/bench/playwright.config.ts', ...(values.grep === '' ? [] : ['-g', values.grep])],
    {
      CHROMIUM_PATH: findChromium(),
      BENCH_ROUNDS: values.rounds,
    },
  ),
);
