import type { BrowserContext } from '@playwright/test';

/** The browser asks for little data: the portal fetches no page ahead. */
export const askForLittleData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // A window that a page opens keeps its first, empty document's: this comes twice to it.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
