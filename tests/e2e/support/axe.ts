import type { Page } from '@playwright/test';
import axe from 'axe-core';

import { expect } from './portal';

/** How to look at a page: language, width, colour scheme. */
export interface View {
  language: 'hu' | 'en';
  width: 1280 | 390 | 320;
  scheme: 'light' | 'dark';
}

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** axe doesn't scroll, and a phone's bottom bar covers what lies under it. So the window is tall enough for the whole page. */
const height = { 1280: 820, 390: 844, 320: 3_000 } as const;

/** Changes the view of the open page without loading it again. */
export const show = async (page: Page, { language, width, scheme }: View): Promise<void> => {
  await page.setViewportSize({ width, height: height[width] });
  await page.emulateMedia({ colorScheme: scheme });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', scheme);
  // An event rather than a click: a dialog may cover the button.
  if ((await html.getAttribute('lang')) !== language)
    await page
      .getByRole('button', { name: language === 'hu' ? 'HUN' : 'ENG', exact: true, includeHidden: true })
      .dispatchEvent('click');
  await expect(html).toHaveAttribute('lang', language);
  // A page that stays in place for two frames has laid out whatever depends on its width.
  await (await html.elementHandle()).waitForElementState('stable');
};

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What axe finds on the page by WCAG 2.2 AA (A11Y-1). The portal has no frame that it would have to look into. */
const axeFindings = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    if (window.axe === undefined) throw new Error('axe is not in the page');
    const { violations } = await window.axe.run({ resultTypes: ['violations'], runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, html, failureSummary }) =>
          `${id}: ${target.join(' ')} ${html.slice(0, 160)} ${failureSummary ?? ''}`,
      ),
    );
  }, wcag22aa);
};

/** What makes the page scroll sideways (1.4.10), and what a reader's own text spacing cuts off (1.4.12). */
const reflowFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2) ||
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 2)
      );
    };
    // Text for screen readers alone is one pixel wide.
    const cutOff = (): Element[] =>
      [...document.body.querySelectorAll('*')].filter(
        (element) =>
          element.checkVisibility() &&
          element.clientWidth > 1 &&
          element.closest('svg') === null &&
          element.textContent.trim() !== '' &&
          isCut(element),
      );
    const { documentElement } = document;
    const wide = (): string[] => {
      const { scrollWidth, clientWidth } = documentElement;
      const isOut = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth + 1;
      const widest = [...document.body.querySelectorAll('*')].filter(
        (element) => isOut(element) && ![...element.children].some(isOut),
      );
      return scrollWidth > clientWidth ? widest.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 160)) : [];
    };
    const found = wide().map((element) => `reflow: too wide ${element}`);
    const before = new Set(cutOff());
    // Through the CSSOM, because the policy allows no style element (SEC-1).
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    found.push(...wide().map((element) => `spacing: too wide ${element}`));
    for (const element of cutOff().filter((one) => !before.has(one)))
      found.push(`spacing: cut off ${element.outerHTML.slice(0, 200)}`);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    return found;
  });

/** What is wrong with the page in the views (A11Y-1), at 320 px also with its reflow (A11Y-4). */
export const findings = async (page: Page, views: readonly View[]): Promise<string[]> => {
  const found: string[] = [];
  for (const view of views) {
    await show(page, view);
    const here = [...(await axeFindings(page)), ...(view.width === 320 ? await reflowFindings(page) : [])];
    found.push(...here.map((what) => `${view.language} ${view.width} ${view.scheme}: ${what}`));
  }
  return found;
};
