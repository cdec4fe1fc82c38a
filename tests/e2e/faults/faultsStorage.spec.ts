import type { Page } from '@playwright/test';

import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { onlyTransaction } from '../support/faults/bankTrips';
import { troubles } from '../support/faults/storages';
import { atTheBank, WizardOnPage } from '../support/journey';
import { expect, fillSignIn, signIn, test } from '../support/portal';
import { wideUnless } from '../support/wide';

const { account, member, payment } = portal;
const { login } = common;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Uses the menu, because a full load would drop a session in memory. */
const goTo = async (page: Page, group: string, name: string): Promise<void> => {
  const link = page.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await page.getByRole('button', { name: group, exact: true }).click();
  await link.click();
  await expect(heading(page, name)).toBeVisible();
};

for (const { what, keeps, cause } of troubles) {
  test(
    `storage that ${what}: signing in, a form, a payment and the wizard still work (FLT-6, SES-2)`,
    wideUnless(what === 'throws whenever it is asked for'),
    async ({ page, standin }) => {
      await page.addInitScript(cause);
      await signIn(page, 'anna');
      await expect(heading(page, payment.title)).toBeVisible();

      await goTo(page, member.menu.profileGroup, account.profile.title);
      await page.getByLabel(account.profile.phone.phone).fill('06 20 765 4321');
      await page.getByRole('button', { name: account.profile.phone.submit }).click();
      await expect(page.getByRole('status').getByText(/elmentve: /)).toBeVisible();
      await page.getByRole('button', { name: 'ENG' }).click();
      await expect(heading(page, 'Personal data')).toBeVisible();
      await page.getByRole('button', { name: 'HUN' }).click();

      await goTo(page, '', member.menu.payment);
      await page.getByRole('main').getByRole('button', { name: payment.form.pay, exact: true }).click();
      await atTheBank(page, 'Fizetés');
      if (!keeps) {
        // Returning from the bank is a full load, so the session and the payment are forgotten.
        await expect(heading(page, login.login.title)).toBeVisible();
        await fillSignIn(page, 'anna@pelda.hu');
        await expect(page.getByText(/itt nem tudjuk ellenőrizni/)).toBeVisible();
        await page.getByRole('link', { name: payment.result.back }).click();
        await expect(page.getByText(/most nincs esedékes díja/)).toBeVisible();
      } else await expect(page.getByText(payment.result.paid)).toBeVisible();
      expect(await onlyTransaction(standin)).toMatchObject({ decision: 'paid' });

      await page.getByRole('button', { name: member.menu.logOut }).click();
      await expect(heading(page, login.login.title)).toBeVisible();
      await page.goto(await standin.link('vilmos@pelda.hu', 'contract'));
      const wizard = new WizardOnPage(page);
      await wizard.goOn(4);
      await wizard.back(4);
      await wizard.isAt(4);
    },
  );
}
