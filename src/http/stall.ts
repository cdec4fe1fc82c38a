export interface StallGuard {
  /** Aborts with the caller's signal, or by itself after the timeout. */
  signal: AbortSignal;
  /** Restarts the timer; called when bytes arrive. */
  moved: () => void;
  /** Removes the timer and the listener. */
  release: () => void;
}

/** Aborts a download when no bytes arrive for `timeoutMs` milliseconds. */
export const guardStall = (timeoutMs: number, caller?: AbortSignal): StallGuard => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  let timer = setTimeout(abort, timeoutMs);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    moved: () => {
      clearTimeout(timer);
      timer = setTimeout(abort, timeoutMs);
    },
    release: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
};
