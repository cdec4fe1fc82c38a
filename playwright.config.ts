import { defineConfig } from '@playwright/test';
import { locateChromium } from './scripts/chromium.mjs';
import { settings } from './tests/e2e/settings.mjs';
import type { Options } from './tests/e2e/support/keptPage';

const { origin, servicesOrigin } = settings;
const demo = settings.demo;
const demoAddress = `http://${settings.host}:${demo.port}${demo.at}`;
const demoTests = /desk.*\.spec\.ts/;
/** What a browser does that has never been here before. */
const firstVisits = /(?:perf|perfShift|prerender)\.spec\.ts/;
const asRoot = process.getuid?.() === 0;

/** The production build in a real browser behind the project's own nginx, with the stand-in's services and the bank's page on origins of their own. */
export default defineConfig<Options>({
  testDir: 'tests/e2e',
  outputDir: settings.own === '' ? 'test-results' : `.cache/test-results${settings.own}`,
  // One more than there are cores: a test waits a part of its time, for what the portal does after a while or for a reply that is held (PERF-8).
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'hu-HU',
    viewport: { width: 1280, height: 820 },
    // A trace of every test, kept of those that fail, takes a fifth more time: `-- --trace retain-on-failure` asks for it.
    trace: 'off',
    // The page's fixture takes one of what fails (tests/e2e/support/portal.ts).
    screenshot: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL_PATH || locateChromium(),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        // Nothing but this machine is ever asked.
        `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${settings.host}`,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The page that is kept for the next test keeps its process, too, with what that has compiled.
        '--renderer-process-limit=1',
        // A page lives for seconds: compiling what runs often into better code costs more than it saves.
        '--js-flags=--no-maglev',
      ],
    },
  },
  // The one with the longest tests first: at the end one worker would run the last of them alone.
  projects: [
    // The demo's build, as plain files in a folder of a host that has no rule for it (STUB-5).
    { name: 'demo', testMatch: demoTests, use: { baseURL: demoAddress, savesData: true } },
    { name: 'first visits', testMatch: firstVisits },
    // One test after another in the same page, emptied in between (tests/e2e/support/keptPage.ts).
    { name: 'portal', testIgnore: [demoTests, firstVisits], use: { keepsPage: true, savesData: true } },
  ],
  webServer: [
    ...(settings.hosted
      ? [
          {
            command: `node scripts/nginx.mjs --port ${settings.portalPort} --dist ${settings.dist} --services ${servicesOrigin}`,
            url: `${origin}/robots.txt`,
            reuseExistingServer: false,
            stdout: 'ignore' as const,
            stderr: 'pipe' as const,
          },
        ]
      : []),
    {
      command: `node scripts/stub.mjs --port ${new URL(servicesOrigin).port} --bank-port ${settings.bankPort} --origin ${origin} --dist ${settings.dist}`,
      url: `${servicesOrigin}/__standin/personas`,
      reuseExistingServer: false,
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: `node scripts/serveFolder.mjs --dir ${demo.dist} --at ${demo.at} --port ${demo.port}`,
      url: demoAddress,
      reuseExistingServer: false,
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});
