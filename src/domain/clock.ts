/** The one clock (BIZ-2): nothing else asks the system for the time. Rules take what they need as an argument. */
import { budapestMoment, yearOf, type IsoDate } from './dates';

const systemTime = () => new Date();
let source: () => Date = systemTime;
const listeners = new Set<() => void>();

/** This instant. */
export function now(): Date {
  return source();
}

/** The club's day: today in Budapest, whatever the device's zone (I18N-4). */
export function today(): IsoDate {
  return budapestMoment(now()).date;
}

/** The club's year. */
export function currentYear(): number {
  return yearOf(today());
}

/** Sets another clock, for the demo's desk and the tests; without an argument the system's is back. */
export function setNow(next: () => Date = systemTime): void {
  source = next;
  for (const listener of listeners) listener();
}

/** Tells when another clock was set. Returns the way to stop listening. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
