import { budapestMoment } from '~/domain/time/clock';
import type { IsoDate } from '~/domain/time/dates';

import { emptyState, type Settings, type State } from './state';

/** A call and its answer. */
export interface LogEntry {
  at: string;
  service: string;
  path: string;
  body: unknown;
  /** The HTTP status; 0 if the connection was dropped. */
  httpStatus: number;
  answer: unknown;
  /** The portal broke the contract: tests fail on it. */
  strict: boolean;
  note?: string;
  /** The call's X-Request-Id: what an error that it led to refers to. */
  reference?: string;
}

/** A model with its own state, clock and log. Worlds share nothing. */
export interface World {
  readonly name: string;
  state: State;
  /** The portal's address, without a trailing slash: links in mails begin with it. */
  readonly origin: string;
  /** The bank's page; `{transaction}` is replaced by the transaction. */
  readonly bankUrl: string;
  readonly log: LogEntry[];
  /** What the portal reported about itself (OPS-5). */
  readonly reports: unknown[];
  clock: () => Date;
  /** The club's day (Europe/Budapest). */
  today: () => IsoDate;
  /** Sets the clock, which goes on from there; without a date it returns to the real time. */
  setClock: (to?: Date) => void;
  onChange: (listener: () => void) => () => void;
  /** Call this after changing the state. */
  changed: () => void;
  /** A number that grows with every change: the state itself is mutable. */
  version: () => number;
  /** Runs a change on the newest state, alone: in the demo other tabs share it. Never within another one. */
  exclusively: <T>(run: () => T | Promise<T>) => Promise<T>;
  reset: () => void;
}

export interface WorldOptions {
  name?: string;
  /** The real clock; tests pass one that stands still. */
  now?: () => Date;
  origin?: string;
  bankUrl?: string;
  /** Settings that differ from the defaults. */
  settings?: Partial<Settings>;
  /** Adds the people. */
  seed: (world: World) => void;
}

const logLimit = 1000;

export const createWorld = ({
  name = 'default',
  now = () => new Date(),
  origin = 'http://localhost',
  bankUrl = `${origin}/__standin/bank/{transaction}`,
  settings,
  seed,
}: WorldOptions): World => {
  const listeners = new Set<() => void>();
  let version = 0;
  let seeding: Date | undefined;
  const world: World = {
    name,
    state: emptyState(0, settings),
    origin,
    bankUrl,
    log: [],
    reports: [],
    clock: () => seeding ?? new Date(now().getTime() + world.state.clockShift),
    today: () => budapestMoment(world.clock()).date,
    setClock: (to) => {
      world.state.clockShift = to === undefined ? 0 : to.getTime() - now().getTime();
      world.changed();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: () => {
      version += 1;
      listeners.forEach((listener) => listener());
    },
    version: () => version,
    exclusively: async (run) => run(),
    reset: () => {
      // The personas' dates follow the world's current day.
      world.state = emptyState(world.state.clockShift, settings);
      world.log.length = 0;
      world.reports.length = 0;
      seedNow();
      world.changed();
    },
  };
  /** The clock stands still meanwhile: the same moment always gives the same personas. */
  const seedNow = (): void => {
    seeding = world.clock();
    seed(world);
    seeding = undefined;
  };
  seedNow();
  return world;
};

export const logCall = (world: World, entry: LogEntry): void => {
  world.log.push(entry);
  if (world.log.length > logLimit) world.log.shift();
};

/** The calls that broke the contract; a test ends with `expect(strictEntries(world)).toEqual([])`. */
export const strictEntries = (world: World): LogEntry[] => world.log.filter((entry) => entry.strict);
