import { test as base, expect, type Page } from '@playwright/test';

import { budapestMoment } from '../../../src/domain/time/clock';
import common from '../../../src/i18n/locales/hu/common.json' with { type: 'json' };
import { settings } from '../settings.mjs';
import { createProblems, type Problems } from './problems';
import { slowDown } from './slow';
import { Standin } from './standin';

const { login } = common;

export const portalOrigin = settings.origin;
export const bankOrigin = settings.bankOrigin;

const dayOf = (time: Date): string => budapestMoment(time).date;

interface Fixtures {
  /** The name of the test's own world in the stand-in. Every request carries it. */
  world: string;
  standin: Standin;
  problems: Problems;
  /** Lets a test that could last beyond midnight take place on the next day: dates typed before would be refused as past. */
  oneDay: undefined;
}

/** Playwright's test with a world of its own in the stand-in. It fails on unexpected console output and requests, and on payloads that break the contract. */
export const test = base.extend<Fixtures>({
  world: async ({}, provide, { testId, repeatEachIndex }) => {
    await provide(`${testId}-${repeatEachIndex}`);
  },
  extraHTTPHeaders: async ({ world }, provide) => {
    await provide({ 'x-world': world });
  },
  oneDay: [
    async ({ context, standin }, provide, { timeout }) => {
      const end = new Date(Date.now() + timeout);
      if (dayOf(end) !== dayOf(new Date())) {
        await standin.clock(end.toISOString());
        await standin.reset();
        await context.clock.install({ time: end });
      }
      await provide(undefined);
    },
    { auto: true },
  ],
  standin: async ({ request }, provide) => {
    const standin = new Standin(request, settings.servicesOrigin);
    await provide(standin);
    await standin.forget();
  },
  problems: [
    async ({ context, standin }, provide) => {
      slowDown(context);
      const problems = createProblems([portalOrigin, bankOrigin]);
      problems.watch(context);
      await provide(problems);
      // A reply that a route still changes is lost when the page closes.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(problems.found(), 'console, page errors and requests stay as expected').toEqual([]);
      expect(await standin.violations(), 'every request is exactly what mocks/contract.ts lists (STUB-3)').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs a persona in through the page. Everybody in the stand-in has the same password. */
export const signIn = async (page: Page, persona: string): Promise<void> => {
  await page.goto('/login');
  await fillSignIn(page, `${persona}@pelda.hu`);
  await expect(page).not.toHaveURL(/\/login/);
};

/** Fills in the sign-in form and submits it with Enter. */
export const fillSignIn = async (page: Page, loginName: string, password = 'jelszo1'): Promise<void> => {
  await page.getByLabel(login.login.loginName).fill(loginName);
  await page.getByLabel(login.login.password, { exact: true }).fill(password);
  await page.getByLabel(login.login.password, { exact: true }).press('Enter');
};

/** Sets today (yyyy-MM-dd) for the services and for the pages of the browser. Call it before the first page opens. */
export const travelTo = async (page: Page, standin: Standin, date: string): Promise<void> => {
  await standin.reset(date);
  await page.clock.install({ time: `${date}T12:00:00+02:00` });
};
