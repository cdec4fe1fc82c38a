import type { Locator, Page } from '@playwright/test';

import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { openAs, openStep, press } from '../support/a11y/a11yState';
import { expect, test } from '../support/portal';
import { open } from '../support/visit';

const { login } = common;
const { member, payment, status, wizard } = portal;

test.describe('with reduced motion (A11Y-4)', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const moving = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const seconds = (list: string): number =>
        Math.max(
          ...list.split(',').map((one) => (one.trim().endsWith('ms') ? parseFloat(one) / 1000 : parseFloat(one))),
        );
      const found: string[] = [];
      for (const element of document.querySelectorAll('*')) {
        for (const part of ['', '::before', '::after', '::backdrop']) {
          const { animationDuration, animationName, transitionDuration, animationIterationCount } = getComputedStyle(
            element,
            part,
          );
          const moves =
            animationName !== 'none' &&
            (seconds(animationDuration) > 0.01 || animationIterationCount.includes('infinite'));
          if (moves || seconds(transitionDuration) > 0.01)
            found.push(`${element.tagName}${part} ${animationName} ${animationDuration} ${transitionDuration}`);
        }
      }
      return [...new Set(found)];
    });

  test(
    'nothing moves: a page, its lists, its dialogs and their spinners',
    { tag: '@wide' },
    async ({ page, standin }) => {
      await openAs({ page, standin }, 'anna', '/profile/data');
      expect(await moving(page)).toEqual([]);
      await page.getByRole('combobox', { name: member.address.streetType }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      expect(await moving(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await openAs({ page, standin }, 'anna', '/payment/regularcredit');
      await standin.fault({ call: 'payment/setRegularCreditAuth', kind: 'slow', delay: 5_000 });
      await press(page, common.button.save);
      await press(page, portal.mandates.ask.set.yes);
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(common.loading);
      expect(await moving(page)).toEqual([]);
    },
  );
});

test.describe('in forced colours (A11Y-4)', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** How a control looks: its own lines and ground, and those of what is drawn around it. */
  interface Look {
    /** The widest visible border or outline. */
    line: number;
    /** Every style that can tell two controls apart in forced colours. */
    styles: string[];
  }

  const lookOf = (locator: Locator): Promise<Look> =>
    locator.evaluate((control) => {
      const parents = [control, control.parentElement, control.parentElement?.parentElement].filter(
        (element) => element instanceof HTMLElement,
      );
      // An outline may be an element of its own beside the input.
      const around = [
        ...new Set(parents.flatMap((element) => [element, ...element.querySelectorAll(':scope > fieldset')])),
      ];
      const looks = around.map((element) => {
        const style = getComputedStyle(element);
        const border =
          style.borderTopStyle === 'none' || style.borderTopColor === style.backgroundColor
            ? 0
            : parseFloat(style.borderTopWidth);
        const outline = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
        const { borderTopColor, backgroundColor, color, outlineColor, textDecorationLine, fontWeight } = style;
        return {
          line: Math.max(border, outline),
          style: [
            border,
            borderTopColor,
            backgroundColor,
            color,
            outline,
            outlineColor,
            textDecorationLine,
            fontWeight,
          ].join(' '),
        };
      });
      return { line: Math.max(...looks.map(({ line }) => line)), styles: looks.map(({ style }) => style) };
    });

  const expectEdge = async (locator: Locator, name: string): Promise<void> => {
    expect((await lookOf(locator)).line, `${name} has a visible edge`).toBeGreaterThanOrEqual(1);
  };

  const expectFocusSeen = async (locator: Locator, name: string): Promise<void> => {
    expect((await lookOf(locator)).line, `the focus on ${name} is visible`).toBeGreaterThanOrEqual(2);
  };

  test('fields and buttons keep their edges, and the focus is visible', { tag: '@wide' }, async ({ page }) => {
    await open(page, '/login');
    const field = page.getByLabel(login.login.loginName);
    await expectEdge(field, 'the field');
    await expectEdge(page.getByRole('button', { name: login.login.submit }), 'the button');
    await field.focus();
    await expectFocusSeen(field, 'the field');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectFocusSeen(page.locator(':focus'), 'the third stop after it');
  });

  test(
    'what is chosen differs from what isn’t: radio cards, language, current page',
    { tag: '@wide' },
    async ({ page, standin, request }) => {
      await openStep({ page, standin, request }, 4);
      const card = (name: string): Locator =>
        page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
      await expectEdge(card(wizard.delivery.receipt.c), 'the chosen card');
      await expectEdge(card(wizard.delivery.receipt.b), 'the other card');
      expect((await lookOf(card(wizard.delivery.receipt.c))).styles).not.toEqual(
        (await lookOf(card(wizard.delivery.receipt.b))).styles,
      );
      const language = (name: string): Locator => page.getByRole('button', { name, exact: true });
      expect((await lookOf(language('HUN'))).styles).not.toEqual((await lookOf(language('ENG'))).styles);

      await openAs({ page, standin }, 'anna', '/payment');
      await page.getByRole('radio', { name: status.method['11'], exact: true }).check();
      await expectEdge(page.getByRole('button', { name: payment.form.pay, exact: true }), 'the button');
      const item = (name: string): Locator =>
        page.getByRole('navigation', { name: member.menu.label }).getByRole('link', { name, exact: true });
      expect((await lookOf(item(member.menu.payment))).styles).not.toEqual(
        (await lookOf(item(member.menu.directDebit))).styles,
      );
    },
  );
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
