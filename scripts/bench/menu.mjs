// @ts-check
/** The side menu, for the bench. */

/** @typedef {import('@playwright/test').Page} Page */

/** Opens the menu's groups; resolves to the paths of its pages. @param {Page} page @returns {Promise<string[]>} */
export const openMenu = async (page) => {
  const menu = page.locator('nav').first();
  await menu.waitFor();
  const closed = menu.locator('button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  return menu.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
};

/** Prefetches the menu's pages by pointing at their links. @param {Page} page */
export const prefetched = async (page) => {
  for (const link of await page.locator('nav').first().locator('a[href^="/"]').all()) await link.hover();
  await page.waitForLoadState('networkidle');
};
