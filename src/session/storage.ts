/**
 * Web storage that never throws. Where the browser refuses it (blocked, full), values live in memory for the page's
 * life. Server-side rendering has no storage at all, and gets the memory too.
 */
export interface SafeStorage {
  /** Undefined if there is nothing, or an empty text. */
  read: (key: string) => string | undefined;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** JSON for a storage, as it is: what a foreign script's `toJSON` (Prototype.js gives arrays one) makes of a value can't be read back. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key: string) {
    return this[key];
  });

export const createSafeStorage = (open: () => Storage): SafeStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(run: (storage: Storage) => T): T | undefined => {
    try {
      return run(open());
    } catch {
      return undefined;
    }
  };
  const isStored = (key: string, value: string) =>
    attempt((storage) => {
      storage.setItem(key, value);
      // Some take it and don't keep it, or can't be read.
      return storage.getItem(key) === value;
    });
  const isRemoved = (key: string) =>
    attempt((storage) => {
      storage.removeItem(key);
      return true;
    });
  /** Stores what was refused before, unless another tab has stored its own since: a payment isn't recognised without the salt. */
  const storeRefused = (): void => {
    for (const [key, value] of memory) {
      const isMissing = attempt((storage) => storage.getItem(key)) === null;
      if (isMissing && isStored(key, value)) memory.delete(key);
    }
  };
  const write = (key: string, value: string): void => {
    if (isStored(key, value)) {
      memory.delete(key);
      storeRefused();
      return;
    }
    memory.set(key, value);
    // Remove the old value, or a reload would restore it.
    isRemoved(key);
  };
  return {
    read: (key) => (memory.get(key) ?? attempt((storage) => storage.getItem(key))) || undefined,
    write,
    remove: (key) => {
      memory.delete(key);
      // What can't be removed may still be overwritten.
      if (!isRemoved(key)) write(key, '');
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
      const isStored = storage.getItem(key) === value;
      storage.removeItem(key);
      return isStored;
    } catch {
      return false;
    }
  });
