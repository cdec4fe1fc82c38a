import { useSyncExternalStore, type ComponentType } from 'react';

export interface LatePartsProps {
  /** Whether to open the news, as the footer's version does. */
  newsWanted: boolean;
  onNewsClosed: () => void;
}

interface LateState {
  /** Undefined until loaded, which happens after the first page has rendered. */
  Parts?: ComponentType<LatePartsProps> | undefined;
  newsWanted: boolean;
}

const initial: LateState = { newsWanted: false };
let state = initial;
const listeners = new Set<() => void>();

const update = (changes: Partial<LateState>): void => {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
};

export const showLateParts = (Parts: LateState['Parts']): void => update({ Parts });

/** Opens the news, as soon as the parts are loaded. */
export const openNews = (): void => update({ newsWanted: true });

export const closeNews = (): void => update({ newsWanted: false });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLateParts = (): LateState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => initial,
  );
