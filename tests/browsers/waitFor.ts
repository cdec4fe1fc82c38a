import { setTimeout } from 'node:timers/promises';

const patience = 30_000;

/** Asks again until there is an answer; a question that fails has none. Throws, naming what is waited for, when there is none in time. */
export const waitFor = async <T>(what: string, ask: () => Promise<T | undefined>): Promise<T> => {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined) return found;
    await setTimeout(100);
  }
  throw new Error(`waited in vain for ${what}`);
};
