import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page by WCAG 2.2 AA (A11Y-1). `stopped`: the page's clock stands still, and axe needs timers, so it moves on in small steps. */
export const axeFindings = async (page: Page, { stopped = false } = {}): Promise<string[]> => {
  // Legacy mode checks the page in place. The usual one opens another page for each run, for the sake of frames from other origins, and the portal has none.
  const analysis = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(wcag22aa)
    .setLegacyMode()
    .analyze();
  let done = !stopped;
  const end = (): boolean => (done = true);
  void analysis.then(end, end);
  while (!done) await page.clock.runFor(1);
  const { violations } = await analysis;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html.slice(0, 160)} ${failureSummary ?? ''}`,
    ),
  );
};
