/**
 * Web storage that never throws. Where the browser refuses it (blocked, full), values live in memory for the page's
 * life. Server-side rendering has no storage at all, and gets the memory too.
 */
export interface SafeStorage {
  read: (key: string) => string | undefined;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

export const createSafeStorage = (open: () => Storage): SafeStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return run(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, value) => {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        // Some take it and don't keep it, or can't be read.
        return storage.getItem(key) === value;
      });
      if (isStored) {
        memory.delete(key);
        return;
      }
      memory.set(key, value);
      // Remove the old value, or a reload would restore it.
      attempt((storage) => storage.removeItem(key));
    },
    remove: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
};

/** For the tab: the session, and what it remembers for the member. */
export const createTabStorage = (): SafeStorage => createSafeStorage(() => window.sessionStorage);

/** For the device: payments, the last sign-in and its salt. */
export const deviceStorage = createSafeStorage(() => window.localStorage);

/** Whether the tab or the device really keeps what is written, so that it is there after another page (PAY-5). */
export const canStore = (): boolean =>
  [() => window.sessionStorage, () => window.localStorage].some((open) => {
    const key = 'cportal.probe';
    // As long as a session and its payments may get.
    const value = key.repeat(1_000);
    try {
      const storage = open();
      storage.setItem(key, value);
      const isKept = storage.getItem(key) === value;
      storage.removeItem(key);
      return isKept;
    } catch {
      return false;
    }
  });
