import { useEffect, useState } from 'react';

/** How long a list waits for the one above it before it shows anyway. */
const patienceMs = 2_000;

/**
 * How many of a page's lists are to be shown, when each has to know its length before the next one finds its place: a list
 * that grew later would push the others down (PERF-7). One that failed has its length, too.
 */
export const useRevealInOrder = (pending: readonly boolean[]): number => {
  const [waited, setWaited] = useState(false);
  const waiting = pending.includes(true);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setWaited(true), patienceMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && !waited ? pending.indexOf(true) + 1 : pending.length;
};
