import { useEffect, type ReactNode } from 'react';

/** Calls `done` after hydration; text changes have to wait for it. */
export const Hydrated = ({ done, children }: { done: () => void; children: ReactNode }) => {
  useEffect(done, [done]);
  return children;
};
