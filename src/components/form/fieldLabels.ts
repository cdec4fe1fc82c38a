import { createContext, use, useEffect, useSyncExternalStore } from 'react';

/** What each field of a form is called on the screen, for the summary of errors. */
export interface FieldLabels {
  set: (name: string, label: string) => void;
  remove: (name: string) => void;
  subscribe: (listener: () => void) => () => void;
  get: () => ReadonlyMap<string, string>;
}

export const createFieldLabels = (): FieldLabels => {
  let labels: ReadonlyMap<string, string> = new Map();
  const listeners = new Set<() => void>();
  const change = (entries: Iterable<readonly [string, string]>): void => {
    labels = new Map(entries);
    for (const listener of listeners) listener();
  };
  return {
    set: (name, label) => {
      if (labels.get(name) !== label) change([...labels, [name, label]]);
    },
    remove: (name) => change([...labels].filter(([other]) => other !== name)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => labels,
  };
};

export const FieldLabelsContext = createContext<FieldLabels>(createFieldLabels());

/** Tells the form what this field is called, in the present language. */
export const useFieldLabel = (name: string, label: string): void => {
  const labels = use(FieldLabelsContext);
  useEffect(() => {
    labels.set(name, label);
  }, [labels, name, label]);
  useEffect(() => () => labels.remove(name), [labels, name]);
};

export const useFieldLabels = (): ReadonlyMap<string, string> => {
  const labels = use(FieldLabelsContext);
  return useSyncExternalStore(labels.subscribe, labels.get, labels.get);
};
