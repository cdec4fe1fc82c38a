import type { Page } from '@playwright/test';

import { locateChromium } from '../../../scripts/chromium.mjs';
import { test as base, portalOrigin } from './portal';

/**
 * Playwright disables Chromium's back-forward cache. Here it is on, in a full browser, as the headless shell has none (FLT-5).
 * Chromium doesn't cache a page sent with `no-store` that has called a service; `cacheable` removes that header, as another host might.
 */
export const test = base.extend<{ cacheable: () => Promise<void>; watchShowing: undefined }>({
  launchOptions: [
    ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        executablePath: locateChromium(),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
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

/** Whether the page came out of the back-forward cache. */
export const wasRestored = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'e2eRestored' in window && window.e2eRestored === true);
