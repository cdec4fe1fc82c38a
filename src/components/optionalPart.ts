import { lazy, type ComponentType } from 'react';

const firstRetryMs = 5_000;
const lastRetryMs = 60_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves once the code is there, however often it can't be loaded before; asks less and less often. */
const untilLoaded = async <T>(load: () => Promise<T>, retryMs = firstRetryMs): Promise<T> => {
  try {
    return await load();
  } catch {
    await wait(retryMs);
    return untilLoaded(load, Math.min(2 * retryMs, lastRetryMs));
  }
};

/** A part with a chunk of its own that a page is usable without: its Suspense fallback stays until the code can be loaded. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await untilLoaded(load) }));
