// @ts-check
/**
 * npm run test:e2e: real-browser tests against the production build, behind nginx where there is one (deploy/).
 * --no-build takes the build that is there, --only-build ends once it is there; --all-views looks with axe in every view (tests/e2e/support/a11yAxe.ts); the rest goes to Playwright. E2E_PORT: see tests/e2e/settings.mjs.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../tests/e2e/settings.mjs';
import { findChromium, locateShell } from './chromium.mjs';
import { findNginx } from './nginx.mjs';
import { newest, root, run } from './run.mjs';

const args = process.argv.slice(2);
/** What is said to this script, not to Playwright. */
const own = ['--no-build', '--only-build', '--all-views'];
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'scripts', 'package-lock.json', 'tests/e2e/settings.mjs'].map((path) => join(root, path)).filter(existsSync);

/** @param {string} dist @param {readonly string[]} from @param {readonly string[]} command @param {Record<string, string>} [env] */
const build = (dist, from, command, env) => {
  const page = join(root, dist, 'index.html');
  if (args.includes('--no-build') || (existsSync(page) && newest(from) <= newest([page]))) return;
  const built = run('node', [...command, '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'], env);
  if (built !== 0) process.exit(built);
};

const chromium = findChromium();
const toBeSeen = ['--headed', '--debug', '--ui'].some((arg) => args.includes(arg));
const shell = (toBeSeen ? undefined : locateShell()) ?? chromium;
if (findNginx() === undefined) console.error('No nginx here: the portal is served without its headers, and the tests of them are skipped');
// The same code as `npm run build`; the settings name the bank's page that the tests run, so it gets a folder of its own.
build(settings.dist, sources, ['scripts/build.mjs'], settings.build);
build(settings.demo.dist, [...sources, join(root, 'mocks'), join(root, '.env.demo')], ['node_modules/vite/bin/vite.js', 'build', '--mode', 'demo']);
if (args.includes('--only-build')) process.exit(0);
process.exit(run('playwright', ['test', ...args.filter((arg) => !own.includes(arg))], { CHROMIUM_PATH: chromium, CHROMIUM_SHELL_PATH: shell, ...(args.includes('--all-views') ? { A11Y_VIEWS: 'all' } : {}) }));
