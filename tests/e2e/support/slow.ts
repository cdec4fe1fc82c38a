import type { BrowserContext } from '@playwright/test';

/** How many times slower the pages' processor is made: E2E_SLOW=4 stands for a weak phone or a machine that is kept busy. */
const times = Number(process.env.E2E_SLOW ?? 1);

/** Slows each page of a context that opens from now on. */
export const slowDown = (context: BrowserContext): void => {
  if (!(times > 1)) return;
  context.on('page', (page) => {
    const slow = async (): Promise<void> => {
      const cdp = await context.newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
    };
    // A page that closes at once has nothing to slow.
    slow().catch(() => undefined);
  });
};
