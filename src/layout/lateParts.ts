import { useSyncExternalStore, type ReactNode } from 'react';

/** What the shell shows besides the page; loaded once that stands, so that no first screen waits for it (PERF-2). */
let parts: ReactNode;
const listeners = new Set<() => void>();

export const showLateParts = (given: ReactNode): void => {
  parts = given;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLateParts = (): ReactNode =>
  useSyncExternalStore(
    subscribe,
    () => parts,
    () => undefined,
  );
