import { useEffect, useState } from 'react';

/** How long screen readers take to notice a new live region. */
const noticeMs = 100;

/** Screen readers only announce changes in a live region they know, so delay the first text. */
export const useLiveRegionReady = (wanted: boolean): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (ready || !wanted) return undefined;
    const timer = setTimeout(() => setReady(true), noticeMs);
    return () => clearTimeout(timer);
  }, [ready, wanted]);
  return ready;
};
