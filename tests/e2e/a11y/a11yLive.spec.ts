import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { expectTold, listen } from '../support/a11y/a11yLive';
import { openAs, openStep, press } from '../support/a11y/a11yState';
import { serveCaptcha } from '../support/captcha';
import { faultPages } from '../support/faults/faultPages';
import { stepTitles } from '../support/journey';
import { expect, fillSignIn, test } from '../support/portal';
import { enterWizard, open } from '../support/visit';
import { wideUnless } from '../support/wide';

const { account, contracting, member, payment, public: publicTexts, start, wizard } = portal;
const { errors, login } = common;

/** Live regions that stand there first tell what changes, and the focus stays (4.1.3, A11Y-3). */
test.beforeEach(async ({ page }) => {
  await listen(page);
});

test('a refused sign-in and an ended session are told (ERR-1, SES-5, A11Y-3)', async ({ page, standin, problems }) => {
  problems.allow(/status of 401/);
  await open(page, '/login');
  await fillSignIn(page, 'anna@pelda.hu', 'nem-ez');
  await expectTold(page, errors.ACC_INVALID_AUTHENTICATION);
  await expect(page.getByLabel(login.login.password, { exact: true })).toBeFocused();

  await fillSignIn(page, 'anna@pelda.hu');
  await expect(page.getByRole('heading', { level: 1, name: payment.title })).toBeVisible();
  // The press ends the session, and no call that is still on its way.
  await standin.fault({ call: 'account/getProfile', kind: 'expired' });
  await press(page, member.menu.profileGroup);
  await page.getByRole('link', { name: member.menu.profile, exact: true }).click();
  await expectTold(page, common.notice.sessionEnded);
  await expect(page.getByRole('heading', { level: 1, name: login.login.title })).toBeFocused();
});

test(
  'a long wait, a saved change, the strength of a password and a finished download are told (ERR-5, PUB-3, DOC-4, A11Y-3)',
  { tag: '@wide' },
  async ({ page, standin }) => {
    await openAs({ page, standin }, 'anna', '/profile/data');
    await standin.fault({ call: 'account/change-phone', kind: 'slow', delay: 2_500 });
    await page.getByLabel(account.profile.phone.phone).fill('06 30 765 4321');
    await press(page, account.profile.phone.submit);
    await expectTold(page, common.working);
    await expectTold(page, /elmentve: /);
    await expect(page.locator(':focus')).toContainText(/elmentve: /);

    await open(page, '/profile/chpass');
    const field = page.getByLabel(account.password.newPassword, { exact: true });
    await field.pressSequentially('zöld-alma-7');
    await expectTold(page, /^Jelszó erőssége: /);
    await expect(field).toBeFocused();

    await open(page, '/invoices');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Letöltés/ })
      .first()
      .click();
    await expectTold(page, account.invoices.file.ready);
  },
);

for (const width of [1280, 320]) {
  test(
    `in the wizard the total and the next step are told, at ${width} px (WIZ-16, WIZ-17, A11Y-3)`,
    wideUnless(width === 1280),
    async ({ page, standin, request }) => {
      await page.setViewportSize({ width, height: 640 });
      await openStep({ page, standin, request }, 4);
      await page.getByRole('radio', { name: wizard.delivery.receipt.b }).check();
      await page.getByRole('radio', { name: wizard.delivery.courier }).check();
      // 9 900 Ft for nine months, 500 Ft administration, 1 500 Ft courier.
      await expectTold(page, wizard.cost.spoken.replace('{{amount}}', '91 100 Ft'));
      await expect(page.getByRole('radio', { name: wizard.delivery.courier })).toBeFocused();

      await press(page, common.button.next);
      await expectTold(page, wizard.count.replace('{{step}}', '5').replace('{{last}}', '7'));
      await expect(page.getByRole('heading', { name: stepTitles[4] })).toBeFocused();
    },
  );
}

test('what a disabled button waits for is told as it changes (WIZ-18, A11Y-3)', async ({ page, standin, request }) => {
  await openStep({ page, standin, request }, 7);
  const pay = page.getByRole('main').getByRole('button', { name: /^(Fizetés|Véglegesítés)$/ });
  await expect(pay).toHaveAccessibleDescription(/^Még 5 /);
  await page.getByRole('checkbox', { name: wizard.consent.truth }).check();
  await expectTold(page, wizard.consent.missing.replace('{{missing}}', '4'));
});

test(
  'polling tells that the invoice is ready (PAY-10, A11Y-3)',
  { tag: '@wide' },
  async ({ page, standin, request, world }) => {
    const poll = faultPages.find(({ kind }) => kind === 'poll');
    await poll?.open({ page, standin, request, world });
    await expect(page.getByText(payment.result.invoicePreparing)).toBeVisible();
    await poll?.succeeds(page);
    await expectTold(page, payment.result.invoiceReady);
  },
);

test('polling tells that the contract is done, and that a poll failed (SUM-1, A11Y-3)', async ({
  page,
  standin,
  problems,
}) => {
  problems.allow(/status of 500/);
  await page.clock.install();
  await standin.fault({ call: 'contracting/get-8', kind: 'fields', fields: { status: 'WAITING' }, times: 1 });
  await enterWizard(page, standin, 'vilmos', 8);
  await open(page, '/contracting/sum');
  await standin.fault({ call: 'contracting/get-8', kind: '500', times: 1 });
  await page.clock.fastForward(5_000);
  await expectTold(page, payment.poll.failed);
  await standin.fault({ call: 'contracting/get-8', kind: 'fields', fields: { status: 'DONE', kr: '654321' } });
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByText(contracting.status.done)).toBeVisible({ timeout: 300 });
  }).toPass();
  await expectTold(page, contracting.status.done);
});

test('the number of offers found is told (CON-1, A11Y-3)', { tag: '@wide' }, async ({ page, standin }) => {
  await openAs({ page, standin }, 'bela', '/contracting/init');
  await page.getByLabel(start.search.field).fill('71ABNZ12');
  await press(page, start.search.submit);
  await expectTold(page, /^Talált ajánlatok: \d/);
});

test(
  'a changed password is told on the sign-in page that follows (PUB-10, A11Y-3)',
  { tag: '@wide' },
  async ({ page, standin, problems }) => {
    await serveCaptcha(page, problems);
    await page.goto('/forgottendetails');
    await page.getByLabel(publicTexts.forgotten.email).fill('anna@pelda.hu');
    await page.getByLabel(publicTexts.captcha.label).check();
    await press(page, common.button.send);
    await expect(page.getByText(publicTexts.mailSent.title)).toBeVisible();
    await open(page, await standin.link('anna@pelda.hu', 'password'));
    await page.getByLabel(publicTexts.newPassword.newPassword, { exact: true }).fill('kék-hegy-12');
    await page.getByLabel(publicTexts.newPassword.newPasswordAgain, { exact: true }).fill('kék-hegy-12');
    await press(page, common.button.save);
    await expectTold(page, common.notice.passwordChanged);
  },
);
