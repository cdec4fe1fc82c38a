import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { filesUnder } from './scripts/run.mjs';

const tests = filesUnder('tests')
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/e2e/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
type Test = (typeof tests)[number];

/** Replaced modules stay replaced for whoever comes next, and a time zone is a whole process's: such a file gets one to itself. */
const wantsItsOwn = ({ text }: Test): boolean => /vi\.(?:mock|resetModules)\(|process\.env\.TZ/.test(text);
const needsNoPage = ({ text }: Test): boolean => text.startsWith('// @vitest-environment node');

/** The others share their worker's modules and window: setting these up anew for each file cost more than the tests (PERF-8). */
const project = (name: string, environment: 'jsdom' | 'node', isolate: boolean, of: (test: Test) => boolean): TestProjectConfiguration => ({
  extends: true,
  // Threads are begun and fed sooner than processes (PERF-8).
  test: { name, environment, isolate, pool: isolate ? 'forks' : 'threads', include: tests.filter(of).map(({ file }) => file) },
});

export default defineConfig({
  plugins: [react()],
  define: { __DEMO__: 'false' },
  test: {
    setupFiles: ['tests/setup/vitest.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    maxWorkers: 2,
    // A slow machine is no failure.
    testTimeout: 60_000,
    projects: [
      project('no page', 'node', false, (test) => needsNoPage(test) && !wantsItsOwn(test)),
      project('pages', 'jsdom', false, (test) => !needsNoPage(test) && !wantsItsOwn(test)),
      project('alone, no page', 'node', true, (test) => needsNoPage(test) && wantsItsOwn(test)),
      project('alone', 'jsdom', true, (test) => !needsNoPage(test) && wantsItsOwn(test)),
    ],
  },
});
