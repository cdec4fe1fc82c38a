import { lazy, type ComponentType } from 'react';

/** A part with a chunk of its own that a page is usable without: left out until the next load if that can't be loaded (NAV-14). */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
