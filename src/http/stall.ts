export interface StallGuard {
  /** Aborts with the caller's signal, or by itself once the patience is over. */
  signal: AbortSignal;
  /** Restarts the timer; called when bytes arrive. */
  moved: () => void;
  /** Removes the timer and the listener. */
  release: () => void;
}

/** Aborts a download when no bytes arrive for `patience` milliseconds. */
export const guardStall = (patience: number, caller?: AbortSignal): StallGuard => {
  const controller = new AbortController();
  const giveUp = (): void => controller.abort();
  let timer = setTimeout(giveUp, patience);
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp);
  return {
    signal: controller.signal,
    moved: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    },
    release: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
};
