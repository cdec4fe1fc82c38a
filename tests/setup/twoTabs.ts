import type { SetupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';

import { setNow } from '~/domain/time/clock';
import { configureHttp } from '~/http/client';
import type { SafeStorage } from '~/session/storage';

import { signInAs } from '../../mocks/control';
import { createTestServer } from '../../mocks/node';
import type { World } from '../../mocks/world';

/** A tab's own storage. */
export const memoryStorage = (): SafeStorage => {
  const items = new Map<string, string>();
  return {
    read: (key) => items.get(key),
    write: (key, value) => void items.set(key, value),
    remove: (key) => void items.delete(key),
  };
};

/** Locks that are granted one after another for a name, as the browser's own. */
const createLocks = () => {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: <T>(name: string, _options: LockOptions, run: () => Promise<T>): Promise<T> => {
      const next = (last.get(name) ?? Promise.resolve()).then(run, run);
      last.set(
        name,
        next.catch(() => undefined),
      );
      return next;
    },
  };
};

/** A browser with locks, before one world after another: `serve` replaces the world, empties the browser's storage, and signs in. */
export const serveToTabs = (): { serve: (world: World, persona: string) => void } => {
  let server: SetupServer | undefined;
  beforeAll(() => Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true }));
  afterAll(() => {
    server?.close();
    Reflect.deleteProperty(navigator, 'locks');
    setNow();
    window.localStorage.clear();
  });
  return {
    serve: (world, persona) => {
      window.localStorage.clear();
      server?.close();
      server = createTestServer(world);
      server.listen({ onUnhandledRequest: 'error' });
      const { token } = signInAs(world, persona);
      configureHttp({ token: () => token, onSessionEnded: () => undefined });
    },
  };
};
