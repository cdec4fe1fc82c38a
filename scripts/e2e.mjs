// @ts-check
/** npm run test:e2e: real-browser tests against the production build. --no-build takes the build that is there; the rest goes to Playwright. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { newest, root, run } from './run.mjs';

/** @type {{ dist: string, build: Record<string, string>, demo: { dist: string } }} */
const settings = JSON.parse(readFileSync(join(root, 'tests/e2e/settings.json'), 'utf8'));
const args = process.argv.slice(2);
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'scripts', 'package-lock.json', 'tests/e2e/settings.json'].map((path) => join(root, path)).filter(existsSync);

/** @param {string} dist @param {readonly string[]} from @param {readonly string[]} mode @param {Record<string, string>} [env] */
const build = (dist, from, mode, env) => {
  const page = join(root, dist, 'index.html');
  if (args.includes('--no-build') || (existsSync(page) && newest(from) <= newest([page]))) return;
  const built = run('vite', ['build', ...mode, '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'], env);
  if (built !== 0) process.exit(built);
};

// The same code as `npm run build`; the settings name the bank's page that the tests run, so it gets a folder of its own.
build(settings.dist, sources, [], settings.build);
build(settings.demo.dist, [...sources, join(root, 'mocks'), join(root, '.env.demo')], ['--mode', 'demo']);
process.exit(run('playwright', ['test', ...args.filter((arg) => arg !== '--no-build')], { CHROMIUM_PATH: findChromium() }));
