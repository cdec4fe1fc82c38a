/**
 * The one clock: nothing else asks the system for the time; rules take the day or the moment as an argument.
 * It uses Intl because the sign-in page loads this file, and must not load date-fns.
 */
import type { IsoDate } from './dates';

/** What a wall clock in Budapest shows; `time` is HH:mm. */
export interface Moment {
  date: IsoDate;
  time: string;
}

const systemTime = () => new Date();
let source: () => Date = systemTime;
const listeners = new Set<() => void>();
let budapestFormat: Intl.DateTimeFormat | undefined;

export const now = (): Date => source();

/** Date and time in Budapest at that instant, whatever the device's zone. */
export const budapestMoment = (instant: Date): Moment => {
  // Created on first use: it is slow, and the sign-in page doesn't need it.
  budapestFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Budapest',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = new Map(budapestFormat.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
};

/** The club's day: today in Budapest, yyyy-MM-dd. */
export const today = (): IsoDate => budapestMoment(now()).date;

export const currentYear = (): number => Number(today().slice(0, 4));

/** Sets another clock, for the demo and the tests; without an argument it resets to the system's. */
export const setNow = (next: () => Date = systemTime): void => {
  source = next;
  for (const listener of listeners) listener();
};

/** Calls the listener whenever another clock is set. Returns the unsubscribe function. */
export const onClockChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
