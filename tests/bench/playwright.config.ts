import { defineConfig } from '@playwright/test';

import portal from '../../playwright.config';
import { settings } from '../e2e/settings.mjs';
import { floorOrigin, staticOrigin } from './origins';

const host = (origin: string, dist: string) => ({
  command: `node scripts/nginx.mjs --port ${new URL(origin).port} --dist ${dist} --services ${settings.servicesOrigin}`,
  cwd: '../..',
  url: `${origin}/robots.txt`,
  reuseExistingServer: false,
});

/** The servers of the browser tests, and one each for the pages to compare with. */
export default defineConfig({
  ...portal,
  testDir: '.',
  // One thing at a time: the figures are times.
  workers: 1,
  timeout: 1_800_000,
  projects: [{ name: 'bench' }],
  use: { ...portal.use, viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true },
  webServer: [
    ...[portal.webServer ?? []].flat().map((server) => ({ ...server, cwd: '../..' })),
    host(floorOrigin, '.cache/bench-floor'),
    host(staticOrigin, '.cache/bench-static'),
  ],
});
