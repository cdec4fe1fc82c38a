import type { HttpHandler } from 'msw';

import { createHandlers } from '../handlers/all';
import { createWorld, type World } from '../world';

export interface Universe {
  world: World;
  handlers: HttpHandler[];
}

export interface Worlds {
  /** The world of that name; created on first use. */
  get: (name: string) => Universe;
  forget: (name: string) => void;
}

export const defaultWorld = 'default';

/** Keeps one world a name, so parallel tests don't meet. */
export const createWorlds = (origin: string, bankOrigin: string): Worlds => {
  const universes = new Map<string, Universe>();
  return {
    get: (name) => {
      const known = universes.get(name);
      if (known !== undefined) return known;
      const bankUrl = `${bankOrigin}/bank?transaction={transaction}&world=${encodeURIComponent(name)}`;
      const world = createWorld({ name, origin, bankUrl });
      const universe = { world, handlers: createHandlers(world) };
      universes.set(name, universe);
      return universe;
    },
    forget: (name) => {
      universes.delete(name);
    },
  };
};
