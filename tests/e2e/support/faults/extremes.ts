import type { Page } from '@playwright/test';

import { expect } from '../portal';

/** Ten thousand letters without a break opportunity, markup, and right-to-left text (FLT-9). */
export const longWord = 'Árvíztűrő'.repeat(1_112);
export const markup = '<b>Kövér</b><img src=x onerror=alert(1)><script>alert(2)</script>';
export const rightToLeft = 'أحمد \u202Eמשה\u202C';
export const extreme = `${markup} ${rightToLeft} ${longWord}`;

export const phone = { width: 320, height: 640 } as const;

/** The page doesn't scroll sideways, and no text has become markup. */
export const expectUsable = async (page: Page): Promise<void> => {
  // A dialog may hide the heading from assistive technology.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  const found = await page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.documentElement;
    const wide = [...document.querySelectorAll('main *, header *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return {
      over: Math.max(0, scrollWidth - innerWidth),
      widest: scrollWidth > innerWidth ? wide.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 80)) : [],
      markup: [...document.querySelectorAll('body b, body i, body img, body script:not([src])')].map(({ outerHTML }) =>
        outerHTML.slice(0, 80),
      ),
    };
  });
  expect(found).toEqual({ over: 0, widest: [], markup: [] });
};
