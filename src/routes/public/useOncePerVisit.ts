import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs once per key, despite StrictMode's second mount: e-mailed links must call once per visit. */
export const useOncePerVisit = (key: string, run: () => Promise<void> | void): void => {
  const doneFor = useRef<string>(undefined);
  const start = useEffectEvent(run);
  useEffect(() => {
    if (doneFor.current === key) return;
    doneFor.current = key;
    void start();
  }, [key]);
};
