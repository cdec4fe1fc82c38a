import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { afterEach, beforeEach, vi } from 'vitest';

import { createActions, type Actions } from '../../../mocks/desk/actions';
import { Desk } from '../../../mocks/desk/Desk';
import { createWorld, type World } from '../../../mocks/world';
import { createSessionStore } from '../../../src/session/store';

export const spring = new Date('2026-03-10T09:00:00Z');
export const root = 'https://proba.hu/demo/';

/** Whether the window is wide enough for the desk beside the portal; a phone's isn't. */
export const widen = (isWide: boolean): void => {
  const nothing = (): void => undefined;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), {
      matches: isWide && query.includes('min-width'),
      addListener: nothing,
      removeListener: nothing,
    }),
  );
};

/** Before and after each test of the desk. */
export const setUpDesk = (): void => {
  beforeEach(() => widen(true));
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });
};

interface DeskUnderTest {
  world: World;
  loaded: string[];
  actions: Actions;
  /** The portal shows another page. */
  visit: (path: string) => void;
  say: (language: string) => Promise<void>;
  store: ReturnType<typeof createSessionStore>;
}

const springWorld = (): World =>
  createWorld({ now: () => spring, origin: `${root}#`, bankUrl: `${root}bank?{transaction}` });

export const openDesk = async ({
  world = springWorld(),
  pathname = '/payment',
  isDamaged = false,
} = {}): Promise<DeskUnderTest> => {
  const i18n = createInstance();
  await i18n.init({ lng: 'hu', resources: {} });
  const store = createSessionStore();
  const loaded: string[] = [];
  const state = { location: { pathname } };
  const listeners = new Set<() => void>();
  const portal = {
    i18n,
    store,
    router: {
      state,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const pages = {
    pathIn: (address: string) => address.split('#')[1] ?? '',
    load: (path: string) => void loaded.push(path),
  };
  const actions = createActions({ world, portal, root, pages });
  render(<Desk world={world} portal={portal} actions={actions} isDamaged={isDamaged} />);
  return {
    world,
    loaded,
    actions,
    store,
    visit: (path) =>
      act(() => {
        state.location = { pathname: path };
        listeners.forEach((listener) => listener());
      }),
    say: async (language) => {
      await act(() => i18n.changeLanguage(language));
    },
  };
};

export const user = userEvent.setup({ delay: null });
export const drawer = () => within(screen.getByRole('dialog', { name: 'Demóasztal' }));
export const go = async (section: string): Promise<void> => {
  const tab = screen.queryByRole('button', { name: 'Demóasztal megnyitása' });
  if (tab !== null) await user.click(tab);
  const developers = drawer().getByRole('switch', { name: 'Fejlesztőknek' });
  if (['Hibák', 'Hívások', 'Üzemeltetés'].includes(section)) {
    // The switch is a checkbox to jsdom.
    if (!(developers instanceof HTMLInputElement) || !developers.checked) await user.click(developers);
  }
  await user.click(drawer().getByRole('tab', { name: new RegExp(`^${section}`) }));
};
