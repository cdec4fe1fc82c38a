import { lazy, type ComponentType } from 'react';

/**
 * A part with a chunk of its own that a page is usable without: if that can't be loaded, the fallback stands in its place,
 * or nothing, until the next load (NAV-14).
 */
export const optionalPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = () => null,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Fallback }),
    ),
  );
