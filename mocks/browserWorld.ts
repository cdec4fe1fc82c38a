import { setNow } from '../src/domain/clock';
import { createWorld, type World } from './world';

const storageKey = 'cportal-standin';

/**
 * The folder that the demo lies in. Seen from this module, in development (/mocks/…) as in a build (/assets/…), it is
 * one up; the page's own address may be any route below it.
 */
const moduleAddress = import.meta.url;
export const demoRoot = (): URL => new URL('../', moduleAddress);

/** Storage may be blocked or full: the demo then forgets with the page. */
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
    // Nothing to do: the state lives on in memory.
  }
};

/** The demo's world as this browser keeps it: restored over a reload, shared by its tabs, rubbish gives a fresh one (STUB-5). */
export const openBrowserWorld = (): World => {
  const root = demoRoot();
  const world = createWorld({
    // The demo keeps the portal's paths behind a # (mocks/desk/addresses.ts).
    origin: `${root.href}#`,
    bankUrl: `${root.href}mocks/bank/demo-bank.html?transaction={transaction}`,
  });
  const kept = stored();
  if (kept !== null) world.importState(kept);

  let shift: number | undefined;
  const followClock = (): void => {
    if (shift === world.state.clockShift) return;
    shift = world.state.clockShift;
    // The portal's rules and the services see the same day (BIZ-2).
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
  // Another tab has gone on, or this page comes back from the back-forward cache after the bank's page has.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) takeOver(newValue);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeOver(stored());
  });
  return world;
};
