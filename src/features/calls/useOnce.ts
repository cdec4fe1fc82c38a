import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs something once for a key, StrictMode's second mount included: e-mailed links call once for a visit. */
export const useOnce = (key: string, run: () => Promise<void> | void): void => {
  const doneFor = useRef<string>(undefined);
  const start = useEffectEvent(run);
  useEffect(() => {
    if (doneFor.current === key) return;
    doneFor.current = key;
    void start();
  }, [key]);
};
