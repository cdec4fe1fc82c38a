import type { SafeStorage } from '../../src/session/storage';

/** A tab's own storage. */
export const memoryStorage = (): SafeStorage => {
  const kept = new Map<string, string>();
  return { read: (key) => kept.get(key), write: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) };
};

/** Locks that are granted one after another for a name, as the browser's own. */
export const createLocks = () => {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, run: () => Promise<T>): Promise<T> => {
      const next = (last.get(name) ?? Promise.resolve()).then(run, run);
      last.set(name, next.catch(() => undefined));
      return next;
    },
  };
};
