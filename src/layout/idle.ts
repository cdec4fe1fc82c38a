/** What browsers tell of the connection; some tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const isConnection = (value: unknown): value is Connection => typeof value === 'object' && value !== null;

/** Whether fetching what may never be needed is fair: not offline, on a very slow line, or where data is to be saved (PERF-3). */
export const mayPrefetch = (): boolean => {
  const connection = 'connection' in navigator && isConnection(navigator.connection) ? navigator.connection : {};
  return navigator.onLine && connection.saveData !== true && connection.effectiveType?.endsWith('2g') !== true;
};

/** How long Safari, which has no idle callback, is left alone first. */
const pauseMs = 300;

/** Runs something when the browser has nothing else to do; returns what calls it off. */
export const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(() => run());
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, pauseMs);
  return () => clearTimeout(timer);
};
