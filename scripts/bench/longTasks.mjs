// @ts-check
/**
 * The tasks of a renderer's main thread, from Chromium's trace. Counts the thread's own time times the slow-down:
 * Chromium's emulated slow-down uses wall-clock time, so other processes on this machine would count four times.
 */
import { slowdown } from './browser.mjs';

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, cat: string, args: { name?: string } }} TraceEvent */
/** Times in ms; `start` and `end` on the trace's own clock. @typedef {{ start: number, end: number, own: number }} Task */

/** @param {import('@playwright/test').Browser} browser @param {import('@playwright/test').Page} page @param {() => Promise<unknown>} run */
export const traceOf = async (browser, page, run) => {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  // Always end the trace: a browser runs only one at a time.
  const failure = await run().then(
    () => undefined,
    (/** @type {unknown} */ error) => ({ error }),
  );
  const buffer = await browser.stopTracing();
  if (failure !== undefined) throw failure.error;
  /** @type {{ traceEvents: TraceEvent[] }} */
  const { traceEvents } = JSON.parse(buffer.toString());
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const own = traceEvents.filter(({ pid, tid }) => threads.has(`${pid}:${tid}`));
  /** @type {Task[]} */
  const tasks = own
    .filter(({ name, ph }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => ({ start: ts / 1000, end: (ts + dur) / 1000, own: (tdur * slowdown) / 1000 }));
  const marks = own
    .filter(({ cat, name }) => cat.includes('blink.user_timing') && name.startsWith('bench-'))
    .map(({ name, ts }) => ({ name, at: ts / 1000 }));
  return { tasks, marks };
};

/** @param {readonly Task[]} tasks */
export const longest = (tasks) => Math.max(0, ...tasks.map(({ own }) => own));
