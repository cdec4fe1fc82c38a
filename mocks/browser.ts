import { setupWorker } from 'msw/browser';

import { demoRoot, openBrowserWorld } from './browserWorld';
import { createHandlers } from './handlers/all';
import type { World } from './world';

/**
 * Starts the stand-in in the page: a service worker passes every call of the contract to the world's handlers.
 * src/main.tsx waits for it before rendering. Resolves with the world, for the desk.
 */
export const startStandin = async (): Promise<World> => {
  const world = await openBrowserWorld();
  const root = demoRoot();
  const worker = setupWorker(...createHandlers(world));
  await worker.start({
    serviceWorker: { url: `${root.href}mockServiceWorker.js`, options: { scope: root.pathname } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  return world;
};
