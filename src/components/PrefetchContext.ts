import { createContext } from 'react';

/** Loads the code and texts of the page at a path before it is visited. Never rejects: the visit loads what is missing. */
export type Prefetch = (path: string) => Promise<void>;

/** Provided by the app, which knows the routes; by default nothing is prefetched. */
export const PrefetchContext = createContext<Prefetch>(() => Promise.resolve());
