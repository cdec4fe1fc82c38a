import type { Page, Request } from '@playwright/test';
import type { Session } from '../../../src/session/sessionSchema';
import { empty, nowhere } from './keptPage';
import { expect, expectContractKept } from './portal';
import type { Standin } from './standin';

/** How long nothing may be under way before a page counts as there, in ms. */
const quiet = 120;

/** Resolves once the page has done what it had to do: a reply that was just read may lead to the next request. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => resolve());
      }),
  );

/** Opens a path and waits until its heading shows and nothing is under way any more; `restless` pages never get there. */
export const open = async (page: Page, path: string, { restless = false } = {}): Promise<void> => {
  if (restless) {
    await page.goto(path);
    return;
  }
  const running = new Set<Request>();
  let lastEnd = Date.now();
  const rests = (): boolean => running.size === 0 && Date.now() - lastEnd > quiet;
  const began = (request: Request): void => {
    running.add(request);
  };
  const ended = (request: Request): void => {
    running.delete(request);
    lastEnd = Date.now();
  };
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  try {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(
        async () => {
          if (rests()) await idle(page);
          return rests();
        },
        { intervals: [40] },
      )
      .toBe(true);
  } finally {
    page.off('request', began).off('requestfinished', ended).off('requestfailed', ended);
  }
};

/** Gives the page a live session of the persona, as a sign-in leaves it; `more` says what else the session holds. */
export const enter = async (page: Page, standin: Standin, persona: string, more: Partial<Session> = {}): Promise<void> => {
  const { token, user } = await standin.signIn(persona);
  if (page.url() !== nowhere) await page.goto(nowhere);
  await page.evaluate((session) => { sessionStorage.setItem('cportal.session', session); }, JSON.stringify({ token, currentUser: user, skew: 0, ...more }));
};

/** Puts a kept page and its world back to where a test begins, but for Playwright’s clock. */
export const startAnew = async (page: Page, standin: Standin): Promise<void> => {
  await expectContractKept(standin);
  await empty(page);
  await page.setViewportSize({ width: 1280, height: 820 });
  await standin.forget();
};

/** As `enter`, in the middle of the persona's contracting; at the step that is due unless told otherwise. */
export const enterWizard = async (page: Page, standin: Standin, persona: string, step?: number): Promise<void> => {
  const process = (await standin.state()).processes.find(({ accountId }) => accountId === persona);
  if (process === undefined) throw new Error(`${persona} has no contract under way`);
  await enter(page, standin, persona, { contractKey: process.key, step: step ?? process.savedStep + 1, type: process.type === 'U' ? 1 : 0 });
};

/** As the browser's Back and Forward do it; Playwright's own wait for a load, which a restored page doesn't have. */
export const travel = (page: Page, places: number): Promise<void> =>
  page.evaluate((delta) => {
    // A moment later: the page may be gone before it could say that it has begun to leave.
    setTimeout(() => history.go(delta));
  }, places);
