// @ts-check
/**
 * npm run test:e2e: runs the browser tests against the production build, behind nginx where it is installed (deploy/).
 * --no-build uses the existing build, --only-build stops after building. Other arguments go to Playwright. E2E_PORT: see tests/e2e/settings.mjs.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { settings } from '../tests/e2e/settings.mjs';
import { findChromium, locateShell } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { newest, root, run } from './run.mjs';

const args = process.argv.slice(2);
/** The arguments for this script. */
const own = ['--no-build', '--only-build'];
const sources = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts',
  'package-lock.json',
  'tests/e2e/settings.mjs',
]
  .map((path) => join(root, path))
  .filter(existsSync);

/** @param {string} dist @param {readonly string[]} from @param {readonly string[]} command @param {Record<string, string>} [env] */
const build = (dist, from, command, env) => {
  const page = join(root, dist, 'index.html');
  if (args.includes('--no-build') || (existsSync(page) && newest(from) <= newest([page]))) return;
  const built = run('node', [...command, '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'], env);
  if (built !== 0) process.exit(built);
};

const chromium = findChromium();
const withWindow = ['--headed', '--debug', '--ui'].some((arg) => args.includes(arg));
const shell = (withWindow ? undefined : locateShell()) ?? chromium;
if (findNginx() === undefined)
  console.error('nginx is not installed: the portal is served without its headers, and their tests are skipped');
// The same code as `npm run build` in a folder of its own, because the settings name the tests' bank.
build(settings.dist, sources, ['scripts/build/build.mjs'], settings.build);
build(
  settings.demo.dist,
  [...sources, join(root, 'mocks'), join(root, '.env.demo')],
  ['node_modules/vite/bin/vite.js', 'build', '--mode', 'demo'],
);
if (args.includes('--only-build')) process.exit(0);
const code = run('playwright', ['test', ...args.filter((arg) => !own.includes(arg))], {
  CHROMIUM_PATH: chromium,
  CHROMIUM_SHELL_PATH: shell,
});
process.exit(code);
