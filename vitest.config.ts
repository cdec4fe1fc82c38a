import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/**
 * A test file's name says where it runs: `X.node.test.ts` without a page, `X.isolated.test.tsx` in a worker of its own (for
 * replaced modules, storage that refuses, or another time zone). The others share the modules and the window of their worker: loading them for each
 * file takes twice as long as the tests themselves.
 */
const project = (
  name: string,
  environment: 'jsdom' | 'node',
  include: string[],
  exclude: string[] = [],
): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    environment,
    isolate: name.includes('isolated'),
    include,
    exclude: ['tests/{e2e,browsers}/**', ...exclude],
  },
});

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  define: { __DEMO__: 'false' },
  test: {
    setupFiles: ['tests/setup/vitest.ts'],
    restoreMocks: true,
    maxWorkers: 2,
    // Generous, for slow machines.
    testTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      project('node', 'node', ['tests/**/*.node.test.ts'], ['tests/**/*.isolated.*']),
      project('jsdom', 'jsdom', ['tests/**/*.test.{ts,tsx}'], ['tests/**/*.{node,isolated}.*']),
      project('node, isolated', 'node', ['tests/**/*.isolated.node.test.ts']),
      project('jsdom, isolated', 'jsdom', ['tests/**/*.isolated.test.{ts,tsx}']),
    ],
  },
});
