import type { Browser, BrowserContext, BrowserContextOptions, Disposable, Page, ViewportSize } from '@playwright/test';
import { settings } from '../settings.mjs';
import { askForLittleData } from './savesData';

/** A file of the portal's origin that does nothing: where a kept page waits for its next test. */
export const nowhere = `${settings.origin}/robots.txt`;

export interface Options {
  /** Whether the browser asks for little data: the portal then fetches no page ahead, which most tests would not visit (PERF-8). */
  savesData: boolean;
  /** Whether the page may have been another test's before. */
  keepsPage: boolean;
}

/** What a test asks of its browser; only a page of the same can be kept for it. */
interface Wishes {
  savesData: boolean;
  options: BrowserContextOptions;
}

export const newContext = async (browser: Browser, { savesData, options }: Wishes): Promise<BrowserContext> => {
  const context = await browser.newContext(options);
  if (savesData) await askForLittleData(context);
  return context;
};

interface Kept {
  context: BrowserContext;
  page: Page;
  /** What was asked of it. */
  key: string;
  /** Whether Playwright's clock was put in, which can't be taken out. */
  hasClock: () => boolean;
}

/** What tests have put into a page or its context to stay there. */
const puts = new WeakMap<Page, Disposable[]>();

/** Watches what is put into a context and its page. */
const watched = (context: BrowserContext, page: Page, key: string): Kept => {
  const inside: Disposable[] = [];
  puts.set(page, inside);
  const watch = <T extends object>(target: T, names: readonly (keyof T)[]): void => {
    for (const name of names) {
      const put = target[name] as (...args: unknown[]) => Promise<Disposable>;
      const watchedPut = async (...args: unknown[]): Promise<Disposable> => {
        const way = await put.apply(target, args);
        inside.push(way);
        return way;
      };
      Object.assign(target, { [name]: watchedPut });
    }
  };
  watch(page, ['addInitScript', 'exposeFunction', 'route']);
  watch(context, ['addInitScript']);
  const { clock } = page;
  let hasClock = false;
  Object.defineProperty(page, 'clock', {
    get: () => {
      hasClock = true;
      return clock;
    },
  });
  return { context, page, key, hasClock: () => hasClock };
};

/** Empties a page, but for Playwright's clock: then it waits at `nowhere`, and looks and knows as a new one does. */
export const empty = async (page: Page): Promise<void> => {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const put of puts.get(page)?.splice(0) ?? []) await put.dispose();
  for (const event of ['dialog', 'download', 'request', 'response']) page.removeAllListeners(event);
  await context.setOffline(false);
  await page.goto(nowhere);
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.emulateMedia({ colorScheme: 'light' });
};

/**
 * A browser's one page, kept from test to test with the files that it has by then: opening the portal in it costs less
 * than half of what it does in a new one (PERF-8). Each test finds it as if it were new.
 */
export class PageKeeper {
  private kept: Kept | undefined;

  constructor(private readonly browser: Browser) {}

  take = async (wishes: Wishes, viewport: ViewportSize | null): Promise<BrowserContext> => {
    const key = JSON.stringify(wishes);
    if (this.kept?.key !== key) {
      await this.close();
      const context = await newContext(this.browser, wishes);
      this.kept = watched(context, await context.newPage(), key);
      await this.kept.page.goto(nowhere);
    }
    if (viewport !== null) await this.kept.page.setViewportSize(viewport);
    return this.kept.context;
  };

  /** Takes the page back; one that failed its test, or can't be emptied, is thrown away. */
  giveBack = async (passed: boolean): Promise<void> => {
    if (this.kept === undefined || !passed || this.kept.hasClock()) await this.close();
    else await empty(this.kept.page).catch(this.close);
  };

  close = async (): Promise<void> => {
    const { kept } = this;
    this.kept = undefined;
    await kept?.context.close();
  };
}
