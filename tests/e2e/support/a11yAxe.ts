import type { Page } from '@playwright/test';
import { cramped, spaced, squeezed } from './a11yMeasure';
import { axeFindings } from './axe';
import { expect } from './portal';

/** How a page is looked at: language, width, scheme. */
export interface View {
  language: 'hu' | 'en';
  width: 1280 | 320;
  scheme: 'light' | 'dark';
}

const view = (language: View['language'], width: View['width'], scheme: View['scheme']): View => ({ language, width, scheme });

/** Every language at every width, and the dark scheme at every width: its colours don't know the language. In the order in which least has to be changed. */
export const routeViews: readonly View[] = [
  view('hu', 1280, 'light'),
  view('hu', 1280, 'dark'),
  view('hu', 320, 'dark'),
  view('hu', 320, 'light'),
  view('en', 320, 'light'),
  view('en', 1280, 'light'),
];

/** A state shares its page's layout, which was seen in every view: each language, width and scheme comes, in half of the pairs. */
export const stateViews: readonly View[] = [view('hu', 1280, 'light'), view('hu', 320, 'dark'), view('en', 320, 'light'), view('en', 1280, 'dark')];

/** What there is on a phone only. */
export const phoneViews: readonly View[] = [view('hu', 320, 'light'), view('hu', 320, 'dark'), view('en', 320, 'light')];

/** `npm run test:a11y` looks at each page in all of its views; `npm test`, which has ten minutes, in one of each kind in turn (PERF-8). */
const everyView = process.env.A11Y_VIEWS === 'all';

/** The views in which the nth page of a list is looked at: both languages and both widths for a route, one view for a state. A pair begins about as the one before it ended: the window is wide or narrow already when the next route opens. */
export const viewsOf = (views: readonly View[], nth: number): readonly View[] => {
  if (everyView) return views;
  if (views !== routeViews) return views.filter((_, index) => index === nth % views.length);
  const pairs = [[view('hu', 1280, 'light'), view('en', 320, 'light')], [view('en', 320, 'light'), view('hu', 1280, 'dark')], [view('en', 1280, 'light'), view('hu', 320, 'dark')], [view('hu', 320, 'light'), view('en', 1280, 'light')]];
  return pairs[nth % pairs.length] ?? views;
};

/** A phone's bar lies over whatever is below it until that is scrolled away, and axe doesn't scroll: here all of the page is above it. What has the focus is never under it (a11yKeyboard.spec.ts). */
const height = { 1280: 820, 320: 3_000 } as const;

/** Shows the page so: without loading it anew, and with the portal's own switch, which a click reaches under a dialog too. */
const show = async (page: Page, { language, width, scheme }: View): Promise<void> => {
  await page.setViewportSize({ width, height: height[width] });
  await page.emulateMedia({ colorScheme: scheme });
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) !== language) await page.locator(`button[lang="${language}"]`).dispatchEvent('click');
  await expect(html).toHaveAttribute('lang', language);
  // Two frames: what follows the width has been laid out and painted then.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/**
 * What is found in the views: by axe (A11Y-1); and at 320 px what scrolls sideways or is cut off, with a reader's own
 * text spacing too, and which targets are too small (A11Y-4), in one scheme only.
 */
export const findings = async (page: Page, views: readonly View[]): Promise<string[]> => {
  const found: string[] = [];
  for (const one of views) {
    await show(page, one);
    const here = await axeFindings(page);
    if (one.width === 320 && (one.scheme === 'light' || !everyView)) here.push(...(await squeezed(page)), ...(await cramped(page)), ...(await spaced(page)));
    found.push(...here.map((what) => `${one.language} ${one.width} ${one.scheme}: ${what}`));
  }
  return found;
};
