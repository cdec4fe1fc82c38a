import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { expectTold, listen } from '../support/a11y/a11yLive';
import { openStep, press } from '../support/a11y/a11yState';
import { stepTitles } from '../support/journey';
import { expect, fillSignIn, test } from '../support/portal';
import { enterWizard, open } from '../support/visit';
import { wideUnless } from '../support/wide';

const { contracting, member, payment, wizard } = portal;
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
