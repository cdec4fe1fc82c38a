import { focusManager, onlineManager, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import { pollIntervalMs, pollLimitMs } from '~/domain/constants';
import { now } from '~/domain/time/clock';

interface PollOptions<T> {
  key: readonly unknown[];
  /** If it reads `signal`, the request is aborted with the page. A call that changes something doesn't read it. */
  ask: (context: { signal: AbortSignal }) => Promise<T>;
  isDone: (data: T) => boolean;
  enabled?: boolean;
}

export interface Polling<T> {
  data: T | undefined;
  error: unknown;
  state: 'asking' | 'paused' | 'done' | 'stopped';
  /** Asks at once, also once done, and then for another five minutes. */
  check: () => Promise<unknown>;
}

const watchAttention = (listener: () => void): (() => void) => {
  const stops = [focusManager.subscribe(listener), onlineManager.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
};

const hasAttention = (): boolean => focusManager.isFocused() && onlineManager.isOnline();

/** Calls `stop` after the limit of active time, pauses excluded. Returns a reset function. */
const useLimit = (running: boolean, stop: () => void): (() => void) => {
  const spent = useRef(0);
  const limitReached = useEffectEvent(stop);
  useEffect(() => {
    if (!running) return undefined;
    const startedAt = now().getTime();
    const timer = setTimeout(() => limitReached(), pollLimitMs - spent.current);
    return () => {
      clearTimeout(timer);
      spent.current += Math.max(0, now().getTime() - startedAt);
    };
  }, [running]);
  return () => {
    spent.current = 0;
  };
};

/**
 * Polls every 5 s, one request at a time, and continues after failures. It pauses while the tab is hidden or offline,
 * and stops when done or after 5 active minutes.
 */
export const usePolling = <T>({ key, ask, isDone, enabled = true }: PollOptions<T>): Polling<T> => {
  const attentive = useSyncExternalStore(watchAttention, hasAttention, () => true);
  const [stopped, setStopped] = useState(false);
  const asking = enabled && attentive && !stopped;

  const query = useQuery<T>({
    queryKey: key,
    queryFn: ask,
    enabled: ({ state }) => asking && !(state.data !== undefined && isDone(state.data)),
    retry: false,
    gcTime: 0,
    staleTime: 0,
    refetchInterval: pollIntervalMs,
    refetchIntervalInBackground: true,
  });
  const done = query.data !== undefined && isDone(query.data);
  const beginAnew = useLimit(asking && !done, () => setStopped(true));

  return {
    data: query.data,
    error: query.error,
    state: done ? 'done' : stopped ? 'stopped' : attentive ? 'asking' : 'paused',
    check: () => {
      beginAnew();
      setStopped(false);
      return query.refetch({ cancelRefetch: false });
    },
  };
};
