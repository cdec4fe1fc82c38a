import { budapestMoment } from '../src/domain/clock';
import type { IsoDate } from '../src/domain/dates';
import { seedPersonas } from './personas';
import { emptyState, type State } from './state';
import { packState, unpackState } from './storage';

/** One answered (or failed) call. */
export interface LogEntry {
  at: string;
  service: string;
  path: string;
  body: unknown;
  /** HTTP status; 0 where the connection was dropped. */
  httpStatus: number;
  answer: unknown;
  /** True where the portal broke the contract: tests fail on it (STUB-3). */
  strict: boolean;
  note?: string;
}

/** One isolated universe: a model with state, its clock and its log. Worlds share nothing. */
export interface World {
  readonly name: string;
  state: State;
  /** The portal's address without a trailing slash, for the links in mails. */
  readonly origin: string;
  /** The bank's page; `{transaction}` stands for the transaction. */
  readonly bankUrl: string;
  readonly log: LogEntry[];
  clock: () => Date;
  /** The club's day (Europe/Budapest). */
  today: () => IsoDate;
  /** Moves the world's clock; nothing given puts it back to the real time. It goes on from there. */
  setClock: (to?: Date) => void;
  onChange: (listener: () => void) => () => void;
  /** To be called after the state was changed from outside a call. */
  changed: () => void;
  exportState: () => string;
  /** Takes a stored state over; anything unreadable gives a fresh seed. Says whether it could be read. */
  importState: (text: string | null | undefined) => boolean;
  reset: () => void;
}

export interface WorldOptions {
  name?: string;
  /** The real clock; tests give a still one. */
  now?: () => Date;
  origin?: string;
  bankUrl?: string;
  seed?: (world: World) => void;
}

const logLimit = 1000;

export const createWorld = ({
  name = 'default',
  now = () => new Date(),
  origin = 'http://localhost',
  bankUrl = `${origin}/__standin/bank/{transaction}`,
  seed = seedPersonas,
}: WorldOptions = {}): World => {
  const listeners = new Set<() => void>();
  const world: World = {
    name,
    state: emptyState(),
    origin,
    bankUrl,
    log: [],
    clock: () => new Date(now().getTime() + world.state.clockShift),
    today: () => budapestMoment(world.clock()).date,
    setClock: (to) => {
      world.state.clockShift = to === undefined ? 0 : to.getTime() - now().getTime();
      world.changed();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: () => listeners.forEach((listener) => listener()),
    exportState: () => packState(world.state),
    importState: (text) => {
      const state = unpackState(text);
      if (state === undefined) world.reset();
      else world.state = state;
      return state !== undefined;
    },
    reset: () => {
      // The personas are seeded around the day that the world has now.
      world.state = emptyState(world.state.clockShift);
      world.log.length = 0;
      seed(world);
      world.changed();
    },
  };
  seed(world);
  return world;
};

export const logCall = (world: World, entry: LogEntry): void => {
  world.log.push(entry);
  if (world.log.length > logLimit) world.log.shift();
};

/** The calls in which the portal broke the contract; a test ends with `expect(strictEntries(world)).toEqual([])`. */
export const strictEntries = (world: World): LogEntry[] => world.log.filter((entry) => entry.strict);
