import type { Page } from '@playwright/test';

import portal from '../../../src/i18n/locales/hu/portal.json' with { type: 'json' };
import { expect } from './portal';

const { member } = portal;

/** Visits each page of the side menu once. */
export const walkMenu = async (page: Page): Promise<void> => {
  const menu = page.getByRole('navigation', { name: member.menu.label });
  const links = menu.getByRole('link');
  const openGroups = async (): Promise<void> => {
    for (const group of [member.menu.profileGroup, member.menu.contractGroup]) {
      const button = menu.getByRole('button', { name: group });
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    }
    await expect(links.filter({ hasText: member.menu.documents })).toBeVisible();
  };
  await openGroups();
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const path of paths.filter((one) => one.startsWith('/'))) {
    // A group closes when its page is left.
    await openGroups();
    await links.and(page.locator(`[href="${path}"]`)).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
};

/** What the page holds after garbage collection. */
export const held = async (page: Page): Promise<{ nodes: number; listeners: number }> => {
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  // One collection frees what the next one can collect.
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.detach();
  const figure = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: figure('Nodes'), listeners: figure('JSEventListeners') };
};

export interface Shifts {
  total: number;
  /** The elements that moved, for the message of a failure. */
  sources: string[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    e2eShifts?: Shifts;
  }
}

/**
 * Adds up the layout shifts that neither an input nor the change to another page explains. Call it before the page
 * opens.
 */
export const watchShifts = async (page: Page): Promise<() => Promise<Shifts>> => {
  await page.addInitScript(() => {
    const shifts: Shifts = { total: 0, sources: [] };
    window.e2eShifts = shifts;
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    // The frame that shows another page's heading moves everything, as a full load would.
    let heading: string | null | undefined;
    let pageChanged = false;
    let changeFrame: number | undefined;
    new MutationObserver(() => {
      const next = document.querySelector('h1')?.textContent;
      if (next === heading) return;
      pageChanged = heading !== undefined;
      heading = next;
    }).observe(document, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries().filter(isShift)) {
        if (pageChanged) changeFrame = startTime;
        pageChanged = false;
        if (hadRecentInput || startTime === changeFrame) continue;
        shifts.total += value;
        shifts.sources.push(
          `${value.toFixed(3)}: ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '?')).slice(0, 90)).join(' | ')}`,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => window.e2eShifts);
    if (shifts === undefined) throw new Error('watchShifts was called after the page opened');
    return shifts;
  };
};
