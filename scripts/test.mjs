// @ts-check
/**
 * npm test: what every change has to pass. Stops at the first failure, prints how long each part took, and sums up the tests in
 * its last line.
 */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { settings } from '../tests/e2e/settings.mjs';
import { runAside } from './run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'cportal-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/** @typedef {[name: string, command: string, args: string[], env?: Record<string, string>]} Step */

/** Lint takes one core as long as these take the other. @type {Step[]} */
const beside = [
  ['types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']],
  ['format', 'prettier', ['--check', '.']],
  // The production build with the settings of the browser tests, and the demo.
  ['builds', 'node', ['scripts/e2e.mjs', '--only-build']],
  ['size', 'node', ['scripts/build/size.mjs', '--dist', settings.dist, '--enforce']],
];

/** @type {Step[]} */
const tests = [
  ['unit tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]],
  [
    'browser tests',
    'node',
    ['scripts/e2e.mjs', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  ],
  ['rules without a test', 'node', ['scripts/trace.mjs', '--strict']],
];

// In MB. A larger young generation means fewer collections: unit tests run 10 % faster, types and lint 5 %.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

/** @param {string} file @returns {any} */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const summary = () => {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(browserReport).stats ?? {};
  const { numPassedTests = 0, numFailedTests = 0 } = read(unitReport);
  return `${numPassedTests + expected + flaky} passed, ${numFailedTests + unexpected} failed`;
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

await Promise.all([runAll([['lint', 'eslint', ['.', '--max-warnings', '0']]], true), runAll(beside, true)]);
await runAll(tests, false);

console.log(
  failed === '' ? `\nAll done in ${seconds(began)}` : `\nStopped at: ${failed}, after ${seconds(began)} in all`,
);
console.log(summary());
process.exitCode = failed === '' ? 0 : 1;
