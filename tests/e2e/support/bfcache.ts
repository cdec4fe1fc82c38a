import type { Page } from '@playwright/test';
import { locateChromium } from '../../../scripts/chromium.mjs';
import { portalOrigin, test as base } from './portal';

/**
 * Playwright starts Chromium without its back-forward cache; here it is on (FLT-5), in a whole browser. The host's `no-store` keeps Chromium
 * from keeping a page that has talked to a service; `cacheable` takes it off the pages, as other browsers and hosts may.
 */
export const test = base.extend<{ cacheable: () => Promise<void>; watchShowing: undefined }>({
  launchOptions: [({ launchOptions }, provide) => provide({ ...launchOptions, executablePath: locateChromium(), ignoreDefaultArgs: ['--disable-back-forward-cache'] }), { scope: 'worker' }],
  watchShowing: [
    async ({ page }, provide) => {
      await page.addInitScript(() => {
        window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { e2eRestored: persisted }));
      });
      await provide(undefined);
    },
    { auto: true },
  ],
  cacheable: async ({ page }, provide) => {
    await provide(async () => {
      await page.route(
        ({ origin, pathname }) => origin === portalOrigin && !pathname.startsWith('/assets/'),
        async (route) => {
          if (route.request().resourceType() !== 'document') {
            await route.fallback();
            return;
          }
          const response = await route.fetch();
          await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
        },
      );
    });
  },
});

/** Whether the page that shows came out of the back-forward cache: its pageshow event said so. */
export const wasRestored = (page: Page): Promise<boolean> => page.evaluate(() => 'e2eRestored' in window && window.e2eRestored === true);
