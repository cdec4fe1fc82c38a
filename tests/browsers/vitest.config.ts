import { defineConfig } from 'vitest/config';

/** npm run test:browsers (OPS-8). */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  define: { __DEMO__: 'false' },
  test: { include: ['tests/browsers/*.test.ts'], fileParallelism: false, testTimeout: 300_000, hookTimeout: 120_000 },
});
