import { configDefaults, defineConfig } from 'vitest/config';

/**
 * The tests that Stryker runs against each mutant (`npm run mutate`): those of pure rules, in one project, because it knows
 * no other way to tell which tests reach a line.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  define: { __DEMO__: 'false' },
  test: {
    environment: 'jsdom',
    isolate: false,
    // Not the setup of the other unit tests: loading it for each mutant takes longer than most of these tests.
    setupFiles: ['tests/setup/fixedSeed.ts'],
    include: ['tests/{domain,session}/**/*.test.{ts,tsx}'],
    // The time zone belongs to the process, and Stryker runs tests in threads.
    exclude: [...configDefaults.exclude, 'tests/**/*.isolated.node.*'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
