import { createContext } from 'react';

/** Fetches what the page at a path needs ahead of a visit; resolves to whether all of it is there, and never fails (PERF-3). */
export type Prefetch = (path: string) => Promise<boolean>;

/** For tests and the build, where everything lies on the disk. */
export const noPrefetch: Prefetch = () => Promise.resolve(false);

/** Given by app, which knows the routes. */
export const PrefetchContext = createContext(noPrefetch);
