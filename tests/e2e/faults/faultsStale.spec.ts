import type { Page } from '@playwright/test';

import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { duplicate } from '../support/faults/bankTrips';
import { faultPages, type FaultPage } from '../support/faults/faultPages';
import { expectedNotes } from '../support/faults/faults';
import { holdReplies } from '../support/faults/heldReply';
import { sentTo, WizardOnPage } from '../support/journey';
import { expect, fillSignIn, test } from '../support/portal';
import { countLoads, release } from '../support/release';
import type { Standin } from '../support/standin';
import { enter, enterWizard, open, settle } from '../support/visit';
import { wideUnless } from '../support/wide';

const { account, invoiceTo, member, payment, wizard } = portal;
const { login } = common;

/** The kinds of page that ask for an address. */
const addresses: readonly { what: string; visit: (page: Page, standin: Standin) => Promise<void> }[] = [
  {
    what: 'the postal address',
    visit: async (page, standin) => {
      await enter(page, standin, 'anna');
      await open(page, '/profile/data');
    },
  },
  {
    what: 'a step of the wizard',
    visit: async (page, standin) => {
      await enterWizard(page, standin, 'vilmos', 2);
      await open(page, '/contracting');
    },
  },
  {
    what: 'somebody else’s leisure card',
    visit: async (page, standin) => {
      await enter(page, standin, 'anna');
      await open(page, '/payment');
      await page.getByRole('radio', { name: 'SZÉP-kártya' }).check();
      await page.getByLabel(payment.form.leisureOwn).uncheck();
    },
  },
];

for (const { what, visit } of addresses) {
  test(
    `${what}: a late reply for an older zip changes nothing (FLT-8, ADDR-1)`,
    { tag: '@wide' },
    async ({ page, standin }) => {
      await visit(page, standin);
      const zip = page.getByLabel(member.address.zip);
      const city = page.getByRole('combobox', { name: member.address.city });
      const slow = await holdReplies(page, 'contracting/list-cities-by-zip', (body) => /3525|9999/.test(body));
      await zip.fill('3525');
      await expect.poll(slow.asked).toBe(1);
      await zip.fill('9999');
      await expect.poll(slow.asked).toBe(2);
      await zip.fill('6720');
      await expect(city).toHaveValue('Szeged');
      await settle(page, () => slow.release());
      await expect(city).toHaveValue('Szeged');
      await expect(zip).toHaveValue('6720');
      await expect(zip).not.toHaveAttribute('aria-invalid', 'true');
    },
  );
}

test(
  'a copied tab of the wizard that is ahead of the service saves nothing, keeps what was typed, and can go back to the step that is due (FLT-8)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    const one = new WizardOnPage(page);
    await enterWizard(page, standin, 'vilmos');
    await open(page, '/contracting');
    await one.goOn(4);
    const second = await duplicate(page, '/contracting');
    const other = new WizardOnPage(second);
    await other.isAt(5);
    await one.back(2);
    await one.isAt(2);
    await page.getByLabel(wizard.address.tel).fill('06 20 111 2233');
    await one.next().click();
    await page
      .getByRole('dialog', { name: wizard.again.title })
      .getByRole('button', { name: common.button.next })
      .click();
    await one.isAt(3);

    await other.radio(invoiceTo.person).check();
    await second.getByLabel(wizard.invoicing.name, { exact: true }).fill('Kis Éva');
    for (const [field, value] of [
      ['zip', '6720'],
      ['street', 'Fő'],
      ['house', '1.'],
    ] as const)
      await second.getByLabel(member.address[field]).fill(value);
    await expect(second.getByRole('combobox', { name: member.address.city })).toHaveValue('Szeged');
    await second.getByRole('combobox', { name: member.address.streetType }).click();
    await second.getByRole('option', { name: 'utca', exact: true }).click();
    await other.next().click();
    const refused = second.getByRole('dialog', { name: wizard.codes.title });
    await refused.getByRole('button', { name: common.button.close }).click();
    await other.isAt(5);
    await expect(second.getByLabel(wizard.invoicing.name, { exact: true })).toHaveValue('Kis Éva');

    // A step that can't be saved may be left unsaved.
    await other.back(3);
    await refused.getByRole('button', { name: common.button.close }).click();
    await other.back(3);
    await second
      .getByRole('dialog', { name: wizard.leave.title })
      .getByRole('button', { name: common.button.next })
      .click();
    await other.isAt(3);
    // Unchanged here, so it is left without a call; the service, which has taken it back, refuses the next one.
    await other.radio('S').check();
    await second.getByLabel(wizard.contract.terms).check();
    await other.next().click();
    await expect(second.getByRole('button', { name: common.button.retry })).toBeVisible();
    await other.back(3);
    await other.chooseContract('S');
    await other.isAt(4);
    // The first tab is behind now. It saves its step again, and the service accepts that.
    await one.isAt(3);
    await one.chooseContract('S');
    await one.goOn(4);
    expect((await standin.state()).processes.find(({ accountId }) => accountId === 'vilmos')).toMatchObject({
      savedStep: 4,
      stage: 'wizard',
    });
    expect(await sentTo(standin, '/submit-5')).toHaveLength(2);
  },
);

const typed = faultPages.filter(
  (kind): kind is FaultPage & Required<Pick<FaultPage, 'resumes'>> =>
    kind.kind === 'form' || kind.kind === 'wizard step',
);

for (const kind of typed) {
  for (const way of [common.button.retry, common.button.reload]) {
    test(
      `${kind.kind}: a page whose code is gone after a release says so and doesn’t reload in a loop; after „${way}” it opens, and what was typed before is there (FLT-8, NAV-14)`,
      wideUnless(kind.kind === 'wizard step' && way === common.button.retry),
      async ({ page, standin, request, world, problems }) => {
        problems.allow(expectedNotes);
        problems.allow(
          /Failed to fetch dynamically imported module|Unable to preload CSS|error loading dynamically imported|MIME type/i,
        );
        const gone = await release(page, /(InvoiceData|Documents)Page/);
        await kind.open({ page, standin, request, world });
        const loads = countLoads(page);
        const from = page.url();
        const link = page.getByRole('link', { name: member.menu.invoiceData, exact: true });
        if (!(await link.isVisible()))
          await page.getByRole('button', { name: member.menu.contractGroup, exact: true }).click();
        await link.click();
        const told = page.getByRole('heading', { level: 1, name: common.pageError.title });
        await expect(told).toBeVisible();
        expect(gone.missed()).toBeGreaterThan(0);
        await settle(page, () => page.getByRole('button', { name: common.button.retry }).click());
        await expect(told).toBeVisible();
        expect(loads(), 'full loads').toBe(0);

        await gone.complete();
        await page.getByRole('button', { name: way }).click();
        await expect(page.getByRole('heading', { level: 1, name: account.invoiceData.title })).toBeVisible();
        expect(loads(), 'full loads').toBe(way === common.button.reload ? 1 : 0);
        await page.goto(from);
        await kind.resumes(page);
      },
    );
  }
}

test(
  'a calendar whose code is gone after a release loses nothing that was typed (FLT-8)',
  { tag: '@wide' },
  async ({ page, standin, request, world, problems }) => {
    problems.allow(expectedNotes);
    problems.allow(/Failed to fetch dynamically imported module|Unable to preload CSS|MIME type/i);
    const step = faultPages.find(({ kind }) => kind === 'wizard step');
    await step?.open({ page, standin, request, world });
    const gone = await release(page, /\.js$/);
    await page
      .getByRole('button', { name: /naptár/i })
      .first()
      .click();
    const told = page.getByRole('heading', { level: 1, name: common.pageError.title });
    const failed = page.getByText(member.date.failed);
    await expect(told.or(failed).or(page.getByRole('grid'))).toBeVisible();
    await gone.complete();
    if (await told.isVisible()) await page.getByRole('button', { name: common.button.reload }).click();
    else await page.reload();
    await step?.resumes?.(page);
  },
);

test(
  'signing in with code that is gone after a release is an error that keeps what was typed, and works once the files are back (FLT-8)',
  { tag: '@wide' },
  async ({ page, problems }) => {
    problems.allow(expectedNotes);
    problems.allow(/Failed to fetch dynamically imported module|MIME type/i);
    await open(page, '/login');
    const gone = await release(page, /\.js$/);
    const loads = countLoads(page);
    await fillSignIn(page, 'anna@pelda.hu');
    await expect(page.getByText(/Technikai hiba történt/)).toBeVisible();
    expect(gone.missed()).toBeGreaterThan(0);
    expect(loads()).toBe(0);
    await expect(page.getByLabel(login.login.loginName)).toHaveValue('anna@pelda.hu');
    await gone.complete();
    await page.getByRole('button', { name: login.login.submit, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: payment.title })).toBeVisible();
  },
);
