import { setNow } from '../src/domain/clock';
import { createWorld, type World } from './world';

const storageKey = 'cportal-standin';

/**
 * The demo's folder: one above this module, both in development (/mocks/…) and in a build (/assets/…). The page's own
 * address may be any route below it.
 */
const moduleAddress = import.meta.url;
export const demoRoot = (): URL => new URL('../', moduleAddress);

/** Storage may be blocked or full: then the state lasts as long as the page. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

const store = (text: string): void => {
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // The state stays in memory.
  }
};

/** The demo's world: restored after a reload, shared by tabs. A stored state that can't be read gives a fresh one. */
export const openBrowserWorld = (): World => {
  const root = demoRoot();
  const world = createWorld({
    // The demo keeps the portal's paths behind a #; see desk/addresses.ts.
    origin: `${root.href}#`,
    bankUrl: `${root.href}mocks/bank/demo-bank.html?transaction={transaction}`,
  });
  const kept = stored();
  if (kept !== null) world.importState(kept);

  let shift: number | undefined;
  const followClock = (): void => {
    if (shift === world.state.clockShift) return;
    shift = world.state.clockShift;
    // The portal's rules and the services must see the same day.
    setNow(world.clock);
  };
  followClock();
  world.onChange(() => {
    store(world.exportState());
    followClock();
  });
  const takeOver = (text: string | null): void => {
    if (text === null) return;
    world.importState(text);
    followClock();
  };
  // Another tab changed the state, or this page returns from the back-forward cache after the bank's page did.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) takeOver(newValue);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOver(stored());
  });
  return world;
};
