import { useEffect, useState, useSyncExternalStore } from 'react';

import { now } from '../../domain/time/clock';
import { isOff, onStatusChange, payingSwitches, portalStatus } from './portalStatus';
import type { PortalStatus } from './statusFile';

/** The longest that a timer can wait, in ms. */
const longest = 2 ** 31 - 1;

/** The status; re-renders when it changes, starts or ends. */
export const usePortalStatus = (): { status: PortalStatus; at: Date } => {
  const status = useSyncExternalStore(onStatusChange, portalStatus, portalStatus);
  const [, setTick] = useState(0);
  const at = now();
  const next = [status.from, status.to]
    .map((moment) => (moment?.getTime() ?? 0) - at.getTime())
    .filter((left) => left > 0);
  const wait = Math.min(...next);
  useEffect(() => {
    if (wait > longest) return undefined;
    const timer = setTimeout(() => setTick((tick) => tick + 1), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return { status, at };
};

/** Whether operations have switched one of these off. */
export const useIsOff = (...names: string[]): boolean => {
  const { status, at } = usePortalStatus();
  return isOff(status, names, at);
};

/** Returns a function that tells whether a payment method is switched off. */
export const useIsMethodOff = (): ((method: string) => boolean) => {
  const { status, at } = usePortalStatus();
  return (method) => isOff(status, payingSwitches(method), at);
};
