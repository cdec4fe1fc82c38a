import { useEffect, useState } from 'react';

/** How long screen readers take to notice a new live region. */
const standingMs = 100;

/** Screen readers only announce changes in a live region they know, so delay the first text. */
export const useStanding = (wanted: boolean): boolean => {
  const [standing, setStanding] = useState(false);
  useEffect(() => {
    if (standing || !wanted) return undefined;
    const timer = setTimeout(() => setStanding(true), standingMs);
    return () => clearTimeout(timer);
  }, [standing, wanted]);
  return standing;
};
