import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addFault } from '../../../mocks/faults';
import { config } from '../../../src/config';
import { noteDepartures } from '../../setup/navigation';
import { heading, renderPortal } from '../../setup/renderPortal';
import { processOf, springWorld } from './support';

const left = noteDepartures();

const visitOffers = (step?: number) => {
  const world = springWorld();
  const process = processOf(world, 'vilmos');
  return renderPortal({
    path: `/contracting/options/${process.linkToken}`,
    as: 'vilmos',
    world,
    prepare: (store) => store.update({ contractKey: process.key, type: 0, step }),
  });
};

const visitIntranetOffers = (type: 0 | 1 = 0) =>
  renderPortal({
    path: '/contracting/options/intra2026-maria',
    as: 'maria',
    world: springWorld(),
    prepare: (store, world) => {
      // The intranet's message would stand before the page (NAV-12).
      world.state.messages = [];
      for (const subscription of world.state.subscriptions) if (subscription.accountId === 'maria') subscription.type = type === 1 ? 'U' : 'R';
      store.update({ type });
    },
  });

describe('the offers of a contract link', () => {
  it('are the contract’s packages for its first start month (CON-7)', async () => {
    await visitOffers();
    expect(await heading('Ajánlatok')).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Választható csomagok' });
    expect(within(table).getByRole('row', { name: /^M 12\s400\sFt$/ })).toBeInTheDocument();
    expect(screen.getByText(/2026\.04\.01-i kezdéssel/)).toBeInTheDocument();
  });

  it('lead on to the wizard, at step 1 where none was begun (CON-9)', async () => {
    const { user, store, path } = await visitOffers();
    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés folytatása' }));
    await waitFor(() => expect(path()).toBe('/contracting'));
    expect(store.get().step).toBe(1);
  });

  it('lead on to the wizard’s open step (CON-9)', async () => {
    const { user, store, path } = await visitOffers(4);
    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés folytatása' }));
    await waitFor(() => expect(path()).toBe('/contracting'));
    expect(store.get().step).toBe(4);
  });

  it('can be given up after a question: back to a new contract, with nothing kept (CON-8)', async () => {
    const { user, store, path, sent, world } = await visitOffers(4);
    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await user.click(screen.getByRole('button', { name: 'Nem' }));
    expect(sent('/reset-contract')).toEqual([]);

    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await user.click(await screen.findByRole('button', { name: 'Igen' }));
    expect(await screen.findByText('A szerződéskötést megszakítottuk.')).toBeInTheDocument();
    await waitFor(() => expect(path()).toBe('/contracting/init'));
    expect(sent('/reset-contract')).toEqual([{ activator: processOf(world, 'vilmos').linkToken }]);
    expect(processOf(world, 'vilmos').stage).toBe('cancelled');
    const { contractKey, step, type } = store.get();
    expect({ contractKey, step, type }).toEqual({ contractKey: undefined, step: undefined, type: undefined });
  });

  it('go back to the upgrade where it was one (CON-8)', async () => {
    const { user, store, path } = await visitOffers();
    store.update({ type: 1 });
    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await user.click(await screen.findByRole('button', { name: 'Igen' }));
    await waitFor(() => expect(path()).toBe('/contracting/upgrade'));
  });

  it('stay, and say why, where giving up is refused (CON-8, ERR-1)', async () => {
    const { user, store, path, world } = await visitOffers(4);
    addFault(world, { call: '/reset-contract', kind: 'code', code: 'tokenInvalid' });
    await user.click(await screen.findByRole('button', { name: 'Szerződéskötés megszakítása' }));
    await user.click(await screen.findByRole('button', { name: 'Igen' }));
    expect(await screen.findByText(/A hivatkozás már nem él/)).toBeInTheDocument();
    expect(path()).toMatch(/^\/contracting\/options\//);
    expect(store.get().step).toBe(4);
  });

  it('say so where no start month is left (CON-7)', async () => {
    const world = springWorld();
    const process = processOf(world, 'nora');
    await renderPortal({ path: `/contracting/options/${process.linkToken}`, as: 'nora', world, prepare: (store) => store.update({ contractKey: process.key, type: 0 }) });
    expect(await screen.findByText(/Nincs választható kezdő hónap/)).toBeInTheDocument();
  });

  it('can be given up even where they could not be read (ERR-2)', async () => {
    const world = springWorld();
    addFault(world, { call: '/get-dates', kind: '500' });
    const process = processOf(world, 'vilmos');
    await renderPortal({ path: `/contracting/options/${process.linkToken}`, as: 'vilmos', world, prepare: (store) => store.update({ contractKey: process.key, type: 0 }) });
    expect(await screen.findByRole('button', { name: 'Újrapróbálom' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Szerződéskötés megszakítása' })).toBeEnabled();
  });

  it('are asked for no token that can’t be one (SEC-4)', async () => {
    const { world } = await renderPortal({ path: '/contracting/options/rossz%20kod', as: 'vilmos', world: springWorld() });
    expect(await screen.findByText(/Érvénytelen kód/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Szerződéskötés megszakítása' })).not.toBeInTheDocument();
    expect(world.log.map(({ path }) => path)).not.toContain('/prices');
  });
});

describe('the offers of an intranet token', () => {
  const portal = window.location.origin;

  beforeEach(() => {
    vi.spyOn(config, 'links', 'get').mockReturnValue({ intranetSubscription: `${portal}/elofizetes`, intranetUpgrade: `${portal}/valtas` });
  });

  it.each([
    ['the subscription page', 0, 'R', '/elofizetes'],
    ['the upgrade page', 1, 'U', '/valtas'],
  ] as const)('come from the intranet, and go on at %s with the subscription (CON-7, CON-9)', async (_page, type, sentType, page) => {
    const { user, sent } = await visitIntranetOffers(type);
    expect(await screen.findByRole('row', { name: /^M 9\s900\sFt$/ })).toBeInTheDocument();
    expect(sent('/packages')[0]).toEqual({ token: 'intra2026-maria', type: sentType });
    await user.click(screen.getByRole('button', { name: 'Szerződéskötés folytatása' }));
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(`${portal}${page}?uuid=7d0c8a52-6f1e-4c39-9b7e-0a1b2c3d4e5f`));
  });

  it('say why they can’t go on where no address is configured (WIZ-18)', async () => {
    vi.spyOn(config, 'links', 'get').mockReturnValue({});
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
    await user.click(await screen.findByRole('button', { name: 'Igen' }));
    await waitFor(() => expect(path()).toBe(page));
    expect(sent('/reset-intranet')).toHaveLength(1);
    expect(sent('/reset-contract')).toEqual([]);
  });
});
