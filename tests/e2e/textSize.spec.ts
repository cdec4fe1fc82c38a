import type { Page } from '@playwright/test';

import { openStep } from './support/journey';
import { expect, fillSignIn, test } from './support/portal';
import { enter, open, openAs } from './support/visit';

/** What a browser's own font size does: it sizes the root. */
const enlargeFont = (page: Page, pixels = 24): Promise<unknown> =>
  page.addInitScript((pixels) => {
    document.addEventListener('readystatechange', () => {
      document.documentElement.style.fontSize = `${pixels}px`;
    });
  }, pixels);

test('with a browser font of 24 px a notice is still as wide as the card of a public page (A11Y-4)', async ({
  page,
}) => {
  await enlargeFont(page);
  await page.goto('/login');
  await fillSignIn(page, 'anna@pelda.hu', 'nem ez az');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  const [notice, card] = [page.locator('[data-notice]'), page.locator('[data-narrow-page="true"]')];
  await expect(async () =>
    expect((await notice.boundingBox())?.width).toBe((await card.boundingBox())?.width),
  ).toPass();
});

for (const width of [1280, 390])
  test(`with a browser font of 24 px the text is half as big again, and nothing is wider than ${width} px (A11Y-4)`, async ({
    page,
    standin,
  }) => {
    await page.setViewportSize({ width, height: 820 });
    await enlargeFont(page);
    await openAs(page, standin, 'anna', '/profile/data');
    await expect(page.locator('body')).toHaveCSS('font-size', '22.5px');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

/** The words and sums that stand on more than one line, other than at a hyphen or in an e-mail address, and those outside of the page. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      // What is for screen readers alone is 1 px wide.
      if (node.parentElement?.checkVisibility() !== true || node.parentElement.offsetWidth <= 1) continue;
      // Not at a no-break space: a sum is one word.
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^ \n]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
        const isSplit = new Set(boxes.map(({ top }) => Math.round(top))).size > 1 && !/[-‑–@]/.test(word);
        if (isSplit || boxes.some(({ right }) => right > innerWidth)) broken.push(word);
      }
    }
    return broken;
  });

const expectReadable = async (page: Page, width: number, path: string): Promise<void> => {
  await expect.poll(() => brokenWords(page), path).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
};

for (const [width, font] of [
  [390, 24],
  [1280, 24],
  [390, 32],
] as const)
  test(`with a browser font of ${font} px at ${width} px no word or sum of the member's pages breaks inside (A11Y-4, I18N-4)`, async ({
    page,
    standin,
  }) => {
    await page.setViewportSize({ width, height: 820 });
    await enlargeFont(page, font);
    await enter(page, standin, 'ilona');
    for (const path of ['/payment/directdebit', '/invoices', '/profile/data']) {
      await open(page, path);
      await expectReadable(page, width, path);
    }
  });

for (const [width, font, step] of [
  [390, 24, 3],
  [1280, 24, 3],
  [390, 32, 3],
  [390, 32, 7],
] as const)
  test(`with a browser font of ${font} px at ${width} px no word or sum of the wizard's step ${step} breaks inside (A11Y-4, I18N-4)`, async ({
    page,
    standin,
    request,
  }) => {
    await page.setViewportSize({ width, height: 820 });
    await enlargeFont(page, font);
    await openStep(page, standin, request, step);
    await expectReadable(page, width, '/contracting');
  });
