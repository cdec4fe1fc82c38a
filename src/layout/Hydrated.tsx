import { useEffect, type ReactNode } from 'react';
import { markHydrated } from './hydration';

/** Belongs around the part of the page that hydrates last. */
export const Hydrated = ({ children }: { children: ReactNode }) => {
  useEffect(markHydrated, []);
  return children;
};
