/** Where the demo keeps its state, for all tabs. */
export interface StateStore {
  /** Runs when no other tab does, and holds the others off until it has ended. */
  alone: <T>(run: () => Promise<T>) => Promise<T>;
  /** What another tab has written since this revision; undefined if nothing. */
  readSince: (revision: number) => Promise<Kept | undefined>;
  write: (kept: Kept) => Promise<void>;
  /** Calls the listener when another tab has written. */
  onWritten: (listener: () => void) => void;
}

export interface Kept {
  revision: number;
  state: string;
}

const name = 'cportal-standin';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(name);
  return settled(opening);
};

/** Storage may be blocked or missing: then each tab's state lasts as long as its page. */
const inMemory: StateStore = {
  alone: (run) => run(),
  readSince: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  onWritten: () => undefined,
};

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * The state in IndexedDB, behind a lock that all tabs share. localStorage won't do: a tab may read it before it shows what
 * another one wrote, and then writes over a token or a link that the other has just handed out.
 */
export const openStateStore = async (): Promise<StateStore> => {
  if (!('indexedDB' in globalThis) || !('locks' in navigator)) return inMemory;
  try {
    const database = await openDatabase();
    const channel = new BroadcastChannel(name);
    return {
      alone: (run) => navigator.locks.request(name, run),
      readSince: async (revision) => {
        const store = database.transaction(name).objectStore(name);
        const newest: unknown = await settled(store.get('revision'));
        if (!isNumber(newest) || newest === revision) return undefined;
        const state: unknown = await settled(store.get('state'));
        return isText(state) ? { revision: newest, state } : undefined;
      },
      write: async ({ revision, state }) => {
        const transaction = database.transaction(name, 'readwrite');
        const store = transaction.objectStore(name);
        store.put(revision, 'revision');
        store.put(state, 'state');
        await new Promise<void>((resolve) => {
          transaction.oncomplete = () => resolve();
          // A full disk: the state stays in memory.
          transaction.onabort = () => resolve();
        });
        channel.postMessage(revision);
      },
      onWritten: (listener) => channel.addEventListener('message', listener),
    };
  } catch {
    return inMemory;
  }
};
