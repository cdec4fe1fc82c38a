import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { filesUnder } from './scripts/run.mjs';

const tests = filesUnder('tests')
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/e2e/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
type Test = (typeof tests)[number];

/** Replaced modules stay replaced for whoever comes next: such a file gets a worker to itself. */
const replacesModules = ({ text }: Test): boolean => /vi\.(?:mock|resetModules)\(/.test(text);
const needsNoPage = ({ text }: Test): boolean => text.startsWith('// @vitest-environment node');

/** The others share their worker's modules and window: setting these up anew for each file cost more than the tests (PERF-8). */
const project = (name: string, environment: 'jsdom' | 'node', isolate: boolean, of: (test: Test) => boolean): TestProjectConfiguration => ({
  extends: true,
  test: { name, environment, isolate, include: tests.filter(of).map(({ file }) => file) },
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
      project('no page', 'node', false, (test) => needsNoPage(test) && !replacesModules(test)),
      project('pages', 'jsdom', false, (test) => !needsNoPage(test) && !replacesModules(test)),
      project('alone, no page', 'node', true, (test) => needsNoPage(test) && replacesModules(test)),
      project('alone', 'jsdom', true, (test) => !needsNoPage(test) && replacesModules(test)),
    ],
  },
});
