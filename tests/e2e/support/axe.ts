import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page by WCAG 2.2 AA (A11Y-1). */
export const axeFindings = async (page: Page): Promise<string[]> => {
  // Legacy mode checks the page in place. The usual one opens another page for each run, for the sake of frames from other origins, and the portal has none.
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(wcag22aa).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)} ${failureSummary ?? ''}`));
};

export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
};
