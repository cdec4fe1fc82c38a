import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

import { budapestMoment } from '~/domain/time/clock';
import common from '~/i18n/locales/hu/common.json' with { type: 'json' };

import { settings } from '../settings.mjs';
import { Standin } from './standin';

const { login } = common;

export const portalOrigin = settings.origin;
export const bankOrigin = settings.bankOrigin;

/** Collects what no test may leave behind: console output, page errors, failed requests, requests to other origins. */
export interface Problems {
  /** Ignores problems that the test causes on purpose, past and future ones. */
  allow: (pattern: RegExp) => void;
  watch: (context: BrowserContext) => void;
  found: () => string[];
}

/** Requests end like this when a page is left or drops a late reply. Not a problem. */
const aborted = 'net::ERR_ABORTED';

export const createProblems = (origins: readonly string[]): Problems => {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  // Chromium's PDF viewer has URLs of its own.
  const isOurs = (url: string): boolean =>
    /^(data|blob|about|chrome|chrome-extension):/.test(url) || origins.includes(new URL(url).origin);
  return {
    allow: (pattern) => void allowed.push(pattern),
    watch: (context) => {
      context.on('console', (message) =>
        seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
      );
      context.on('weberror', (error) => seen.push(`page error: ${String(error.error())}`));
      context.on('request', (request) => {
        if (!isOurs(request.url())) seen.push(`request to a stranger: ${request.url()}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? 'unknown';
        if (reason !== aborted) seen.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
      });
    },
    found: () => seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
};

/** What the browser logs for faults that a test sets on purpose. */
export const expectedNotes =
  /Failed to load resource|net::ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION_RESET|TIMED_OUT)/;

/** E2E_SLOW=4 makes the pages' processor four times slower, like a weak phone or a busy machine. */
const slowness = Number(process.env.E2E_SLOW ?? 1);

const slowDown = (context: BrowserContext): void => {
  if (!(slowness > 1)) return;
  context.on('page', (page) => {
    const slow = async (): Promise<void> => {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    };
    // A page that closes at once has nothing to slow.
    slow().catch(() => undefined);
  });
};

/** What a failed test's page shows: where only the output is kept, as in CI, nothing else tells it. */
const contentOf = async (page: Page): Promise<string> => {
  const content = page.locator('body').ariaSnapshot({ timeout: 5_000 });
  return `The page at ${page.url()}:\n${await content.catch(String)}\n`;
};

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
    async ({ context, standin }, provide, { errors }) => {
      slowDown(context);
      const problems = createProblems([portalOrigin, bankOrigin]);
      problems.watch(context);
      await provide(problems);
      if (errors.length > 0) for (const page of context.pages()) process.stderr.write(`${await contentOf(page)}\n`);
      // A reply that a route still changes is lost when the page closes.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(problems.found(), 'console, page errors and requests stay as expected').toEqual([]);
      expect(await standin.violations(), 'every request is exactly what mocks/contract.ts lists (STUB-3)').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects the policy violations of every document that the page opens from now on, Trusted Types included. */
export const watchPolicy = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => found.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const page: Window & { reportViolation?: (what: string) => void } = window;
      page.reportViolation?.(
        `${window.location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`,
      );
    });
  });
  return found;
};

/** Signs a persona in through the page. Everybody in the stand-in has the same password. */
export const signIn = async (page: Page, persona: string): Promise<void> => {
  await page.goto('/login');
  await fillSignIn(page, `${persona}@pelda.hu`);
  await expect(page).not.toHaveURL(/\/login/);
};

/** The sign-in page's code is there: before, its button is disabled and Enter sends nothing. */
export const expectStarted = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: login.login.submit, exact: true })).toBeEnabled();

/** Fills in the sign-in form and submits it with Enter. */
export const fillSignIn = async (page: Page, loginName: string, password = 'jelszo1'): Promise<void> => {
  await expectStarted(page);
  await page.getByLabel(login.login.loginName).fill(loginName);
  await page.getByLabel(login.login.password, { exact: true }).fill(password);
  await page.getByLabel(login.login.password, { exact: true }).press('Enter');
};
