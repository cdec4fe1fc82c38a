import { useCallback, useRef } from 'react';

/**
 * Starts what a press starts, unless the last one still runs: resolves to undefined then. A ref, because a second press may come
 * before React has rendered the first one's busy button (FLT-4).
 */
export const useRunOnce = () => {
  const running = useRef(false);
  return useCallback(async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    return run().finally(() => (running.current = false));
  }, []);
};
