import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { SessionStore } from '~/session/store';
import { configureTabs } from '~/session/tabs';

import { signInAs } from '../../mocks/control';
import { createActivator } from '../../mocks/model/contracting/activators';
import { createProcess } from '../../mocks/model/contracting/processes';
import type { World } from '../../mocks/world';
import { holdReply } from '../setup/holdReply';
import { openTab } from '../setup/otherTab';
import { heading, renderPortal, renderStrictly, type PortalVisit } from '../setup/renderPortal';
import { createTabBus } from '../setup/tabBus';
import { testWorld } from '../setup/testWorld';

/** The portal in a new tab, beside one in which somebody is signed in or not. */
const besides = async (persona: string | undefined, visit: Omit<PortalVisit, 'world' | 'openChannel'>) => {
  const [world, openChannel] = [testWorld(), createTabBus()];
  configureTabs(openChannel);
  const other = openTab(persona === undefined ? undefined : signInAs(world, persona));
  return { other, ...(await renderPortal({ ...visit, world, openChannel })) };
};

describe('the sign-in page of a new tab', () => {
  it.each([
    ['/', '/payment'],
    ['/documents', '/documents'],
  ])(
    'the sign-in page of a new tab takes over the session of a tab that signed in meanwhile, and leads on from %s (SES-14, PUB-7)',
    async (path, landing) => {
      const portal = await besides(undefined, { path });
      await heading('Bejelentkezés');
      act(() => void portal.other.signIn(signInAs(portal.world, 'anna')));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(portal.path()).toBe(landing));
      expect(portal.store.get().currentUser?.email).toBe('anna@pelda.hu');
    },
  );

  it.each<[string, (store: SessionStore, world: World) => void]>([
    [
      'it tells of a registration, which is another account',
      (store) => store.update({ registeredEmail: 'uj@pelda.hu' }),
    ],
    [
      'the member logged out in it',
      (store, world) => {
        store.signIn(signInAs(world, 'anna'));
        store.end('loggedOut');
      },
    ],
  ])('the sign-in page of a new tab asks nobody where %s (SES-14, SES-9)', async (_why, prepare) => {
    const [world, openChannel] = [testWorld(), createTabBus()];
    const heard: unknown[] = [];
    openChannel().addEventListener('message', ({ data }) => heard.push(data));
    await renderPortal({ path: '/login', world, openChannel, prepare });
    await heading('Bejelentkezés');
    // It has been seen once more since.
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual([]);
  });
});

const contractLink = (world: World): string => {
  const { linkToken } = createProcess(world, {
    accountId: 'bela',
    type: 'R',
    kr: '',
    officeEmail: '',
    company: false,
    cardKind: 'ALAP',
    employer: null,
  });
  return `/contract/hu/${linkToken}`;
};

const emailLink = (world: World): string =>
  `/validate-email/hu/${createActivator(world, 'email', 'bela', 'bela.uj@pelda.hu').token}`;

/** Of the club’s own app. */
const appLink = (world: World): string => `/login/app/${createActivator(world, 'support', 'bela').token}`;

const links: [string, (world: World) => string][] = [
  ['a contract', contractLink],
  ['the intranet', () => '/contracting/intra/7d0c8a52-6f1e-4c39-9b7e-0a1b2c3d4e5f/approved'],
  ['a new e-mail', emailLink],
];

describe('a link of another member', () => {
  const question = (name: string) => screen.findByRole('dialog', { name });
  const stay = 'Maradok ebben a fiókban';
  const replace = 'Másik fiókra váltok';

  it.each(links)(
    'a link of another member to %s asks in a signed-in tab; staying changes nothing (SEC-12)',
    async (_what, link) => {
      const portal = await renderPortal({
        path: link,
        as: 'anna',
        prepare: (store) => store.update({ contractKey: 'AB-12', step: 3 }),
      });
      expect(await question('Másik fiókra vált?')).toHaveTextContent(/Kovács Anna/);
      await portal.user.click(screen.getByRole('button', { name: stay }));
      await waitFor(() => expect(portal.path()).toBe('/payment'));
      expect(portal.store.get()).toMatchObject({
        currentUser: { email: 'anna@pelda.hu' },
        contractKey: 'AB-12',
        step: 3,
      });
    },
  );

  it('a link of another member asks in a new tab while somebody is signed in in another one (SEC-12)', async () => {
    await besides('anna', { path: contractLink });
    expect(await question('Másik fiókra vált?')).toHaveTextContent(/Kovács Anna/);
  });

  it('a link of the club’s app isn’t used in a new tab while somebody is signed in in another one (PUB-7)', async () => {
    const { sent, other } = await besides('anna', { path: appLink });
    expect(await screen.findByText(/Már be van jelentkezve \(Kovács Anna\)/)).toBeVisible();
    expect(sent('/loginAs')).toEqual([]);
    expect(other.get().currentUser?.email).toBe('anna@pelda.hu');
  });

  it('a link of another member asks about whoever signed in while it was on its way (SEC-12)', async () => {
    const portal = await besides(undefined, { path: '/subscribe/1' });
    const letGo = holdReply(portal.server, '/validate-email');
    await portal.go(emailLink(portal.world));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hírlevél' })).not.toBeInTheDocument());
    act(() => void portal.other.signIn(signInAs(portal.world, 'anna')));
    letGo();
    expect(await question('Másik fiókra vált?')).toHaveTextContent(/Kovács Anna/);
    await portal.user.click(screen.getByRole('button', { name: stay }));
    await waitFor(() => expect(portal.path()).toBe('/payment'));
    expect(portal.other.get().currentUser?.email).toBe('anna@pelda.hu');
  });

  it('a link of another member asks again where another member signed in while it asked (SEC-12)', async () => {
    const portal = await besides(undefined, { path: contractLink, as: 'anna' });
    expect(await question('Másik fiókra vált?')).toHaveTextContent(/Kovács Anna/);
    act(() => void portal.other.signIn(signInAs(portal.world, 'vilmos')));
    await portal.user.click(screen.getByRole('button', { name: replace }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/Somogyi Vilmos/));
  });

  it('a link of the club’s app signs nobody in where somebody else did while it was on its way (PUB-7)', async () => {
    const portal = await besides(undefined, { path: '/subscribe/1' });
    const letGo = holdReply(portal.server, '/loginAs');
    const asked: string[] = [];
    portal.server.events.on('request:start', ({ request }) => void asked.push(request.url));
    await portal.go(appLink(portal.world));
    await waitFor(() => expect(asked.some((url) => url.endsWith('/loginAs'))).toBe(true));
    act(() => void portal.other.signIn(signInAs(portal.world, 'anna')));
    letGo();
    expect(await screen.findByText(/Már be van jelentkezve \(Kovács Anna\)/)).toBeVisible();
    expect(portal.other.get().currentUser?.email).toBe('anna@pelda.hu');
  });

  it('a link of the account that support staff are in asks nothing, and their session stays one (SES-12)', async () => {
    const portal = await renderStrictly({
      path: contractLink,
      as: 'bela',
      prepare: (store) => store.update({ support: true }),
    });
    await waitFor(() => expect(portal.store.get().step).toBe(1));
    expect(screen.getByRole('complementary', { name: 'Ügyfélszolgálati belépés' })).toHaveTextContent(/Nagy Béla/);
  });

  it('a link of another member asks support staff before it ends their session (SEC-12, SES-12)', async () => {
    const portal = await renderStrictly({
      path: contractLink,
      as: 'anna',
      prepare: (store) => store.update({ support: true }),
    });
    expect(await question('Kijelentkezik a fiókból?')).toHaveTextContent(/Kovács Anna \(123456\)/);
    expect(portal.store.get().support).toBe(true);
    await portal.user.click(screen.getByRole('button', { name: 'Kijelentkezem, és megnyitom' }));
    await waitFor(() => expect(portal.store.get().step).toBe(1));
    expect(portal.store.get().support).toBeUndefined();
  });
});
