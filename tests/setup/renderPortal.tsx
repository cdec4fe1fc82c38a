import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { SetupServer } from 'msw/node';
import { StrictMode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { StandinCaptcha } from '../../mocks/captcha/StandinCaptcha';
import { signInAs } from '../../mocks/control';
import { createTestServer } from '../../mocks/node';
import { strictEntries, type World, type WorldOptions } from '../../mocks/world';
import { createApp } from '../../src/App';
import { setNow } from '../../src/domain/clock';
import type { Language } from '../../src/i18n/languages';
import type { SessionStore } from '../../src/session/store';
import { createSessionStore } from '../../src/session/store';
import { createTestCache } from './TestTheme';
import { testWorld } from './testWorld';

export interface PortalVisit {
  /** Where the person arrives. */
  path: string;
  /** The id of the persona who is signed in already; nobody if not given. */
  as?: string;
  language?: Language;
  /** A world with a history; a fresh one if not given. */
  world?: World;
  worldOptions?: WorldOptions;
  /** Changes the session before the page opens: a contract key, an open transaction. */
  prepare?: (store: SessionStore, world: World) => void | Promise<void>;
  /** Renders and runs effects twice, as in development: for what must happen once for a visit. Elsewhere it would cost a quarter of the tests' time (PERF-8). */
  strict?: boolean;
}

export interface OpenPortal {
  user: UserEvent;
  world: World;
  server: SetupServer;
  store: SessionStore;
  /** The path that the router shows now. */
  path: () => string;
  go: (to: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** The bodies of the calls made to a path so far, in order. */
  sent: (call: string) => unknown[];
}

/** Takes away what a visit leaves behind: the next test may run in the same window. */
const leave = (server: SetupServer, world: World): void => {
  cleanup();
  server.close();
  window.sessionStorage.clear();
  window.localStorage.clear();
  document.cookie = 'cportal_language=; Path=/; Max-Age=0';
  setNow();
  // The portal never breaks the contract, whatever a test is about (STUB-3).
  expect(strictEntries(world)).toEqual([]);
};

/** Opens the portal as a person would, at a path, with the stand-in behind it through the real http layer. */
export const renderPortal = async ({ path, as, language = 'hu', worldOptions, world = testWorld(worldOptions), prepare, strict = false }: PortalVisit): Promise<OpenPortal> => {
  const server = createTestServer(world);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => leave(server, world));
  // The portal's clock is the world's, so that dated rules agree on both sides.
  setNow(world.clock);
  const store = createSessionStore();
  if (as !== undefined) store.signIn(signInAs(world, as));
  await prepare?.(store, world);
  const { element, router } = await createApp({ initialPath: path, language, store, captcha: StandinCaptcha, cache: createTestCache() });
  render(strict ? <StrictMode>{element}</StrictMode> : element);
  // Without stylesheets nothing can be unpressable, and looking costs a third of a click.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return {
    user,
    world,
    server,
    store,
    path: () => router.state.location.pathname,
    go: (to) => router.navigate(to),
    back: () => router.navigate(-1),
    forward: () => router.navigate(1),
    sent: (call) => world.log.filter((entry) => entry.path === call).map((entry) => entry.body),
  };
};

/** The same with every render and effect twice, as in development. */
export const renderStrictly = (visit: PortalVisit): Promise<OpenPortal> => renderPortal({ ...visit, strict: true });

/** The page's heading: the first thing to wait for. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
