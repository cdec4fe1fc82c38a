import type { RouteName } from '../../../src/paths';
import { watchShifts } from '../support/perf';
import { expect, signIn, test } from '../support/portal';
import { visits } from '../support/routes';
import { enter, enterWizard, open, settle } from '../support/visit';
import { wideUnless } from '../support/wide';

const sizes = [
  { width: 360, height: 640 },
  { width: 1280, height: 820 },
];
/** These redirect at once, or need an e-mailed link. */
const passing: readonly RouteName[] = ['paymentResult', 'paymentCallback', 'offers', 'upgradePartner'];
const memberPaths = [
  ...new Set(
    visits.filter(({ audience, name }) => audience === 'member' && !passing.includes(name)).map(({ path }) => path),
  ),
];

/** With every change every third page and the largest step are opened on a phone. */
const isNear = (_path: string, index: number): boolean => index % 3 === 0;
const shares = [
  { share: 'of every third page and of step 4', paths: memberPaths.filter(isNear), steps: [4], near: true },
  {
    share: 'of the other pages and steps',
    paths: memberPaths.filter((path, index) => !isNear(path, index)),
    steps: [1, 2, 3],
    near: false,
  },
];

for (const size of sizes) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    for (const { share, paths, steps, near } of shares) {
      test(
        `nothing ${share} shifts while the replies arrive (PERF-7, UX-38)`,
        wideUnless(near && size.width === 360),
        async ({ page, standin }) => {
          await standin.fault({ call: '*', kind: 'slow', delay: 300 });
          const shifts = await watchShifts(page);
          const expectNoShift = async (path: string): Promise<void> => {
            await open(page, path);
            await page.evaluate(() => document.fonts.ready.then(() => undefined));
            const { total, sources } = await shifts();
            expect.soft(total, `${path}\n${sources.join('\n')}`).toBeLessThanOrEqual(0.02);
          };
          await enter(page, standin, 'anna');
          for (const path of paths) await expectNoShift(path);
          for (const step of steps) {
            await enterWizard(page, standin, 'vilmos', step);
            await expectNoShift('/contracting');
          }
        },
      );
    }

    test(
      'nothing shifts from the sign-in page to the payments (PERF-7)',
      wideUnless(size.width === 1280),
      async ({ page, standin }) => {
        // Shifts soon after a key press don't count, so the replies come later than that.
        await standin.fault({ call: '*', kind: 'slow', delay: 900 });
        const shifts = await watchShifts(page);
        await settle(page, () => signIn(page, 'anna'));
        await expect(page).toHaveURL('/payment');
        const { total, sources } = await shifts();
        expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02);
      },
    );
  });
}
