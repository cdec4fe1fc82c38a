import type { BrowserContext } from '@playwright/test';

export interface Options {
  /** Whether the browser asks for little data: the portal then fetches no page ahead, which most tests would not visit (PERF-8). */
  savesData: boolean;
}

export const askForLittleData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
