import { useEffect, useEffectEvent, useRef } from 'react';

interface AbortableRun {
  /** Aborts the previous run and starts a new one. */
  start: (run: (signal: AbortSignal) => Promise<void>) => void;
  stop: () => void;
}

/** One cancellable run at a time; leaving the page aborts it. */
export const useAbortableRun = (): AbortableRun => {
  const running = useRef<AbortController>(undefined);
  const stop = (): void => running.current?.abort();
  const leave = useEffectEvent(stop);
  useEffect(() => () => leave(), []);
  return {
    start: (run) => {
      stop();
      running.current = new AbortController();
      void run(running.current.signal);
    },
    stop,
  };
};
