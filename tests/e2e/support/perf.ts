import type { Page } from '@playwright/test';
import texts from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import { expect } from './portal';

/** The chunks of the pages that a member with a card finds in the menu. */
export const pageChunks: readonly string[] = [
  'PaymentPage', 'RegularCreditPage', 'DirectDebitPage', 'ProfilePage', 'ChangePasswordPage', 'NewContractPage', 'UpgradePage', 'WizardPage', 'InvoiceDataPage', 'InvoicesPage', 'DocumentsPage', 'UpgradeMultiPage',
];

/** Visits every page of the side menu once, each until its heading is there. */
export const walkMenu = async (page: Page): Promise<void> => {
  const menu = page.getByRole('navigation', { name: texts.menu.label });
  for (const group of [texts.menu.profileGroup, texts.menu.contractGroup]) {
    const button = menu.getByRole('button', { name: group });
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }
  const links = await menu.locator('a[href^="/"]').evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  for (const link of links) {
    await menu.locator(`a[href="${link}"]`).click();
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
};

/** What the page holds after everything that nobody holds has gone. */
export const held = async (page: Page): Promise<{ nodes: number; listeners: number }> => {
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  // What was found dead at one collection lets go of more, which the next one finds.
  for (let times = 0; times < 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  await cdp.detach();
  const figure = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: figure('Nodes'), listeners: figure('JSEventListeners') };
};

export interface Shifts {
  total: number;
  /** What moved, for who reads a failure. */
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

/** Adds up what jumps in the page without a press that explains it; call it before the page is opened. */
export const watchShifts = async (page: Page): Promise<() => Promise<Shifts>> => {
  await page.addInitScript(() => {
    const shifts: Shifts = { total: 0, sources: [] };
    window.e2eShifts = shifts;
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
        if (hadRecentInput) continue;
        shifts.total += value;
        shifts.sources.push(`${value.toFixed(3)}: ${sources.map(({ node }) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? '?')).slice(0, 90)).join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => window.e2eShifts);
    if (shifts === undefined) throw new Error('the page watches no shifts');
    return shifts;
  };
};
