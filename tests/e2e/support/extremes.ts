import type { Page } from '@playwright/test';
import { expect } from './portal';

/** Ten thousand letters without a place to break, markup and right-to-left text (FLT-9). */
export const longWord = 'Árvíztűrő'.repeat(1_112);
export const markup = '<b>Kövér</b><img src=x onerror=alert(1)><script>alert(2)</script>';
export const rightToLeft = 'أحمد \u202Eמשה\u202C';
export const extreme = `${markup} ${rightToLeft} ${longWord}`;

export const phone = { width: 320, height: 640 } as const;

/** The page needs no scrolling sideways, and nothing that came as text has become a part of it. */
export const expectUsable = async (page: Page): Promise<void> => {
  // Under an open dialog the heading is seen, but no longer told.
  await expect(page.locator('h1')).toBeVisible();
  const found = await page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.documentElement;
    const wide = [...document.querySelectorAll('main *, header *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && element.closest('.visually-hidden') === null);
    return {
      over: Math.max(0, scrollWidth - innerWidth),
      widest: scrollWidth > innerWidth ? wide.slice(0, 3).map(({ tagName, className }) => `${tagName}.${className}`) : [],
      made: [...document.querySelectorAll('#root b, #root i, #root img, #root script, dialog b, dialog img')].map(({ outerHTML }) => outerHTML.slice(0, 80)),
    };
  });
  expect(found).toEqual({ over: 0, widest: [], made: [] });
};
