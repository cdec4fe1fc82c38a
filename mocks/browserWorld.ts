import { setNow } from '../src/domain/time/clock';
import { openStateStore, type StateStore } from './stateStore';
import { packState, unpackState } from './storage';
import { createWorld, type World } from './world';

/**
 * The demo's folder: one above this module, both in development (/mocks/…) and in a build (/assets/…). The page's own
 * address may be any route below it.
 */
const moduleAddress = import.meta.url;
export const demoRoot = (): URL => new URL('../', moduleAddress);

/**
 * The demo's world: restored after a reload, shared by tabs. A stored state that can't be read gives a fresh one. Its
 * `exclusively` begins with what the other tabs have done and ends when what it did is stored.
 */
export const openBrowserWorld = async (given?: StateStore): Promise<World> => {
  const store = given ?? (await openStateStore());
  const root = demoRoot();
  const world = createWorld({
    // The demo keeps the portal's paths behind a #; see desk/addresses.ts.
    origin: `${root.href}#`,
    bankUrl: `${root.href}mocks/bank/demo-bank.html?transaction={transaction}`,
  });
  let revision = 0;
  let stored = '';
  let isChanged = false;
  let running = 0;

  const refresh = async (): Promise<void> => {
    const kept = await store.readSince(revision);
    if (kept === undefined) return;
    revision = kept.revision;
    const state = unpackState(world, kept.state);
    if (state === undefined) return;
    stored = kept.state;
    world.state = state;
    world.changed();
    isChanged = false;
  };
  const save = async (): Promise<void> => {
    if (!isChanged) return;
    isChanged = false;
    const state = packState(world);
    // Most calls only add to the log, which is the tab's own.
    if (state === stored) return;
    stored = state;
    revision += 1;
    await store.write({ revision, state });
  };
  world.exclusively = (run) =>
    store.alone(async () => {
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

  let shift: number | undefined;
  const followClock = (): void => {
    if (shift === world.state.clockShift) return;
    shift = world.state.clockShift;
    // The portal's rules and the services must see the same day.
    setNow(world.clock);
  };
  world.onChange(() => {
    isChanged = true;
    if (running === 0) look();
    followClock();
  });
  // The first tab's personas are the others' too.
  await world.exclusively(() => {
    if (stored === '') world.changed();
  });
  followClock();
  store.onWritten(look);
  // This page returns from the back-forward cache after the bank's page changed the state.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
  return world;
};
