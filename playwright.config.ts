import { defineConfig } from '@playwright/test';

import { locateChromium } from './scripts/chromium.mjs';
import { settings } from './tests/e2e/settings.mjs';

const { origin, servicesOrigin } = settings;
const demo = settings.demo;
const demoAddress = `http://${settings.host}:${demo.port}${demo.at}`;
const demoTests = /e2e\/demo\.spec\.ts$/;
const asRoot = process.getuid?.() === 0;

/** Another program that answers at the address would be tested in its place: it stops the run. */
const server = (command: string, url: string) => ({ command, url, timeout: 180_000 });

/** Runs the production build behind the project's own nginx. The stand-in's services and the bank's page have their own origins. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: settings.results,
  // One more than the two cores: tests spend part of their time waiting for timers and held replies.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A limit for what hangs: whole journeys take two minutes on a busy machine.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'hu-HU',
    viewport: { width: 1280, height: 820 },
    // Recording traces takes a fifth longer. To get one: `npm run test:e2e -- --trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL_PATH || locateChromium(),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        // No request leaves this machine.
        `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${settings.host}`,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // The demo build, served as plain files from a folder of a host without rewrite rules (STUB-5).
    { name: 'demo', testMatch: demoTests, use: { baseURL: demoAddress } },
    { name: 'portal', testIgnore: [demoTests, ...(process.env.PICTURES ? [] : [/pictures\.spec\.ts$/])] },
  ],
  webServer: [
    ...(settings.hosted
      ? [
          server(
            `node scripts/nginx.mjs --port ${settings.portalPort} --dist ${settings.dist} --services ${servicesOrigin}`,
            `${origin}/robots.txt`,
          ),
        ]
      : []),
    server(
      `node scripts/standin/stub.mjs --port ${new URL(servicesOrigin).port} --bank-port ${settings.bankPort} --origin ${origin} --dist ${settings.dist}`,
      `${servicesOrigin}/__standin/personas`,
    ),
    server(
      `node_modules/.bin/vite preview --mode demo --outDir ${demo.dist} --base ${demo.at} --host ${settings.host} --port ${demo.port} --strictPort`,
      demoAddress,
    ),
  ],
});
