import type { Page } from '@playwright/test';

import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { alter, part } from '../support/faults/alteredReplies';
import { expectUsable, extreme, longWord, markup, phone, rightToLeft } from '../support/faults/extremes';
import { WizardOnPage } from '../support/journey';
import { expect, test } from '../support/portal';
import { enter, enterWizard, open } from '../support/visit';

const { account, member, wizard } = portal;

test.use({ viewport: phone });

test.beforeEach(({ page }) => {
  // The alert() in a name runs once the name becomes markup.
  page.on('dialog', () => {
    throw new Error('the page opened a browser dialog');
  });
});

const main = (page: Page) => page.getByRole('main');

const paths = [
  '/payment',
  '/payment/regularcredit',
  '/payment/directdebit',
  '/app',
  '/contracting',
  '/contracting/upgrade',
  '/profile/data',
  '/profile/chpass',
  '/invoices',
  '/documents',
  '/invoicedata',
  '/contracting/upgrade_multi',
];

test(
  'names of 10 kB of markup and right-to-left text show literally on every page of a member, and fit into 320 px (FLT-9, ERR-6, A11Y-4)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    await enter(page, standin, 'nevek');
    for (const path of paths) {
      await test.step(path, async () => {
        await open(page, path);
        await expectUsable(page);
      });
    }
    await expect(page.getByText('<img src=x onerror=alert(1)>').first()).toBeAttached();
    await page.getByRole('button', { name: common.menu.open, exact: true }).click();
    await expectUsable(page);
  },
);

for (const [path, item] of [
  ['/invoices', 'row'],
  ['/documents', 'listitem'],
] as const) {
  test(
    `2,000 rows on ${path} stay usable at 320 px, to the last page and a download (FLT-9, DOC-5)`,
    { tag: '@wide' },
    async ({ page, standin }) => {
      await enter(page, standin, 'sok');
      await open(page, path);
      await expectUsable(page);
      const pager = page.getByRole('navigation', { name: /^Lapozás/ }).first();
      await expect(main(page).getByText(/összesen 2\s?000/)).toBeVisible();
      expect(await main(page).getByRole(item).count()).toBeLessThan(150);
      await pager.getByRole('button', { name: '80. oldalra' }).click();
      await expect(main(page).getByText(/1\s?976–2\s?000/)).toBeVisible();
      await expect(pager.getByRole('button', { name: 'Következő oldalra' })).toBeDisabled();
      await expectUsable(page);
      const download = main(page)
        .getByRole('button', { name: /^Letöltés/ })
        .first();
      if (path === '/documents') {
        const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
        expect(file.suggestedFilename()).toMatch(/\.pdf$/);
      } else {
        await download.click();
        await expect(page.getByRole('dialog').getByRole('link', { name: common.button.download })).toBeVisible();
        await expectUsable(page);
      }
    },
  );
}

test(
  'the steps of the wizard show 10 kB in every text literally, at 320 px (FLT-9, ERR-6)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    const names = { lastname: extreme, firstname: extreme, birthPlace: extreme, mothersName: extreme };
    const home = { zip: '1117', city: extreme, street: extreme, streetType: extreme, house: extreme };
    await alter(page, 'contracting', '/get-1', (reply) => ({
      ...reply,
      partner: { ...part(reply, 'partner'), ...names },
    }));
    await alter(page, 'contracting', '/get-2', (reply) => ({ ...reply, home, mailing: home }));
    await alter(page, 'contracting', '/get-packages', (reply) => ({
      ...reply,
      list: [
        { key: 9_900, name: longWord },
        { key: 12_400, name: 'S' },
      ],
    }));
    await alter(page, 'contracting', '/get-4', (reply) => ({ ...reply, home, mailing: home }));
    await alter(page, 'contracting', '/get-5', (reply) => ({
      ...reply,
      employer: { name: extreme, tax: '12345676-2-41', address: home },
    }));
    await alter(page, 'contracting', '/get-6', (reply) => ({ ...reply, home }));
    const steps = new WizardOnPage(page);
    await enterWizard(page, standin, 'vilmos');
    await open(page, '/contracting');
    await expectUsable(page);
    await steps.goOn(4);
    await expectUsable(page);
    await steps.goOn(5);
    await expectUsable(page);
    await steps.choosePayment('Bankkártya');
    await steps.isAt(7);
    await expectUsable(page);
    await expect(main(page).getByText(markup).first()).toBeVisible();
    await expect(main(page).getByText(rightToLeft).first()).toBeVisible();
    // A phone has no stepper, only Back.
    for (const step of [6, 5, 4, 3, 2, 1]) {
      await test.step(`back to step ${step}`, async () => {
        await main(page).getByRole('button', { name: common.button.back, exact: true }).click();
        // Step 3 asks for the terms each time, so going back from it may leave it unsaved (WIZ-4).
        const question = page.getByRole('dialog', { name: wizard.leave.title });
        await expect(steps.heading(step).or(question)).toBeVisible();
        if (await question.isVisible()) await question.getByRole('button', { name: common.button.next }).click();
        await steps.isAt(step);
        await expectUsable(page);
      });
    }
    await expect(page.getByLabel(wizard.partner.birthPlace, { exact: true })).toHaveValue(extreme);
  },
);

test('what a member types reaches the service unchanged, even 10 kB of markup (FLT-9, ERR-6)', async ({
  page,
  standin,
}) => {
  await enter(page, standin, 'anna');
  await open(page, '/profile/data');
  await page.getByLabel(member.address.street).fill(extreme);
  await page.getByRole('button', { name: account.profile.address.submit }).click();
  await expect(page.getByRole('status').getByText(/elmentve: /)).toBeVisible();
  expect((await standin.state()).accounts.find(({ id }) => id === 'anna')?.address.street).toBe(extreme);
  await page.reload();
  await expect(page.getByLabel(member.address.street)).toHaveValue(extreme);
  await expectUsable(page);
});
