import { createContext } from 'react';

/** Loads the code and texts of the page at a path before it is visited. Never rejects: the visit loads what is missing (PERF-3). */
export type Prefetch = (path: string) => Promise<void>;

/** Provided by the app, which knows the routes; without it nothing is loaded ahead. */
export const PrefetchContext = createContext<Prefetch>(() => Promise.resolve());
