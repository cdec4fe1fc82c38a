import type { Locator, Page } from '@playwright/test';
import common from '../../src/i18n/locales/hu/common.json' with { type: 'json' };
import forms from '../../src/i18n/locales/hu/forms.json' with { type: 'json' };
import login from '../../src/i18n/locales/hu/login.json' with { type: 'json' };
import payment from '../../src/i18n/locales/hu/payment.json' with { type: 'json' };
import status from '../../src/i18n/locales/hu/status.json' with { type: 'json' };
import wizard from '../../src/i18n/locales/hu/wizard.json' with { type: 'json' };
import { openAs, openStep, press } from './support/a11yState';
import { expect, shot, test } from './support/portal';
import { open } from './support/visit';

test.describe('nothing moves for whom motion is too much (A11Y-4)', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const longest = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const seconds = (list: string): number => Math.max(...list.split(',').map((one) => (one.trim().endsWith('ms') ? parseFloat(one) / 1000 : parseFloat(one))));
      const found: string[] = [];
      for (const element of document.querySelectorAll('*')) {
        for (const part of ['', '::before', '::after', '::backdrop']) {
          const { animationDuration, animationName, transitionDuration, animationIterationCount } = getComputedStyle(element, part);
          const moves = animationName !== 'none' && (seconds(animationDuration) > 0.01 || animationIterationCount.includes('infinite'));
          if (moves || seconds(transitionDuration) > 0) found.push(`${element.tagName}${part} ${animationName} ${animationDuration} ${transitionDuration}`);
        }
      }
      return [...new Set(found)];
    });

  test('a page, its dialog, its calendar, its lists and its spinners', async ({ page, standin }) => {
    await openAs({ page, standin }, 'anna', '/profile/data');
    expect(await longest(page)).toEqual([]);
    await page.getByRole('combobox', { name: forms.address.streetType }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    expect(await longest(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openAs({ page, standin }, 'anna', '/payment/regularcredit');
    await standin.fault({ call: 'payment/setRegularCreditAuth', kind: 'slow', delay: 5_000 });
    await press(page, common.button.save);
    await press(page, common.button.yes);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(common.loading);
    expect(await longest(page)).toEqual([]);
  });
});

test.describe('where the system’s own colours rule (A11Y-4)', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  interface Edge {
    width: number;
    colour: string;
    ground: string;
  }

  const edgeOf = (locator: Locator): Promise<Edge> =>
    locator.evaluate((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      return { width: borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth), colour: borderTopColor, ground: backgroundColor };
    });

  /** Its border is there, and another colour than what it lies on. */
  const expectEdge = async (locator: Locator, name: string): Promise<void> => {
    const { width, colour, ground } = await edgeOf(locator);
    expect(width, `${name} has a border`).toBeGreaterThanOrEqual(1);
    expect(colour, `the border of ${name} can be seen`).not.toBe(ground);
  };

  const outlineOf = (locator: Locator): Promise<number> =>
    locator.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' ? 0 : parseFloat(outlineWidth);
    });

  test('fields and buttons keep their edges, and the focus can be seen', async ({ page }) => {
    await open(page, '/login');
    const field = page.getByLabel(login.login.loginName);
    const submit = page.getByRole('button', { name: login.login.submit });
    await expectEdge(field.locator('xpath=..'), 'the field');
    await expectEdge(submit, 'the button');
    await field.focus();
    expect(await outlineOf(field.locator('xpath=..'))).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await outlineOf(page.locator(':focus'))).toBeGreaterThanOrEqual(2);
    await shot(page, 'a11y-forced-login');
  });

  test('what is chosen differs from what is not: radio cards, language, page, steps', async ({ page, standin, request }) => {
    await openStep({ page, standin, request }, 4);
    const card = (name: string): Locator => page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
    await expectEdge(card(wizard.delivery.receipt.c), 'the chosen card');
    await expectEdge(card(wizard.delivery.receipt.b), 'the other card');
    expect(await edgeOf(card(wizard.delivery.receipt.c))).not.toEqual(await edgeOf(card(wizard.delivery.receipt.b)));
    const language = (name: string): Locator => page.getByRole('button', { name, exact: true });
    expect((await edgeOf(language('HUN'))).ground).not.toBe((await edgeOf(language('ENG'))).ground);
    await shot(page, 'a11y-forced-step4');
    await page.setViewportSize({ width: 320, height: 640 });
    await shot(page, 'a11y-forced-step4-phone');
  });

  test('the payments page and a menu with its current page, for whoever looks at the pictures', async ({ page, standin }) => {
    await openAs({ page, standin }, 'anna', '/payment');
    await page.getByRole('radio', { name: status.method['11'], exact: true }).check();
    await expectEdge(page.getByRole('button', { name: payment.form.pay, exact: true }), 'the button');
    const item = (name: string): Promise<string> => page.getByRole('link', { name, exact: true }).evaluate((element) => getComputedStyle(element).textDecorationLine);
    expect(await item(common.menu.payment)).not.toBe(await item(common.menu.directDebit));
    await shot(page, 'a11y-forced-payment');
  });

  test('a mandate’s way and its history, for whoever looks at the picture', async ({ page, standin }) => {
    await openAs({ page, standin }, 'hedvig', '/payment/directdebit');
    await expect(page.getByRole('table')).toBeVisible();
    await shot(page, 'a11y-forced-debit');
  });
});

test.describe('at 400 % (1.4.10)', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a window of 320 × 256 px still shows what is typed into, between the bars (A11Y-2, A11Y-4)', async ({ page, standin, request }) => {
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
