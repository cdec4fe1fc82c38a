import type { Page } from '@playwright/test';

import common from '~/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

import { openStep, type WizardOnPage } from './journey';
import { expect } from './portal';
import { open, type Scene } from './visit';

const { invoiceTo, member, status, wizard } = portal;

/** Step 6 with the direct debit of an account. */
const chooseDebit = async ({ page, standin, request }: Scene): Promise<WizardOnPage> => {
  const steps = await openStep(page, standin, request, 6);
  await steps.radio(status.method['3']).check();
  await page.getByLabel(wizard.bank.account).fill('11773016-11111018');
  await expect(page.getByLabel(wizard.bank.name)).toHaveValue('OTP Bank');
  return steps;
};

const summer = { key: 8_900, name: 'Nyári' };
const winter = { key: 11_400, name: 'Téli' };
/** Step 3 once the packages have become these. */
const backToPackages =
  (list: readonly object[], says: RegExp) =>
  async ({ page, standin, request }: Scene): Promise<void> => {
    const steps = await openStep(page, standin, request, 4);
    await standin.fault({ call: 'contracting/get-packages', kind: 'fields', fields: { list } });
    await steps.back(3);
    await expect(page.getByText(says)).toBeVisible();
  };

const changeOf = (step: string): string => wizard.summary.changeOf.replace('{{part}}', step);

/** On the summary. */
const changePhone = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: changeOf(wizard.step2) }).click();
  await page.getByLabel(wizard.address.tel).fill('06 20 765 4321');
  await page.getByRole('main').getByRole('button', { name: common.button.next, exact: true }).click();
};

/** States of the wizard's steps, for pictures and axe. */
export const wizardStates: readonly (readonly [name: string, reach: (scene: Scene) => Promise<unknown>])[] = [
  ['step 6 by direct debit', chooseDebit],
  ['step 7 of a direct debit', async (scene) => (await chooseDebit(scene)).goOn(6)],
  ['step 3 with a package that is gone', backToPackages([summer, winter], /már nem választható/)],
  [
    'step 2 with the further details of an address',
    async ({ page, standin, request }) => {
      await openStep(page, standin, request, 2);
      await page.getByRole('button', { name: member.address.more }).click();
      await expect(page.getByLabel(member.address.poBox)).toBeVisible();
    },
  ],
  [
    'step 5 with what was typed before a reload',
    async ({ page, standin, request }) => {
      const steps = await openStep(page, standin, request, 5);
      await steps.radio(invoiceTo.person).check();
      await page.getByLabel(invoiceTo.name).fill('Kis Éva');
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cportal.drafts'))).toContain('Kis Éva');
      await open(page, '/contracting');
      await expect(page.getByText(member.draft.restored)).toBeVisible();
    },
  ],
  ['step 3 with the only package left', backToPackages([summer], /az egyetlen lehetőséget választottuk/)],
  [
    'the summary after its phone number was changed',
    async ({ page, standin, request }) => {
      const steps = await openStep(page, standin, request, 3);
      for (const step of [3, 4, 5]) await steps.goOn(step);
      await steps.choosePayment(status.method['4']);
      await changePhone(page);
      await steps.isAt(7);
      await expect(page.getByText(wizard.reopened.saved.replace('{{step}}', wizard.step2))).toBeVisible();
    },
  ],
  [
    'a step that is open again after a change from the summary',
    async ({ page, standin, request }) => {
      await openStep(page, standin, request, 7);
      await changePhone(page);
      await expect(page.getByText(wizard.reopened.differs)).toBeVisible();
    },
  ],
];
