// @ts-check
/** npm run test:e2e: real-browser tests against the production build. --no-build takes the build that is there; the rest goes to Playwright. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { newest, root, run } from './run.mjs';

/** @type {{ dist: string, build: Record<string, string> }} */
const settings = JSON.parse(readFileSync(join(root, 'tests/e2e/settings.json'), 'utf8'));
const args = process.argv.slice(2);
const page = join(root, settings.dist, 'index.html');
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'scripts', 'package-lock.json', 'tests/e2e/settings.json'].map((path) => join(root, path)).filter(existsSync);
const stale = !existsSync(page) || newest(sources) > newest([page]);

if (stale && !args.includes('--no-build')) {
  // The same code as `npm run build`; the settings name the bank's page that the tests run, so it gets a folder of its own.
  const built = run('vite', ['build', '--outDir', settings.dist, '--emptyOutDir', '--logLevel', 'warn'], settings.build);
  if (built !== 0) process.exit(built);
}
process.exit(run('playwright', ['test', ...args.filter((arg) => arg !== '--no-build')], { CHROMIUM_PATH: findChromium() }));
