import { setNow } from '../src/domain/time/clock';
import { openStateStore, type StateStore } from './stateStore';
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
  let isUnsaved = false;
  let running = 0;

  const refresh = async (): Promise<void> => {
    const kept = await store.readSince(revision);
    if (kept === undefined) return;
    revision = kept.revision;
    const isReadable = world.importState(kept.state);
    if (!isReadable) return;
    world.changed();
    isUnsaved = false;
  };
  const save = async (): Promise<void> => {
    if (!isUnsaved) return;
    isUnsaved = false;
    revision += 1;
    await store.write({ revision, state: world.exportState() });
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
    isUnsaved = true;
    if (running === 0) look();
    followClock();
  });
  // The first tab's personas are the others' too.
  await world.exclusively(() => {
    if (revision === 0) world.changed();
  });
  followClock();
  store.onWritten(look);
  // This page returns from the back-forward cache after the bank's page changed the state.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
  return world;
};
