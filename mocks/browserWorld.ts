import * as v from 'valibot';

import { setNow } from '~/domain/time/clock';

import { seedPeople } from './personas';
import { stateVersion, type State } from './state';
import { createWorld, type World } from './world';

/**
 * The demo's folder: one above this module, both in development (/mocks/…) and in a build (/assets/…). The page's own
 * address may be any route below it.
 */
const moduleAddress = import.meta.url;
export const demoRoot = (): URL => new URL('../', moduleAddress);

const name = 'cportal-standin';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

/** Undefined where storage is blocked or missing: each tab's state then lasts as long as its page. */
const openDatabase = async (): Promise<IDBDatabase | undefined> => {
  if (!('indexedDB' in globalThis) || !('locks' in navigator)) return undefined;
  const opening = indexedDB.open(name, 2);
  opening.onupgradeneeded = () => {
    if (!opening.result.objectStoreNames.contains(name)) opening.result.createObjectStore(name);
  };
  return settled(opening).catch(() => undefined);
};

const isState = (value: unknown): value is State => typeof value === 'object' && value !== null && 'accounts' in value;
const storedWorldSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ version: v.literal(stateVersion), state: v.custom<State>(isState) }),
);

/**
 * The demo's world, kept in IndexedDB over a reload and shared by all tabs. `exclusively` holds a lock: it begins with what
 * other tabs have done and ends when what it did is stored. localStorage won't do: a tab may read it before it shows what
 * another one wrote. A stored state that can't be read gives a fresh one.
 */
export const openBrowserWorld = async (): Promise<World> => {
  const root = demoRoot();
  const world = createWorld({
    // The demo keeps the portal's paths behind a #; see desk/addresses.ts.
    origin: `${root.href}#`,
    bankUrl: `${root.href}mocks/bank/demo-bank.html?transaction={transaction}`,
    seed: seedPeople,
  });
  let shift: number | undefined;
  const followClock = (): void => {
    if (shift === world.state.clockShift) return;
    shift = world.state.clockShift;
    // The portal's rules and the services must see the same day.
    setNow(world.clock);
  };
  const database = await openDatabase();
  if (database !== undefined) {
    const channel = new BroadcastChannel(name);
    /** The text that is stored, as far as this tab knows. */
    let stored = '';
    let running = 0;

    const refresh = async (): Promise<void> => {
      const text: unknown = await settled(database.transaction(name).objectStore(name).get('world'));
      const storedWorld = v.safeParse(storedWorldSchema, text);
      if (!storedWorld.success || text === stored) return;
      stored = String(text);
      world.state = storedWorld.output.state;
      world.changed();
    };
    const save = async (): Promise<void> => {
      const text = JSON.stringify({ version: stateVersion, state: world.state });
      // Most calls only add to the log, which is the tab's own.
      if (text === stored) return;
      stored = text;
      const transaction = database.transaction(name, 'readwrite');
      transaction.objectStore(name).put(text, 'world');
      await new Promise<void>((resolve) => {
        transaction.oncomplete = () => resolve();
        // A full disk: the state stays in memory.
        transaction.onabort = () => resolve();
      });
      channel.postMessage('written');
    };
    world.exclusively = (run) =>
      navigator.locks.request(name, async () => {
        running += 1;
        try {
          await refresh();
          return await run();
        } finally {
          await save();
          running -= 1;
        }
      });
    const look = (): void => void world.exclusively(() => undefined);
    // The first tab's personas are the others' too.
    await world.exclusively(() => undefined);
    world.onChange(() => {
      if (running === 0) look();
    });
    channel.addEventListener('message', look);
    // This page returns from the back-forward cache after the bank's page changed the state.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) look();
    });
  }
  world.onChange(followClock);
  followClock();
  return world;
};
