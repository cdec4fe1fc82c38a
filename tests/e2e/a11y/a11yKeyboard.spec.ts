import type { Page } from '@playwright/test';

import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { Keyboard } from '../support/a11y/a11yKeyboard';
import { openAs, openStep, press, stopClock } from '../support/a11y/a11yState';
import { inSpring, startContract, stepTitles, unfoldCosts } from '../support/journey';
import { bankOrigin, expect, test } from '../support/portal';
import { open } from '../support/visit';
import { wideUnless } from '../support/wide';

const { account, contracting, mandates, member, wizard } = portal;
const { errors, login } = common;

const windows = [
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
] as const;

const consents = [
  wizard.consent.monthlyFee,
  wizard.consent.truth,
  wizard.consent.terms,
  // It names the contract's last day.
  new RegExp(`^${wizard.consent.loyalty.replace(/\{\{.*\}\}/, '.*')}$`),
  wizard.consent.usage,
];

/** Past the last stop the browser's own controls follow, and no element of the page has the focus. */
const focusIsInDialog = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"]')];
    // The element with the focus may be a frame around the dialog.
    return focused === document.body || dialogs.some((dialog) => dialog.contains(focused) || focused.contains(dialog));
  });

/** From the press on Pay to the final page. */
const payAtTheBank = async (page: Page, keys: Keyboard): Promise<void> => {
  await page.waitForURL(`${bankOrigin}/**`);
  const pay = page.getByRole('button', { name: 'Fizetés', exact: true });
  await pay.waitFor();
  for (let left = 9; left > 0 && (await pay.and(page.locator(':focus')).count()) === 0; left -= 1)
    await page.keyboard.press('Tab');
  await keys.isOn('button', 'Fizetés');
  await keys.press('Enter');

  await expect(page.getByText(contracting.status.done)).toBeVisible();
};

for (const viewport of windows) {
  const walked = ['/payment', '/profile/data', ...(viewport.width === 320 ? ['/documents', '/invoicedata'] : [])];
  test.describe(`by keyboard alone at ${viewport.width} px`, () => {
    test.use({ viewport });
    test(
      'from signing in through seven steps and the bank to the invoice, the focus always visible and uncovered (A11Y-2)',
      { tag: '@wide' },
      async ({ page, standin, request, world }) => {
        await inSpring(page, standin);
        const link = await startContract(standin, request, world, { persona: 'bela', email: 'bela@peldakft.hu' });
        const keys = new Keyboard(page);

        await open(page, '/login');
        await keys.type(login.login.loginName, 'bela@pelda.hu');
        await keys.type(login.login.password, 'jelszo1');
        await keys.use('button', login.login.submit);
        await keys.isOn('heading', 'Új szerződés');

        await page.goto(link);
        await keys.use('button', contracting.offers.continue);

        const next = async (step: number): Promise<void> => {
          await keys.use('button', common.button.next);
          await keys.isOn('heading', stepTitles[step] ?? '?');
        };
        await expect(page.getByRole('heading', { level: 2, name: stepTitles[0] })).toBeVisible();
        await keys.type(wizard.partner.mothersName, 'Kovács Erzsébet');
        await next(1);
        await keys.type(wizard.address.tel, '06207654321');
        await next(2);
        await keys.choose(wizard.contract.cardPackage, 'M');
        await keys.tick(wizard.contract.terms);
        await next(3);
        await keys.choose(wizard.delivery.card, wizard.delivery.receipt.b);
        await keys.choose(wizard.delivery.title, wizard.delivery.post);
        await next(4);
        await keys.tick(wizard.invoicing.employerInvoice);
        await next(5);
        await keys.choose(wizard.payment.method, 'Bankkártya');
        await next(6);
        for (const consent of consents) await keys.tick(consent);
        await keys.use('button', wizard.summary.pay);

        await payAtTheBank(page, keys);
        await keys.use('link', contracting.status.toOverview);
        await keys.isOn('heading', account.overview.title);
        await keys.use('link', account.overview.invoice.all);
        await keys.isOn('heading', account.invoices.title);
        const row = page.getByRole('row').filter({ hasText: '90 600 Ft' });
        await keys.useOne(row.getByRole('button'));
        await expect(page.getByRole('dialog').getByRole('link', { name: common.button.download })).toBeVisible();
        await keys.to('link', common.button.download);
        const [download] = await Promise.all([page.waitForEvent('download'), keys.press('Enter')]);
        expect(download.suggestedFilename()).toMatch(/^Számla .*\.pdf$/);
      },
    );

    test(
      'Escape closes a calendar, a dialog and a list, and returns the focus; a dialog holds it (A11Y-2, MAN-2)',
      { tag: '@wide' },
      async ({ page, standin, request }) => {
        const keys = new Keyboard(page);
        await openAs({ page, standin }, 'anna', '/payment/regularcredit');
        const calendar = member.date.open.replace('{{field}}', mandates.regularCredit.from);
        const days = page.getByRole('gridcell');
        await keys.use('button', calendar);
        await expect(days.first()).toBeVisible();
        await expect(days.and(page.locator(':focus')).or(days.locator(':focus'))).toHaveCount(1);
        await keys.press('Escape');
        await expect(days).toHaveCount(0);
        await keys.isOn('button', calendar);

        await keys.use('button', common.button.save);
        const question = page.getByRole('dialog', { name: mandates.ask.set.regularCredit });
        await expect(question).toBeVisible();
        await keys.press('Escape');
        await expect(question).toBeHidden();
        await keys.isOn('button', common.button.save);

        await keys.press('Enter');
        await expect(question).toBeVisible();
        await press(page, mandates.ask.set.yes);
        await expect(page.getByRole('dialog', { name: mandates.done.set })).toBeVisible();
        await keys.press('Escape');
        // Saving has made room for withdrawing: the focus goes to what was done (UX-25).
        await expect(page.locator(':focus').getByText(mandates.done.set)).toBeVisible();

        await open(page, '/documents');
        await keys.to('combobox', account.year);
        await keys.press('ArrowDown');
        await expect(page.getByRole('listbox')).toBeVisible();
        await keys.press('Escape');
        await expect(page.getByRole('listbox')).toBeHidden();
        await keys.isOn('combobox', account.year);

        await openStep({ page, standin, request }, 2);
        await keys.type(member.address.house, ' ');
        await page.keyboard.press('Backspace');
        // A phone has Back below the step, a desktop has the earlier steps above it.
        const [earlier, key] =
          viewport.width === 320
            ? ([common.button.back, 'Tab'] as const)
            : ([`${stepTitles[0]} – ${wizard.done}`, 'Shift+Tab'] as const);
        await keys.to('button', earlier, key);
        await keys.press('Enter');
        const dialog = page.getByRole('dialog', { name: wizard.leave.title });
        await expect(dialog).toBeVisible();
        await expect(dialog).toHaveAccessibleDescription(new RegExp(wizard.leave.text.slice(0, 40)));
        for (let stop = 0; stop < 6; stop += 1) {
          await keys.press('Tab');
          expect(await focusIsInDialog(page), 'the focus is not in the page below').toBe(true);
        }
        const cancel = dialog.getByRole('button', { name: common.button.cancel });
        for (let left = 6; left > 0 && (await cancel.and(page.locator(':focus')).count()) === 0; left -= 1)
          await keys.press('Tab');
        await keys.isOn('button', common.button.cancel);
        await keys.press('Enter');
        await expect(dialog).toBeHidden();
        await keys.isOn('button', earlier);
      },
    );

    test(
      'the first stop leads past header and menu to the content; no page holds the focus, hides it or changes its order (NAV-13, A11Y-2)',
      wideUnless(viewport.width === 1280),
      async ({ page, standin }) => {
        const keys = new Keyboard(page);
        await openAs({ page, standin }, 'anna', '/invoices');
        await page.keyboard.press('Tab');
        await keys.isOn('link', common.skip);
        await keys.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
        for (const path of walked) {
          await test.step(path, async () => {
            await open(page, path);
            await keys.walk();
          });
        }
      },
    );

    test(
      'notices cover nothing that has the focus, forwards or backwards (A11Y-2, ERR-1)',
      wideUnless(viewport.width === 320),
      async ({ page, standin }) => {
        const keys = new Keyboard(page);
        await page.clock.install();
        await openAs({ page, standin }, 'dora', '/profile/data');
        await standin.fault({ call: 'account/change-address', kind: 'code', code: 'PAYING_DISABLED', times: 1 });
        await page.getByLabel(account.profile.phone.phone).fill('06 30 765 4321');
        await press(page, account.profile.phone.submit);
        await expect(page.getByText(/elmentve: /)).toBeVisible();
        await page.getByLabel(member.address.house).fill('12');
        await press(page, account.profile.address.submit);
        await expect(page.getByRole('alert').getByText(errors.PAYING_DISABLED)).toBeVisible();
        await stopClock(page);
        await keys.walk('Shift+Tab');
        await page.getByLabel(member.address.zip).focus();
        await keys.walk();
      },
    );
  });
}

test('by keyboard alone: the card, the invoice, the method, the consents, the bank and the final page, the focus always visible and uncovered (A11Y-2)', async ({
  page,
  standin,
  request,
}) => {
  const keys = new Keyboard(page);
  const next = async (step: number): Promise<void> => {
    await keys.use('button', common.button.next);
    await keys.isOn('heading', stepTitles[step] ?? '?');
  };
  await openStep({ page, standin, request }, 4);
  await keys.choose(wizard.delivery.card, wizard.delivery.receipt.b);
  await keys.choose(wizard.delivery.title, wizard.delivery.post);
  await next(4);
  await next(5);
  await keys.choose(wizard.payment.method, 'Bankkártya');
  await next(6);
  for (const consent of consents) await keys.tick(consent);
  await keys.use('button', wizard.summary.pay);
  await payAtTheBank(page, keys);
});

test.describe('on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the menu opens, Escape closes it and returns the focus; the unfolded costs cover nothing that has the focus (NAV-4, WIZ-16, A11Y-2)', async ({
    page,
    standin,
    request,
  }) => {
    const keys = new Keyboard(page);
    await openAs({ page, standin }, 'anna', '/payment');
    await keys.to('button', common.menu.open);
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: common.menu.open })).toHaveAttribute('aria-expanded', 'true');
    await keys.to('button', member.menu.profileGroup);
    await keys.press('Escape');
    await expect(page.getByRole('navigation', { name: member.menu.label })).toBeHidden();
    await keys.isOn('button', common.menu.open);

    await keys.press('Enter');
    await keys.use('button', member.menu.profileGroup);
    await keys.use('link', member.menu.changePassword);
    await keys.isOn('heading', account.password.title);
    await expect(page.getByRole('navigation', { name: member.menu.label })).toBeHidden();

    await openStep({ page, standin, request }, 6);
    await unfoldCosts(page);
    await keys.walk('Shift+Tab');
    await keys.walk();
  });
});
