import type { Page } from '@playwright/test';

import { expect } from '../portal';
import { cutOffBySpacing, scrollsSideways } from './a11yMeasure';
import { axeFindings } from './axe';

/** How to look at a page: language, width, colour scheme. */
export interface View {
  language: 'hu' | 'en';
  width: 1280 | 320;
  scheme: 'light' | 'dark';
}

/** Both languages at both widths, and both schemes at both widths, in the order that changes least. */
export const views: readonly View[] = [
  { language: 'hu', width: 1280, scheme: 'light' },
  { language: 'hu', width: 320, scheme: 'dark' },
  { language: 'en', width: 320, scheme: 'light' },
  { language: 'en', width: 1280, scheme: 'dark' },
];

/** For a state of a page: one of the views, the next one for the next state. The pages themselves are seen in all views. */
export const viewsOfState = (index: number, onPhone: boolean): readonly View[] => {
  const possible = views.filter(({ width }) => !onPhone || width === 320);
  return possible.slice(index % possible.length, (index % possible.length) + 1);
};

/** axe doesn't scroll, and a phone's bottom bar covers what lies under it. So the window is tall enough for the whole page. */
const height = { 1280: 820, 320: 3_000 } as const;

/** Changes the view of the open page without loading it again. */
const show = async (page: Page, { language, width, scheme }: View): Promise<void> => {
  await page.setViewportSize({ width, height: height[width] });
  await page.emulateMedia({ colorScheme: scheme });
  const html = page.locator('html');
  // An event rather than a click: a dialog may cover the button.
  if ((await html.getAttribute('lang')) !== language)
    await page
      .getByRole('button', { name: language === 'hu' ? 'HUN' : 'ENG', exact: true, includeHidden: true })
      .dispatchEvent('click');
  await expect(html).toHaveAttribute('lang', language);
  // A page that stays in place for two frames has laid out whatever depends on its width. Playwright counts real frames, so this works with a stopped clock too.
  await (await html.elementHandle()).waitForElementState('stable');
};

/** What axe finds in the views (A11Y-1). At 320 px also what scrolls sideways and what a reader's own text spacing cuts off (A11Y-4). */
export const findings = async (
  page: Page,
  looks: readonly View[],
  clock: { stopped?: boolean } = {},
): Promise<string[]> => {
  const found: string[] = [];
  for (const look of looks) {
    await show(page, look);
    const here = await axeFindings(page, clock);
    if (look.width === 320) here.push(...(await scrollsSideways(page)), ...(await cutOffBySpacing(page)));
    found.push(...here.map((what) => `${look.language} ${look.width} ${look.scheme}: ${what}`));
  }
  return found;
};
