import { expect, test as base, type Page } from '@playwright/test';
import { settings } from '../settings.mjs';
import { createProblems, type Problems } from './problems';
import { newContext, PageKeeper, type Options } from './keptPage';
import { Standin } from './standin';

export const portalOrigin = settings.origin;
export const bankOrigin = settings.bankOrigin;

interface Fixtures {
  /** The name of the test's own world in the stand-in; every request carries it. */
  world: string;
  standin: Standin;
  problems: Problems;
}

/** Every request so far is exactly what mocks/contract.ts lists (STUB-3). */
export const expectContractKept = async (standin: Standin): Promise<void> => {
  expect(await standin.violations(), 'every request is exactly what mocks/contract.ts lists (STUB-3)').toEqual([]);
};

/** Playwright's test with a world of its own; it fails on anything unexpected, and on a request that breaks the contract. */
export const test = base.extend<Options & Fixtures, { keeper: PageKeeper }>({
  savesData: [false, { option: true }],
  keepsPage: [false, { option: true }],
  world: async ({}, provide, { testId, repeatEachIndex }) => {
    await provide(`${testId}-${repeatEachIndex}`);
  },
  request: async ({ playwright, world }, provide) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { 'x-world': world } });
    await provide(request);
    await request.dispose();
  },
  keeper: [
    async ({ browser }, provide) => {
      const keeper = new PageKeeper(browser);
      await provide(keeper);
      await keeper.close();
    },
    { scope: 'worker' },
  ],
  // Not as an option: the context may be kept for the next test.
  context: async ({ browser, keeper, keepsPage, savesData, contextOptions, hasTouch, viewport, world }, provide, info) => {
    const wishes = { savesData, options: { ...contextOptions, hasTouch } };
    const context = keepsPage ? await keeper.take(wishes, viewport) : await newContext(browser, wishes);
    await context.setExtraHTTPHeaders({ 'x-world': world });
    await provide(context);
    if (!keepsPage) await context.close();
    else await keeper.giveBack(info.status === info.expectedStatus);
  },
  page: async ({ context }, provide, info) => {
    const page = context.pages().at(0) ?? (await context.newPage());
    await provide(page);
    // Playwright's own option takes a picture of each test, and throws away those that passed (PERF-8).
    if (info.status !== info.expectedStatus) await page.screenshot({ path: info.outputPath('failed.png'), fullPage: true }).catch(() => undefined);
  },
  standin: async ({ request }, provide) => {
    const standin = new Standin(request, settings.servicesOrigin);
    await provide(standin);
    await standin.forget();
  },
  problems: [
    async ({ context, standin }, provide) => {
      const problems = createProblems([portalOrigin, bankOrigin]);
      const unwatch = problems.watch(context);
      await provide(problems);
      unwatch();
      expect(problems.found(), 'console, page errors and requests stay as expected').toEqual([]);
      await expectContractKept(standin);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs a persona in through the page, as a member does. Everybody in the stand-in has the same password. */
export const signIn = async (page: Page, persona: string): Promise<void> => {
  await page.goto('/login');
  await page.locator('input[name="loginName"]').fill(`${persona}@pelda.hu`);
  await page.locator('input[name="password"]').fill('jelszo1');
  await page.locator('input[name="password"]').press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
};

/** Moves what a page takes for now, in ms: Playwright's own clock can't be taken out of a kept page again. */
const shiftDate = (ahead: number): void => {
  // Also when it has been shifted before.
  const real = Date.prototype.constructor as DateConstructor;
  const now = (): number => real.now() + ahead;
  window.Date = new Proxy(real, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
};

/** Sets now for the browser's pages that are opened from then on. */
export const setNow = async (page: Page, now: Date): Promise<void> => {
  await page.context().addInitScript(shiftDate, now.getTime() - Date.now());
};

/** Sets today, for the services and for the browser's pages (yyyy-MM-dd): before the page is opened. */
export const travelTo = async (page: Page, standin: Standin, date: string): Promise<void> => {
  await standin.reset(date);
  await setNow(page, new Date(`${date}T12:00:00+02:00`));
};

/** A picture for whoever looks at the run: test-results/shots/<name>.png. */
export const shot = async (page: Page, name: string): Promise<void> => {
  await page.evaluate(async () => { document.documentElement.dataset.fonts = ''; await document.fonts.ready; });
  await page.screenshot({ path: `test-results/shots/${name}.png`, fullPage: true, animations: 'disabled' });
};
