import { useEffect, type ReactNode } from 'react';

/** Calls `done` after hydration: what would change its texts has to wait for that (PERF-1). */
export const Hydrated = ({ done, children }: { done: () => void; children: ReactNode }) => {
  useEffect(done, [done]);
  return children;
};
