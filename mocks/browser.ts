import { setupWorker } from 'msw/browser';
import { demoRoot, openBrowserWorld } from './browserWorld';
import { createHandlers } from './handlers/all';
import type { World } from './world';

/**
 * Starts the stand-in in the page: a service worker hands every call of the contract to this world's handlers (STUB-2).
 * Resolves once it does; src/main.tsx waits for that before it renders. The desk needs the world.
 */
export const startStandin = async (): Promise<World> => {
  const world = openBrowserWorld();
  const root = demoRoot();
  const worker = setupWorker(...createHandlers(world));
  await worker.start({
    serviceWorker: { url: `${root.href}mockServiceWorker.js`, options: { scope: root.pathname } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  return world;
};
