import { lazy, type ComponentType } from 'react';

/** A part with a chunk of its own that a page is usable without: if it can't be loaded, it renders nothing. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
