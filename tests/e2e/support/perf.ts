import type { Page } from '@playwright/test';

import { watchShifts as watchInPage } from '../../../scripts/bench/watchShifts.mjs';
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

declare global {
  interface Window {
    shifts?: Shifts;
  }
}

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
