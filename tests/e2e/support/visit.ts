import type { APIRequestContext, Page, Request } from '@playwright/test';

import type { Session } from '~/session/sessionSchema';

import { expect, type Problems } from './portal';
import type { Standin } from './standin';

/** What a test has to reach a state with. */
export interface Scene {
  page: Page;
  standin: Standin;
  request: APIRequestContext;
  problems: Problems;
}

/** A page counts as loaded once it has had no request under way for this long, in ms. */
const quiet = 120;

/**
 * Waits until the page is idle: a reply that it has just read may lead to the next request. False if the page was left
 * meanwhile, like at a press that leads to the bank.
 */
const idle = async (page: Page): Promise<boolean> => {
  try {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => resolve());
        }),
    );
    return true;
  } catch (error) {
    if (String(error).includes('Execution context was destroyed')) return false;
    throw error;
  }
};

/**
 * Does something that leads to a page, and waits until its heading shows and none of the requests made meanwhile is under
 * way, apart from a call that is `held`. Without `heading` it waits for the requests alone: a dialog hides the page.
 */
export const settle = async (
  page: Page,
  act: () => Promise<unknown>,
  { held, heading = true }: { held?: string; heading?: boolean } = {},
): Promise<void> => {
  const running = new Set<Request>();
  let lastEnd = Date.now();
  const rests = (): boolean => running.size === 0 && Date.now() - lastEnd > quiet;
  const began = (request: Request): void => {
    if (held === undefined || !request.url().endsWith(held)) running.add(request);
  };
  const ended = (request: Request): void => {
    running.delete(request);
    lastEnd = Date.now();
  };
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  try {
    await act();
    if (heading) await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(async () => rests() && (await idle(page)) && rests(), { intervals: [40] }).toBe(true);
  } finally {
    page.off('request', began).off('requestfinished', ended).off('requestfailed', ended);
  }
};

/** Holds requests back until the returned function is called. */
export const hold = async (page: Page, url: string): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Presses more than once before the first press' call, which is held back, can be answered. */
export const pressWhileHeld = async (page: Page, url: string, press: () => Promise<unknown>): Promise<void> => {
  const release = await hold(page, url);
  await press();
  release();
};

/** Opens a path and waits for it. With `restless` it doesn't wait: for pages that keep asking. */
export const open = async (page: Page, path: string, { restless = false } = {}): Promise<void> => {
  if (restless) await page.goto(path);
  else await settle(page, () => page.goto(path));
};

/** Signs a persona in without the sign-in page. `more` adds to the session. */
export const enter = async (
  page: Page,
  standin: Standin,
  persona: string,
  more: Partial<Session> = {},
): Promise<void> => {
  const { token, user } = await standin.signIn(persona);
  // A page of the same origin that runs no code.
  await page.goto('/robots.txt');
  await page.evaluate(
    (session) => {
      sessionStorage.setItem('cportal.session', session);
    },
    JSON.stringify({ token, currentUser: user, skew: 0, ...more }),
  );
};

/** Opens a page as a persona. With `restless` it doesn't wait for the heading: a dialog that opens by itself hides it. */
export const openAs = async (
  page: Page,
  standin: Standin,
  persona: string,
  path: string,
  { restless = false } = {},
): Promise<void> => {
  await enter(page, standin, persona);
  await open(page, path, { restless });
};

/** Like `enter`, in the middle of the persona's contracting: at the next unsaved step unless another one is given. */
export const enterWizard = async (
  page: Page,
  standin: Standin,
  persona: string,
  step?: number,
  moreOf: (contractKey: string) => Partial<Session> = () => ({}),
): Promise<void> => {
  const process = (await standin.state()).processes.find(({ accountId }) => accountId === persona);
  if (process === undefined) throw new Error(`${persona} has no contract under way`);
  await enter(page, standin, persona, {
    contractKey: process.key,
    step: step ?? process.savedStep + 1,
    type: process.type === 'U' ? 1 : 0,
    ...moreOf(process.key),
  });
};
