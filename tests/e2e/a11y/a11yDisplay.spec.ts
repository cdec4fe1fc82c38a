import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { openAs, openStep } from '../support/a11y/a11yState';
import { expect, test } from '../support/portal';

const { member, wizard } = portal;

test.describe('with reduced motion (A11Y-4)', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
});

test.describe('in forced colours (A11Y-4)', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });
});

test.describe('at 400 % (1.4.10)', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a window of 320 × 256 px shows what has the focus, between the bars (A11Y-2, A11Y-4)', async ({
    page,
    standin,
    request,
  }) => {
    await openStep({ page, standin, request }, 4);
    await page.getByRole('radio', { name: wizard.delivery.receipt.b }).check();
    await page.getByRole('radio', { name: wizard.delivery.courier }).focus();
    const covered = await page.locator(':focus').evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over !== element && element.closest('label')?.contains(over) !== true;
    });
    expect(covered, 'the focused choice lies under a bar').toBe(false);
  });
});

test('a page in dark is printed in the colours of the light scheme (A11Y-4)', async ({ page, standin }) => {
  await page.addInitScript(() => localStorage.setItem('cportal.scheme', 'dark'));
  await openAs({ page, standin }, 'anna', '/payment');
  const colours = () =>
    page.evaluate(() => {
      const { color, colorScheme } = getComputedStyle(document.body);
      return { color, colorScheme, link: getComputedStyle(document.querySelector('main a') ?? document.body).color };
    });
  const dark = await colours();
  await page.emulateMedia({ media: 'print' });
  const paper = await colours();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => document.documentElement.setAttribute('data-color-scheme', 'light'));
  expect(paper).toEqual(await colours());
  expect(paper).not.toEqual(dark);
});

for (const width of [1280, 390]) {
  test(`with a browser font of 24 px the text is half as big again, and nothing is wider than ${width} px (A11Y-4)`, async ({
    page,
    standin,
  }) => {
    await page.setViewportSize({ width, height: 820 });
    // What a browser's own font size does: it sizes the root.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.style.fontSize = '24px';
      });
    });
    await openAs({ page, standin }, 'anna', '/profile/data');
    await expect(page.locator('body')).toHaveCSS('font-size', '22.5px');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', width < 900 ? '33px' : '39px');
    await expect(page.locator('input').first()).toHaveCSS('font-size', width < 900 ? '24px' : '22.5px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('on a wide screen the content stands in the middle of what the menu leaves (UX-12)', async ({ page, standin }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await openAs({ page, standin }, 'anna', '/profile/data');
  const menu = await page.getByRole('navigation', { name: member.menu.label }).boundingBox();
  const content = await page.getByRole('main').boundingBox();
  if (menu === null || content === null) throw new Error('menu or content is missing');
  const left = content.x - (menu.x + menu.width);
  const right = 1920 - (content.x + content.width);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(16);
  expect(content.width).toBeGreaterThan(1920 / 2);
});
