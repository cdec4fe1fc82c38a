import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

export interface LatePartsProps {
  /** Whether the footer asked for the news. */
  newsWanted: boolean;
  onNewsClosed: () => void;
}

/** What the shell shows besides the page; loaded once that stands, so that no first screen waits for it (PERF-2). */
let Parts: ComponentType<LatePartsProps> | undefined;
let newsWanted = false;
let shown: ReactNode;
const listeners = new Set<() => void>();

const show = (): void => {
  shown = Parts && createElement(Parts, { newsWanted, onNewsClosed: () => wantNews(false) });
  for (const listener of listeners) listener();
};

export const showLateParts = (parts: typeof Parts): void => {
  Parts = parts;
  show();
};

const wantNews = (wanted: boolean): void => {
  newsWanted = wanted;
  show();
};

/** Opens what's new, now or as soon as the parts are there. */
export const askForNews = (): void => wantNews(true);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLateParts = (): ReactNode =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
