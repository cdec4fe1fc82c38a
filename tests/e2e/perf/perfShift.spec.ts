import type { RouteName } from '~/paths';

import { watchShifts } from '../support/perf';
import { expect, signIn, test } from '../support/portal';
import { visits } from '../support/routes';
import { enter, enterWizard, hold, open, settle } from '../support/visit';

/** These redirect at once, or need an e-mailed link. */
const passing: readonly RouteName[] = ['paymentResult', 'paymentCallback', 'offers', 'upgradePartner'];
const memberPaths = [
  ...new Set(
    visits.filter(({ audience, name }) => audience === 'member' && !passing.includes(name)).map(({ path }) => path),
  ),
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('nothing of a page shifts while the replies arrive (PERF-7, UX-38)', async ({ page, standin }) => {
    await standin.fault({ call: '*', kind: 'slow', delay: 300 });
    const shifts = await watchShifts(page);
    const expectNoShift = async (path: string): Promise<void> => {
      await open(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const { total, sources } = await shifts();
      expect.soft(total, `${path}\n${sources.join('\n')}`).toBeLessThanOrEqual(0.02);
    };
    await enter(page, standin, 'anna');
    for (const path of memberPaths) await expectNoShift(path);
    await enterWizard(page, standin, 'vilmos', 4);
    await expectNoShift('/contracting');
  });

  test('nothing shifts where customer care’s contacts come later than the page (PERF-7, OPS-1)', async ({
    page,
    standin,
  }) => {
    const answer = await hold(page, '**/settings.json');
    const shifts = await watchShifts(page);
    await enter(page, standin, 'anna');
    await page.goto('/contracting/upgrade_multi');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await expect(footer).toBeInViewport();
    answer();
    await expect(footer.getByRole('listitem')).toHaveCount(7);
    const { total, sources } = await shifts();
    expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

test('nothing shifts from the sign-in page to the payments (PERF-7)', async ({ page, standin }) => {
  // Shifts soon after a key press don't count, so the replies come later than that.
  await standin.fault({ call: '*', kind: 'slow', delay: 900 });
  const shifts = await watchShifts(page);
  await settle(page, () => signIn(page, 'anna'));
  await expect(page).toHaveURL('/payment');
  const { total, sources } = await shifts();
  expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02);
});
