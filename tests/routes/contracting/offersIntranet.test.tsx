import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { configureLinks } from '../../setup/configureLinks';
import { itEach } from '../../setup/itEach';
import { noteDepartures } from '../../setup/navigation';
import { renderPortal, type OpenPortal } from '../../setup/renderPortal';
import { springWorld } from './support';

/** Opener and answer have the same name. */
const inDialog = (name: string): HTMLElement => within(screen.getByRole('dialog')).getByRole('button', { name });

const left = noteDepartures();

/** A contract under way in this tab, which the offers' token knows nothing of. */
const another = { contractKey: '9-9-9', type: 1, step: 5, wizard: { key: '9-9-9', pending: 5 } } as const;

const goOn = async ({ user }: OpenPortal) =>
  user.click(await screen.findByRole('button', { name: 'Szerződéskötés folytatása' }));

const visitIntranetOffers = (type: 0 | 1 = 0) =>
  renderPortal({
    path: '/contracting/options/intra2026-maria',
    as: 'maria',
    world: springWorld(),
    prepare: (store, world) => {
      // The intranet's message would stand before the page (NAV-12).
      world.state.messages = [];
      for (const subscription of world.state.subscriptions)
        if (subscription.accountId === 'maria') subscription.type = type === 1 ? 'U' : 'R';
      store.update({ type });
    },
  });

describe('the offers of an intranet token', () => {
  const portalOrigin = window.location.origin;

  beforeEach(() => {
    configureLinks({
      intranetSubscription: `${portalOrigin}/elofizetes`,
      intranetUpgrade: `${portalOrigin}/valtas`,
    });
  });

  itEach([
    ['the subscription page', 0, 'R', '/elofizetes'],
    ['the upgrade page', 1, 'U', '/valtas'],
  ] as const)(
    'come from the intranet, and go on at %s with the subscription (CON-7, CON-9)',
    async (_page, type, sentType, page) => {
      const { user, sent } = await visitIntranetOffers(type);
      expect(await screen.findByRole('row', { name: /^M 9\s900\sFt$/ })).toBeInTheDocument();
      expect(sent('/packages')[0]).toEqual({ token: 'intra2026-maria', type: sentType });
      await user.click(screen.getByRole('button', { name: 'Szerződéskötés folytatása' }));
      await waitFor(() =>
        expect(left).toHaveBeenCalledExactlyOnceWith(
          `${portalOrigin}${page}?uuid=7d0c8a52-6f1e-4c39-9b7e-0a1b2c3d4e5f`,
        ),
      );
    },
  );

  it.each([
    ['a link in a new tab', {}],
    [
      'a contract of this token in the session',
      { type: 0, contractKey: '1-2-3', wizard: { key: '1-2-3', activator: 'intra2026-maria' } },
    ],
    ['another contract under way', { ...another, type: 0 }],
  ] as const)(
    'lead on to the employer’s page however the page was reached, without a confirmation: %s (CON-9)',
    async (_how, session) => {
      const portal = await renderPortal({
        path: '/contracting/options/intra2026-maria',
        as: 'maria',
        world: springWorld(),
        prepare: (store, world) => {
          world.state.messages = [];
          store.update(session);
        },
      });
      await screen.findByRole('table');
      await goOn(portal);
      await waitFor(() =>
        expect(left).toHaveBeenCalledWith(`${portalOrigin}/elofizetes?uuid=7d0c8a52-6f1e-4c39-9b7e-0a1b2c3d4e5f`),
      );
      expect(portal.sent('/confirm')).toEqual([]);
    },
  );

  it.each([
    ['forgets the session’s own contract', 'intra2026-maria', undefined],
    ['leaves another contract alone', 'tok', '1-2-3'],
  ])('given up %s (CON-8)', async (_what, activator, contractKey) => {
    const portal = await renderPortal({
      path: '/contracting/options/intra2026-maria',
      as: 'maria',
      world: springWorld(),
      prepare: (store, world) => {
        world.state.messages = [];
        store.update({ type: 0, contractKey: '1-2-3', step: 3, wizard: { key: '1-2-3', activator } });
      },
    });
    await portal.user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await portal.user.click(inDialog('Szerződéskötés megszakítása'));
    await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
    await waitFor(() => expect(portal.store.get().contractKey).toBe(contractKey));
    expect(portal.store.get().step).toBe(contractKey && 3);
    expect(portal.sent('/reset-intranet')).toHaveLength(1);
  });

  it('say why they can’t go on where no address is configured (WIZ-18)', async () => {
    configureLinks({});
    await visitIntranetOffers();
    expect(await screen.findByRole('button', { name: 'Szerződéskötés folytatása' })).toBeDisabled();
    expect(screen.getByText(/Az előfizetés oldala most nem érhető el/)).toBeInTheDocument();
  });

  it.each([
    ['a new contract', 0, '/contracting/init'],
    ['the upgrade', 1, '/contracting/upgrade'],
  ] as const)('can be given up at the intranet, back to %s (CON-8)', async (_page, type, page) => {
    const { user, path, sent } = await visitIntranetOffers(type);
    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await user.click(inDialog('Szerződéskötés megszakítása'));
    await waitFor(() => expect(path()).toBe(page));
    expect(sent('/reset-intranet')).toHaveLength(1);
    expect(sent('/reset-contract')).toEqual([]);
  });
});
