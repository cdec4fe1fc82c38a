import type { BrowserContext } from '@playwright/test';

export interface Options {
  /** Whether the browser asks for little data: the portal then fetches no page ahead, which most tests would not visit (PERF-8). */
  savesData: boolean;
}

export const askForLittleData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // A window that a page opens keeps its first, empty document's: this comes twice to it.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
