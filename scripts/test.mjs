// @ts-check
/**
 * npm test: what every change has to pass. npm run test:all (--all): the wide part as well, and exploring.
 * --wide: only the wide part. Wide is what has the tag: `wide` in Vitest, `@wide` in Playwright.
 * Stops at the first failure. The last line sums up the tests.
 */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runAside } from './run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'cportal-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');
const otherReport = join(reports, 'other.json');
const wideUnitReport = join(reports, 'wideUnit.json');
const wideReport = join(reports, 'wide.json');
const othersWideReport = join(reports, 'othersWide.json');

/** @typedef {[name: string, command: string, args: string[], env?: Record<string, string>]} Step */

/** @typedef {{ steps: Step[], beside?: Step[] }} Stage Stages run one after the other. `beside` runs in parallel with `steps`, which only use one core. */

/** The browsers' journeys that every change passes: each of the two that the browser tests don't use, at one width. */
const quickBrowsers = ['-t', 'Firefox.* at 1280 px|WebKit.* at 390 px'];

/** @param {string} report @param {readonly string[]} only @returns {Step} */
const otherBrowsers = (report, only) => [
  'other browsers',
  'node',
  [
    'scripts/browsers.mjs',
    '--no-build',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...only,
  ],
];

/** @param {string} name @param {string} report @param {string} tags @returns {Step} */
const unitTests = (name, report, tags) => [
  name,
  'vitest',
  ['run', `--tags-filter=${tags}`, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
];

/** @type {Stage[]} */
const quick = [
  {
    // Lint takes one core as long as all the rest takes the other.
    steps: [['lint', 'eslint', ['.', '--max-warnings', '0']]],
    beside: [
      // What it knows of unchanged files is kept: again without a change it takes a fifth of the time.
      ['types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']],
      ['format', 'prettier', ['--check', '.']],
      ['build', 'node', ['scripts/build/build.mjs', '--logLevel', 'warn']],
      ['size', 'node', ['scripts/build/size.mjs', '--enforce']],
      ['builds for the browser tests', 'node', ['scripts/e2e.mjs', '--only-build']],
      otherBrowsers(otherReport, quickBrowsers),
    ],
  },
  {
    steps: [
      unitTests('unit tests', unitReport, '!wide'),
      [
        'browser tests',
        'node',
        ['scripts/e2e.mjs', '--reporter=list,json', '--grep-invert', '@wide'],
        { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
      ],
      ['rules without a test', 'node', ['scripts/trace.mjs']],
    ],
  },
];

/** @type {Stage[]} */
const wide = [
  {
    steps: [
      unitTests('wide unit tests', wideUnitReport, 'wide'),
      [
        'wide browser tests',
        'node',
        ['scripts/e2e.mjs', '--reporter=list,json', '--grep', '@wide'],
        { PLAYWRIGHT_JSON_OUTPUT_NAME: wideReport },
      ],
      otherBrowsers(othersWideReport, []),
    ],
  },
];

/** @type {Stage} */
const exploring = { steps: [['exploring', 'node', ['scripts/explore.mjs', '--no-build', '--minutes', '5']]] };

/** @type {Record<string, Stage[]>} */
const parts = { '--all': [...quick, ...wide, exploring], '--wide': wide };
const stages = parts[process.argv[2] ?? ''] ?? quick;

// In MB. A larger young generation means fewer collections: unit tests run 10 % faster, types and lint 5 %.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

/** @param {string} file @returns {any} */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const summary = () => {
  const units = [unitReport, otherReport, wideUnitReport, othersWideReport].map(read);
  const browsers = [browserReport, wideReport].map((report) => read(report).stats ?? {});
  const passed =
    units.reduce((sum, { numPassedTests = 0 }) => sum + numPassedTests, 0) +
    browsers.reduce((sum, { expected = 0, flaky = 0 }) => sum + expected + flaky, 0);
  const failed =
    units.reduce((sum, { numFailedTests = 0 }) => sum + numFailedTests, 0) +
    browsers.reduce((sum, { unexpected = 0 }) => sum + unexpected, 0);
  return `${passed} passed, ${failed} failed`;
};

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const began = Date.now();

/** The step that failed; no step starts after it. */
let failed = '';

/** @param {readonly Step[]} steps @param {boolean} held whether to print each step's output only when it ends */
const runAll = async (steps, held) => {
  for (const [name, command, args, env] of steps) {
    if (failed !== '') return;
    if (!held) console.log(`\n== ${name}`);
    const start = Date.now();
    const { code, output } = await runAside(command, args, env, held);
    if (held) console.log(`\n== ${name}\n${output}`);
    console.log(`== ${name}: ${code === 0 ? 'ok' : `FAILED (exit ${code})`} after ${seconds(start)}`);
    if (code !== 0) failed ||= name;
  }
};

for (const { steps, beside = [] } of stages)
  await Promise.all([runAll(steps, beside.length > 0), runAll(beside, true)]);

console.log(
  failed === '' ? `\nAll done in ${seconds(began)}` : `\nStopped at: ${failed}, after ${seconds(began)} in all`,
);
console.log(summary());
process.exitCode = failed === '' ? 0 : 1;
