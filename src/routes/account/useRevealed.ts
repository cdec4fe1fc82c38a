import { useEffect, useState } from 'react';

/** How long a list waits for those above it, in ms. */
const patienceMs = 2_000;

/**
 * Whether a list may show, given that those above it are still of unknown length: they would push it down (PERF-7). One that
 * hangs doesn't hide it (DOC-5), and once it shows it stays, though one above is asked again.
 */
export const useRevealed = (pending: boolean): boolean => {
  const [revealed, setRevealed] = useState(!pending);
  if (!pending && !revealed) setRevealed(true);
  useEffect(() => {
    if (revealed) return undefined;
    const timer = setTimeout(() => setRevealed(true), patienceMs);
    return () => clearTimeout(timer);
  }, [revealed]);
  return revealed;
};
