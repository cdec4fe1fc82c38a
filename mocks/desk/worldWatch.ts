import type { World } from '../world';

export interface WorldWatch {
  subscribe: (listener: () => void) => () => void;
  /** A number that grows with every change. */
  version: () => number;
}

/** The world's state is mutable; a version number tells React that it changed, in this tab or another one. */
export const watchWorld = (world: World): WorldWatch => {
  const listeners = new Set<() => void>();
  let version = 0;
  const changed = (): void => {
    version += 1;
    listeners.forEach((listener) => listener());
  };
  world.onChange(changed);
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
};
