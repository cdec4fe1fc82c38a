// @ts-check
/**
 * npm run mutate: changes the rules one place at a time and looks whether a test notices (docs/testing.md).
 * One file: npm run mutate -- --mutate src/domain/money/fees.ts
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: ['src/{domain,session}/**/*.{ts,tsx}'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Only what has changed since the last run is tried again.
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  reporters: ['progress', 'clear-text', 'json'],
  clearTextReporter: { reportTests: false, logTests: false },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  tempDirName: '.cache/mutation/sandbox',
  // The sandbox is a copy of the repository; what builds and other tests leave isn't needed there.
  ignorePatterns: ['/dist*', '/.cache', '/test-results', '/playwright-report', '/docs/pictures', '/public'],
  thresholds: { high: 95, low: 90, break: 90 },
};
