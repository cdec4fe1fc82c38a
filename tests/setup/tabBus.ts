import type { Channel } from '~/session/tabs';

/** A BroadcastChannel for the tabs of one test: each hears what the others say a moment later, or `delayMs` later. */
export const createTabBus = (delayMs?: number): (() => Channel) => {
  const later = (run: () => void): void => {
    if (delayMs === undefined) queueMicrotask(run);
    else setTimeout(run, delayMs);
  };
  const listeners = new Map<Channel, ((event: { data: unknown }) => void)[]>();
  return () => {
    const channel: Channel = {
      postMessage: (message) => {
        const data: unknown = structuredClone(message);
        for (const [other, heard] of listeners) {
          if (other !== channel) for (const listener of heard) later(() => listener({ data }));
        }
      },
      addEventListener: (_type, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
    };
    listeners.set(channel, []);
    return channel;
  };
};
