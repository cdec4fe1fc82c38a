import { defineConfig } from 'vitest/config';

/** npm run test:browsers (OPS-8). */
export default defineConfig({
  define: { __DEMO__: 'false' },
  test: { include: ['tests/browsers/*.test.ts'], fileParallelism: false, testTimeout: 180_000, hookTimeout: 60_000 },
});
