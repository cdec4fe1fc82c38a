import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still mounted, so that a late reply can be dropped. */
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
