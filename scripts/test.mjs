// @ts-check
/** npm test: everything, in order, up to the first failure. The last line sums up the tests. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'cportal-test-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/** @type {[name: string, command: string, args: string[], env?: Record<string, string>][]} */
const steps = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'eslint', ['.', '--max-warnings', '0']],
  ['unit tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]],
  ['build', 'node', ['scripts/build.mjs', '--logLevel', 'warn']],
  ['size', 'node', ['scripts/size.mjs', '--enforce']],
  ['browser tests', 'node', ['scripts/e2e.mjs', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }],
  ['rules without a test', 'node', ['scripts/trace.mjs']],
];

// In MB. What these programs build and throw away at once: swept up less often, the unit tests are done a tenth sooner, lint and types a twentieth (PERF-8).
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

/** @param {string} file @returns {any} */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const summary = () => {
  const unit = read(unitReport);
  const { expected = 0, unexpected = 0, flaky = 0 } = read(browserReport).stats ?? {};
  const passed = (unit.numPassedTests ?? 0) + expected + flaky;
  const failed = (unit.numFailedTests ?? 0) + unexpected;
  return `${passed} passed, ${failed} failed`;
};

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const began = Date.now();

for (const [name, command, args, env] of steps) {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const code = run(command, args, env);
  console.log(`== ${name}: ${code === 0 ? 'ok' : `FAILED (exit ${code})`} after ${seconds(start)}`);
  if (code !== 0) {
    console.log(`\nStopped at: ${name}, after ${seconds(began)} in all`);
    console.log(summary());
    process.exit(1);
  }
}
console.log(`\nAll done in ${seconds(began)}`);
console.log(summary());
