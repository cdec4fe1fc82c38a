import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

import { filesUnder } from './scripts/run.mjs';
import { parseConfig } from './src/config/settingsSchema.ts';

const tests = filesUnder('tests')
  .filter((file) => /\.test\.tsx?$/.test(file) && !/^tests\/(?:e2e|browsers)\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
type Test = (typeof tests)[number];

/** Replaced modules leak into the next file and the time zone belongs to the process, so these files get a worker of their own. */
const needsIsolation = ({ text }: Test): boolean => /vi\.(?:mock|doMock|resetModules)\(|process\.env\.TZ/.test(text);
const needsNoPage = ({ text }: Test): boolean => text.startsWith('// @vitest-environment node');

/** The other files share the modules and the window of their worker: loading them for each file takes twice as long as the tests themselves. */
const project = (
  name: string,
  environment: 'jsdom' | 'node',
  isolate: boolean,
  includes: (test: Test) => boolean,
): TestProjectConfiguration => ({
  extends: true,
  test: { name, environment, isolate, include: tests.filter(includes).map(({ file }) => file) },
});

/** The settings of the build under test: without a bank's origin nobody could pay. */
const settings = { VITE_ALLOWED_ORIGINS: 'https://bank.example.test' };

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  define: {
    __DEMO__: 'false',
    __CONFIG__: JSON.stringify(parseConfig(settings)),
    __SETTINGS__: JSON.stringify(settings),
  },
  test: {
    setupFiles: ['tests/setup/vitest.ts'],
    restoreMocks: true,
    maxWorkers: 2,
    // Generous, for slow machines.
    testTimeout: 180_000,
    projects: [
      project('node', 'node', false, (test) => needsNoPage(test) && !needsIsolation(test)),
      project('jsdom', 'jsdom', false, (test) => !needsNoPage(test) && !needsIsolation(test)),
      project('node, isolated', 'node', true, (test) => needsNoPage(test) && needsIsolation(test)),
      project('jsdom, isolated', 'jsdom', true, (test) => !needsNoPage(test) && needsIsolation(test)),
    ],
  },
});
