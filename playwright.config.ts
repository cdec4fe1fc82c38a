import { defineConfig } from '@playwright/test';
import { locateChromium } from './scripts/chromium.mjs';
import settings from './tests/e2e/settings.json' with { type: 'json' };

const origin = `http://${settings.host}:${settings.portalPort}`;
const demo = settings.demo;
const demoAddress = `http://${settings.host}:${demo.port}${demo.at}`;
const demoTests = /desk.*\.spec\.ts/;
const asRoot = process.getuid?.() === 0;

/** The production build in a real browser, with the stand-in behind it and the bank's page on an origin of its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: locateChromium(),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--no-first-run',
        // Nothing but this machine is ever asked.
        `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${settings.host}`,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'portal', testIgnore: demoTests },
    // The demo's build, as plain files in a folder of a host that has no rule for it (STUB-5).
    { name: 'demo', testMatch: demoTests, use: { baseURL: demoAddress } },
  ],
  webServer: [
    {
      command: `node scripts/stub.mjs --port ${settings.portalPort} --bank-port ${settings.bankPort} --dist ${settings.dist}`,
      url: `${origin}/__standin/personas`,
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
