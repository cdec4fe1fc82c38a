import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { i18n as I18n } from 'i18next';
import type { SetupServer } from 'msw/node';
import { StrictMode } from 'react';
import { expect, onTestFinished } from 'vitest';

import { createApp } from '~/App';
import { setNow } from '~/domain/time/clock';
import type { Language } from '~/i18n/languages';
import { createSessionStore, type SessionStore } from '~/session/store';
import { configureTabs, type Channel } from '~/session/tabs';

import { StandinCaptcha } from '../../mocks/captcha/StandinCaptcha';
import { signInAs } from '../../mocks/control';
import { addFault } from '../../mocks/faults';
import { createTestServer } from '../../mocks/node';
import type { Fault } from '../../mocks/state';
import { strictEntries, type World, type WorldOptions } from '../../mocks/world';
import { testCache } from './TestTheme';
import { testWorld } from './testWorld';

export interface PortalVisit {
  /** The path to open, or the link that the world mails. */
  path: string | ((world: World) => string);
  /** The id of the persona who is signed in, if any. */
  as?: string;
  language?: Language;
  /** A world with a history. A fresh one by default. */
  world?: World;
  worldOptions?: Partial<WorldOptions>;
  /** What the services answer otherwise than the world would. */
  faults?: readonly Fault[];
  /** Changes the session before the page opens: a contract key, an open transaction. */
  prepare?: (store: SessionStore, world: World) => void | Promise<void>;
  /** How this tab hears others; it is alone by default. */
  openChannel?: () => Channel;
  /** With the notices of operations. */
  withOperation?: boolean;
  /** Renders in StrictMode, which runs effects twice: for tests of what must happen once. The others save a quarter of their time. */
  strict?: boolean;
}

export interface OpenPortal {
  user: UserEvent;
  i18n: I18n;
  world: World;
  server: SetupServer;
  store: SessionStore;
  /** The router's current path. */
  path: () => string;
  go: (to: string, state?: unknown) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** The bodies of the calls made to a path so far. */
  sent: (call: string) => unknown[];
}

/** Cleans up after a visit, because the next test may run in the same window. */
const leave = (server: SetupServer, world: World): void => {
  cleanup();
  server.close();
  window.sessionStorage.clear();
  window.localStorage.clear();
  document.cookie = 'cportal_language=; Path=/; Max-Age=0';
  setNow();
  // The portal never breaks the contract, whatever the test is about (STUB-3).
  expect(strictEntries(world)).toEqual([]);
};

/** Opens the portal at a path, with the real http layer and the stand-in behind it. */
export const renderPortal = async ({
  path,
  as,
  language = 'hu',
  worldOptions,
  world = testWorld(worldOptions),
  faults = [],
  prepare,
  openChannel,
  withOperation,
  strict = false,
}: PortalVisit): Promise<OpenPortal> => {
  for (const fault of faults) addFault(world, fault);
  const server = createTestServer(world);
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => leave(server, world));
  // Portal and world share a clock, so that rules with dates agree.
  setNow(world.clock);
  configureTabs(() => openChannel?.());
  const store = createSessionStore();
  if (as !== undefined) store.signIn(signInAs(world, as));
  await prepare?.(store, world);
  const { element, router, i18n } = await createApp({
    initialPath: typeof path === 'string' ? path : path(world),
    language,
    store,
    captcha: StandinCaptcha,
    cache: testCache,
    withOperation,
  });
  render(strict ? <StrictMode>{element}</StrictMode> : element);
  // Without stylesheets no element ignores the pointer, and the check takes a third of the time of a click.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return {
    user,
    i18n,
    world,
    server,
    store,
    path: () => router.state.location.pathname,
    go: (to, state) => router.navigate(to, { state }),
    back: () => router.navigate(-1),
    forward: () => router.navigate(1),
    sent: (call) => world.log.filter((entry) => entry.path === call).map((entry) => entry.body),
  };
};

/** `renderPortal` in StrictMode. */
export const renderStrictly = (visit: PortalVisit): Promise<OpenPortal> => renderPortal({ ...visit, strict: true });

/** The side menu, once it is there. */
export const menu = () => screen.findByRole('navigation', { name: 'Főmenü' });

/** Waits for the heading of a page. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
