import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { faultPages, type FaultPage } from '../support/faults/faultPages';
import { expectedNotes } from '../support/faults/faults';
import { expect, test } from '../support/portal';
import { countLoads, release } from '../support/release';
import { settle } from '../support/visit';
import { wideUnless } from '../support/wide';

const { account, member } = portal;

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
