import type { World } from '../world';

export interface WorldWatch {
  subscribe: (listener: () => void) => () => void;
  /** Another number after every change. */
  version: () => number;
}

/** The world's state changes in place: a number tells React that it did, in this tab or in another one. */
export const watchWorld = (world: World): WorldWatch => {
  const listeners = new Set<() => void>();
  let version = 0;
  const changed = (): void => {
    version += 1;
    listeners.forEach((listener) => listener());
  };
  world.onChange(changed);
  // The world takes over what another tab did, or the bank's page before this page came back, and says nothing.
  addEventListener('storage', changed);
  addEventListener('pageshow', changed);
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
};
