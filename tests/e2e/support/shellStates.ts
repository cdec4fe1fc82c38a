import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { expect, expectedNotes } from './portal';
import { open, openAs, type Scene } from './visit';

const { account, member } = portal;

/** States of what surrounds a page: header, menu, notices, and what stands where a page can't. */
export const shellStates: readonly (readonly [name: string, reach: (scene: Scene) => Promise<unknown>])[] = [
  [
    'a phone’s menu and the member’s facts, both unfolded',
    async ({ page, standin }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openAs(page, standin, 'anna', '/profile/data');
      await page.getByRole('button', { name: member.header.details }).click();
      await page.getByRole('button', { name: common.menu.open }).click();
      await page.getByRole('button', { name: member.menu.contractGroup, exact: true }).click();
      await expect(page.getByRole('link', { name: member.menu.invoices, exact: true })).toBeVisible();
    },
  ],
  [
    'several notices at the top',
    async ({ page, standin, problems }) => {
      problems.allow(expectedNotes);
      await openAs(page, standin, 'anna', '/profile/data');
      const messages = ['TECHNICAL_ERROR', 'PAYING_DISABLED', 'ACC_INACTIVE_USER'];
      await standin.fault({ call: 'account/change-phone', kind: 'fields', fields: { status: 'ERROR', messages } });
      await page.getByLabel(account.profile.phone.phone).fill('+36/20/7654321');
      await page.getByRole('button', { name: account.profile.phone.submit }).click();
      await expect(page.getByRole('alert').getByRole('paragraph').first()).toBeVisible();
    },
  ],
  [
    'a lost connection',
    async ({ page, standin }) => {
      await openAs(page, standin, 'anna', '/profile/data');
      // Not the browser's own switch: the other language's texts have to come.
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await expect(page.getByText(common.offline)).toBeVisible();
    },
  ],
  ['an address that doesn’t exist', ({ page }) => open(page, '/nincs-ilyen-oldal')],
  [
    'an address that doesn’t exist, for a member',
    ({ page, standin }) => openAs(page, standin, 'anna', '/nincs-ilyen-oldal'),
  ],
  [
    'a page whose code can’t be loaded',
    async ({ page, standin, problems }) => {
      problems.allow(/Failed to load|Failed to fetch|net::/);
      await page.route(/\/assets\/account-/, (route) => route.abort());
      await openAs(page, standin, 'anna', '/invoicedata');
      await expect(page.getByRole('heading', { name: common.pageError.title })).toBeVisible();
    },
  ],
];
