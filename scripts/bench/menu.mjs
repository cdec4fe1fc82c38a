// @ts-check
/* global performance */
/** The side menu as the bench walks through it. */

/** @typedef {import('@playwright/test').Page} Page */

/** Opens the menu's groups; resolves to the portal's own pages in it. @param {Page} page @returns {Promise<string[]>} */
export const openMenu = async (page) => {
  const menu = page.locator('nav').first();
  await menu.waitFor();
  const closed = menu.locator('button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  return menu.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
};

/** Waits until the menu's last page has been fetched ahead; a busy machine lets idle time wait. @param {Page} page */
export const prefetched = async (page) => {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/UpgradeMultiPage-')), undefined, { timeout: 120_000 });
  await page.waitForLoadState('networkidle');
};
