export interface StallGuard {
  /** Aborts with the caller's signal, or by itself once nothing has moved for the given time. */
  signal: AbortSignal;
  /** Something has moved: the time starts anew. */
  moved: () => void;
  release: () => void;
}

/**
 * A download may take longer than a call's timeout as long as bytes arrive; one that has stalled for `patience`
 * milliseconds is given up (ERR-2).
 */
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
