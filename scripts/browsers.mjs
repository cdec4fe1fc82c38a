// @ts-check
/** npm run test:browsers: one journey in Firefox and WebKit, as far as they are installed (OPS-8). --no-build uses the existing build. */
import { existsSync } from 'node:fs';

import { run } from './run.mjs';

const [, , ...args] = process.argv;
for (const [name, path] of [
  ['Firefox', '/usr/bin/firefox-esr'],
  ['WebKit', '/usr/bin/WebKitWebDriver'],
  ['an X server for WebKit', '/usr/bin/Xvfb'],
]) {
  if (!existsSync(path ?? '')) console.error(`${name} isn't installed (${path}): its journeys are left out`);
}
const built = args.includes('--no-build') ? 0 : run('node', ['scripts/e2e.mjs', '--only-build']);
process.exit(
  built ||
    run('vitest', [
      'run',
      '--config',
      'tests/browsers/vitest.config.ts',
      '--root',
      '.',
      ...args.filter((arg) => arg !== '--no-build'),
    ]),
);
