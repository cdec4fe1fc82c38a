import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { expect } from './portal';
import { open, openAs, type Scene } from './visit';

const { account, invoiceTo, member, public: visitor } = portal;

/** States of a member's own pages and of a visitor's. */
export const accountStates: readonly (readonly [name: string, reach: (scene: Scene) => Promise<unknown>])[] = [
  [
    'account: a postal code that nobody knows',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/profile/data');
      await page.getByLabel(member.address.zip).fill('9999');
      await expect(page.getByText(member.address.unknownZip).last()).toBeVisible();
    },
  ],
  [
    'account: a new e-mail that waits to be confirmed',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/profile/data');
      await page.getByRole('textbox', { name: member.email }).fill('anna.uj@pelda.hu');
      await page.getByRole('button', { name: account.profile.email.submit }).click();
      await expect(page.getByText('anna.uj@pelda.hu')).toBeVisible();
    },
  ],
  [
    'account: the invoices of another company',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/invoicedata');
      await page.getByLabel(account.invoiceData.own).uncheck();
      await page.getByRole('radio', { name: invoiceTo.company }).check();
      await expect(page.getByLabel(invoiceTo.taxNumber)).toBeVisible();
    },
  ],
  ...(['documents', 'invoices'] as const).map(
    (list) =>
      [
        `account: a file of ${list} that is ready, with a phone’s share sheet`,
        async ({ page, standin }: Scene) => {
          await page.addInitScript(() => Object.assign(navigator, { canShare: () => true }));
          await openAs(page, standin, 'anna', `/${list}`);
          const download = new RegExp(`^${common.button.download}`);
          await page.getByRole('main').getByRole('button', { name: download }).first().click();
          await expect(page.getByRole('button', { name: new RegExp(`^${common.button.share}`) })).toBeVisible();
        },
      ] as const,
  ),
  [
    'account: the sign-in page after registering',
    async ({ page }) => {
      // A page of the same origin that runs no code.
      await page.goto('/robots.txt');
      await page.evaluate(() => sessionStorage.setItem('cportal.session', '{"registeredEmail":"uj@pelda.hu"}'));
      await open(page, '/login');
      await expect(page.getByText(visitor.mailSent.title)).toBeVisible();
    },
  ],
  [
    'account: an activation link that is refused',
    async ({ page }) => {
      await open(page, '/activate/hu/nincs-ilyen');
      await expect(page.getByText(common.errors.INVALID_TOKEN)).toBeVisible();
    },
  ],
  [
    'account: an invoice’s link that is refused',
    async ({ page }) => {
      await open(page, '/invoice/SZ2026-000001/nincs-ilyen/hu');
      await expect(page.getByText(visitor.invoice.failed)).toBeVisible();
    },
  ],
];
