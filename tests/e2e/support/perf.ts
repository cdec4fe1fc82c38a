import type { Page } from '@playwright/test';

import portal from '~/i18n/locales/hu/portal.json' with { type: 'json' };

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
    const link = links.and(page.locator(`[href="${path}"]`));
    await link.click();
    await expect(page).toHaveURL(path);
    // The address changes before the menu is rendered anew.
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
};

/** What the page holds after garbage collection. */
export const held = async (page: Page): Promise<{ nodes: number; listeners: number }> => {
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

declare global {
  interface Window {
    shifts?: Shifts;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Runs in the page. The frame that shows another page's heading moves everything, as a full load would. */
const watchInPage = (): void => {
  const seen: Shifts = { total: 0, sources: [] };
  window.shifts = seen;
  const name = (node: Node | null): string =>
    node instanceof Element
      ? `${node.localName}.${node.classList[0] ?? ''}`
      : `"${node?.textContent?.slice(0, 20) ?? '?'}"`;
  let heading: string | undefined;
  let pageChanged = false;
  let changeFrame: number | undefined;
  new MutationObserver(() => {
    const next = document.querySelector('h1')?.textContent;
    if (next === heading) return;
    pageChanged = heading !== undefined;
    heading = next;
  }).observe(document, { childList: true, subtree: true, characterData: true });
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      if (pageChanged) changeFrame = entry.startTime;
      pageChanged = false;
      if (entry.hadRecentInput || entry.startTime === changeFrame) continue;
      seen.total += entry.value;
      if (entry.value <= 0.002) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)} ${previousRect.y}→${currentRect.y}`,
      );
      seen.sources.push(`${entry.value.toFixed(3)}: ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/**
 * Adds up the layout shifts that neither an input nor the change to another page explains. Call it before the page
 * opens.
 */
export const watchShifts = async (page: Page): Promise<() => Promise<Shifts>> => {
  await page.addInitScript(watchInPage);
  return async () => {
    const shifts = await page.evaluate(() => window.shifts);
    if (shifts === undefined) throw new Error('watchShifts was called after the page opened');
    return shifts;
  };
};
