import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the page is still there when a late reply comes: one that was left drops it (FLT-3). */
export const useMounted = (): (() => boolean) => {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
};
