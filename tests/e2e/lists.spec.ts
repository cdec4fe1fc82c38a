import { expect, test } from './support/portal';
import { enter, open } from './support/visit';
import { wideUnless } from './support/wide';

test.use({ viewport: { width: 360, height: 640 } });

for (const place of ['start', 'center', 'end'] as const) {
  test(
    `a list opens beside its own field, inside the window: the field at the ${place} of it (UX-24)`,
    wideUnless(place === 'end'),
    async ({ page, standin }) => {
      await enter(page, standin, 'anna');
      await open(page, '/profile/data');
      // By its role alone: the open list hides the page from other queries.
      const field = page.locator('div[role="combobox"]');
      await field.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), place);
      await field.dblclick();
      const list = page.getByRole('listbox');
      await expect(list).toBeVisible();
      const [a, b] = [await field.boundingBox(), await page.locator('.MuiMenu-paper').boundingBox()];
      if (!a || !b) throw new Error('nothing to measure');
      expect(b.y >= a.y + a.height - 1 || b.y + b.height <= a.y + 1).toBe(true);
      expect(b.y).toBeGreaterThanOrEqual(0);
      expect(b.y + b.height).toBeLessThanOrEqual(640);
      expect(b.height).toBeGreaterThanOrEqual(150);
    },
  );
}
