import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Prefetch } from '../features/PrefetchContext';

type Fetch = () => Promise<unknown>;

const fetches = new WeakMap<RouteObject, Fetch>();

/** Says how a route's code and texts are fetched without the route being entered. */
export const withFetch = (route: RouteObject, fetch: Fetch): RouteObject => {
  fetches.set(route, fetch);
  return route;
};

/**
 * Fetches pages ahead of a visit (PERF-3): each part is asked for once. One that fails is nobody's concern yet: the visit asks
 * again by itself, and reports it (NAV-14).
 */
export const createPrefetch = (routes: RouteObject[]): Prefetch => {
  const asked = new WeakMap<RouteObject, Promise<boolean>>();
  const ask = (route: RouteObject): Promise<boolean> => {
    const running = asked.get(route) ?? (fetches.get(route)?.() ?? Promise.resolve()).then(() => true, () => false);
    asked.set(route, running);
    return running;
  };
  return async (path) => {
    const parts = await Promise.all((matchRoutes(routes, path) ?? []).map(({ route }) => ask(route)));
    return parts.every(Boolean);
  };
};
