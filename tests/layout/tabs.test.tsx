// @module-tag wide
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { signInAs } from '../../mocks/control';
import { createProcess } from '../../mocks/model/contracting/processes';
import type { World } from '../../mocks/world';
import { createSessionStore, type SessionStore } from '../../src/session/store';
import { configureTabs, tabsOf } from '../../src/session/tabs';
import { heading, renderPortal } from '../setup/renderPortal';
import { createTabBus } from '../setup/tabBus';
import { testWorld } from '../setup/testWorld';

/** Another tab of the same browser, with a session of its own. */
const otherTab = (world: World, openChannel: ReturnType<typeof createTabBus>, persona?: string): SessionStore => {
  const kept = new Map<string, string>();
  const store = createSessionStore({
    read: (key) => kept.get(key),
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  });
  if (persona !== undefined) store.signIn(signInAs(world, persona));
  configureTabs(openChannel);
  tabsOf(store);
  return store;
};

afterEach(() => vi.useRealTimers());

describe('one session over all tabs', () => {
  it('opens a link in a new tab without a second sign-in (SES-14)', async () => {
    const [world, openChannel] = [testWorld(), createTabBus()];
    otherTab(world, openChannel, 'anna');
    const portal = await renderPortal({ path: '/documents', world, openChannel });
    await heading('Dokumentumok');
    expect(portal.store.get().currentUser?.email).toBe('anna@pelda.hu');
    expect(portal.path()).toBe('/documents');
  });

  it('opens the sign-in page where no tab is signed in (SES-14, SES-4)', async () => {
    const [world, openChannel] = [testWorld(), createTabBus()];
    otherTab(world, openChannel);
    const portal = await renderPortal({ path: '/documents', world, openChannel });
    await heading('Bejelentkezés');
    expect(portal.path()).toBe('/login');
  });

  it('is left by all tabs at once (SES-14, SES-9)', async () => {
    const [world, openChannel] = [testWorld(), createTabBus()];
    const other = otherTab(world, openChannel, 'anna');
    const portal = await renderPortal({ path: '/documents', as: 'anna', world, openChannel });
    await heading('Dokumentumok');
    act(() => other.end('loggedOut'));
    await heading('Bejelentkezés');
    expect(portal.store.get()).toEqual({});
  });

  it.each([
    ['goes on as that member', 'Folytatás Nagy Béla fiókjával'],
    ['signs in again', 'Bejelentkezés'],
  ])('of another member takes the page away, says so, and %s (SES-14)', async (_what, button) => {
    const [world, openChannel] = [testWorld(), createTabBus()];
    const portal = await renderPortal({ path: '/documents', as: 'anna', world, openChannel });
    await heading('Dokumentumok');
    const other = otherTab(world, openChannel);
    act(() => void other.signIn(signInAs(world, 'bela')));
    await heading('Másik fiókba léptek be');
    expect(screen.queryByText(/Kovács/)).not.toBeInTheDocument();
    await portal.user.click(screen.getByRole('button', { name: button }));
    if (button === 'Bejelentkezés') await waitFor(() => expect(portal.path()).toBe('/login'));
    else await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
    expect(portal.store.get().currentUser?.email).toBe(button === 'Bejelentkezés' ? undefined : 'bela@pelda.hu');
  });

  it('of another member who has left again: the wait for that tab ends without moving a member who has gone elsewhere meanwhile (SES-14)', async () => {
    const [world, openChannel] = [testWorld(), createTabBus()];
    const portal = await renderPortal({ path: '/documents', as: 'anna', world, openChannel });
    await heading('Dokumentumok');
    const other = otherTab(world, openChannel);
    act(() => void other.signIn(signInAs(world, 'bela')));
    await heading('Másik fiókba léptek be');
    act(() => other.end('expired'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await portal.user.click(screen.getByRole('button', { name: 'Folytatás Nagy Béla fiókjával' }));
    await act(() => portal.go('/forgottendetails'));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(portal.path()).toBe('/forgottendetails');
  });
});

describe('the sign-in page of a new tab', () => {
  it.each([
    ['/', '/payment'],
    ['/login', '/payment'],
    ['/documents', '/documents'],
  ])(
    'takes over the session of a tab that signed in meanwhile, and leads on from %s (SES-14, PUB-7)',
    async (path, landing) => {
      const [world, openChannel] = [testWorld(), createTabBus()];
      const other = otherTab(world, openChannel);
      const portal = await renderPortal({ path, world, openChannel, withOperation: true });
      await heading('Bejelentkezés');
      act(() => void other.signIn(signInAs(world, 'anna')));
      act(() => {
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await waitFor(() => expect(portal.path()).toBe(landing));
      expect(portal.store.get().currentUser?.email).toBe('anna@pelda.hu');
    },
  );

  it.each<[string, (store: SessionStore, world: World) => void]>([
    [
      'it tells of a registration, which is another account',
      (store) => store.update({ arrival: 'registered', arrivalEmail: 'uj@pelda.hu' }),
    ],
    [
      'the member logged out in it',
      (store, world) => {
        store.signIn(signInAs(world, 'anna'));
        store.end('loggedOut');
      },
    ],
  ])('asks nobody where %s (SES-14, SES-9)', async (_why, prepare) => {
    const [world, openChannel] = [testWorld(), createTabBus()];
    const heard: unknown[] = [];
    openChannel().addEventListener('message', ({ data }) => heard.push(data));
    await renderPortal({ path: '/login', world, openChannel, prepare, withOperation: true });
    await heading('Bejelentkezés');
    await screen.findByRole('status');
    expect(heard).toEqual([]);
  });
});

describe('a link of another member in a signed-in tab (SEC-12)', () => {
  const openLink = async () => {
    const world = testWorld();
    const { linkToken } = createProcess(world, {
      accountId: 'bela',
      type: 'R',
      kr: '',
      officeEmail: '',
      company: false,
      cardKind: 'ALAP',
      employer: null,
    });
    const portal = await renderPortal({
      path: `/contract/hu/${linkToken}`,
      as: 'anna',
      world,
      prepare: (store) => store.update({ contractKey: 'AB-12', step: 3 }),
    });
    expect(await screen.findByRole('dialog', { name: 'Másik fiókra vált?' })).toHaveTextContent(
      /Kovács Anna.*Nagy Béla/,
    );
    return portal;
  };

  it('asks before it replaces the session; staying changes nothing', async () => {
    const { user, store, path } = await openLink();
    expect(store.get()).toMatchObject({ currentUser: { email: 'anna@pelda.hu' }, contractKey: 'AB-12' });
    await user.click(screen.getByRole('button', { name: 'Maradok ebben a fiókban' }));
    await waitFor(() => expect(path()).toBe('/payment'));
    expect(store.get()).toMatchObject({ currentUser: { email: 'anna@pelda.hu' }, contractKey: 'AB-12', step: 3 });
  });

  it('replaces it once that is wanted', async () => {
    const { user, store } = await openLink();
    await user.click(screen.getByRole('button', { name: 'Másik fiókra váltok' }));
    await waitFor(() => expect(store.get().currentUser?.email).toBe('bela@pelda.hu'));
    expect(store.get()).toMatchObject({ step: 1 });
    expect(store.get().contractKey).not.toBe('AB-12');
  });
});

describe('a member’s link in a support session in the same account (UX-36)', () => {
  const openOwnLink = async () => {
    const world = testWorld();
    const { linkToken } = createProcess(world, {
      accountId: 'bela',
      type: 'R',
      kr: '',
      officeEmail: '',
      company: false,
      cardKind: 'ALAP',
      employer: null,
    });
    const portal = await renderPortal({
      path: `/contract/hu/${linkToken}`,
      as: 'bela',
      world,
      prepare: (store) => store.update({ support: true }),
    });
    expect(await screen.findByRole('dialog', { name: 'Befejezi az ügyfélszolgálati belépést?' })).toHaveTextContent(
      /Nagy Béla \(bela@pelda\.hu\)/,
    );
    return portal;
  };

  it('asks before it ends the session; staying keeps it', async () => {
    const { user, store, path } = await openOwnLink();
    await user.click(screen.getByRole('button', { name: 'Maradok ebben a fiókban' }));
    await waitFor(() => expect(path()).toBe('/contracting/init'));
    expect(store.get().support).toBe(true);
  });

  it('ends it once that is wanted', async () => {
    const { user, store } = await openOwnLink();
    await user.click(screen.getByRole('button', { name: 'Befejezem, és megnyitom' }));
    await waitFor(() => expect(store.get().step).toBe(1));
    expect(store.get().support).toBeUndefined();
  });
});

describe('an idle support session (SES-15)', () => {
  it('asks after nine minutes, goes on when somebody answers, and ends after ten', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));
    const portal = await renderPortal({
      path: '/documents',
      as: 'anna',
      world: testWorld({ now: () => new Date() }),
      prepare: (store) => store.update({ support: true }),
    });
    await heading('Dokumentumok');
    await screen.findByRole('complementary', { name: 'Ügyfélszolgálati belépés' });
    await minutes(8);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => {
      window.dispatchEvent(new Event('pointermove'));
    });
    await minutes(8.5);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await minutes(0.6);
    expect(await screen.findByRole('dialog', { name: 'Itt van még?' })).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Folytatom' }).click());
    await minutes(9.1);
    expect(await screen.findByRole('dialog', { name: 'Itt van még?' })).toBeVisible();
    await minutes(1);
    await heading('Bejelentkezés');
    expect(portal.store.get().token).toBeUndefined();
    expect(await screen.findByText('Az ügyfélszolgálati belépés véget ért.')).toBeVisible();
  });
});
