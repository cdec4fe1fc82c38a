import { useEffect, useState } from 'react';

/** How long a new live region takes to be noticed by a screen reader. */
const standingMs = 100;

/** A status region announces only what changes in it, so the first news waits until the region is known. */
export const useStanding = (wanted: boolean): boolean => {
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    if (standing || !wanted) return undefined;
    const timer = setTimeout(() => setStanding(true), standingMs);
    return () => clearTimeout(timer);
  }, [standing, wanted]);
  return standing;
};
