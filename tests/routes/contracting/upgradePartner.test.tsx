import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { lastMail } from '../../../mocks/model/account/mails';
import { personaAccount } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { heading, renderPortal } from '../../setup/renderPortal';
import { springWorld } from './support';

const partnerOf = (world: World) => personaAccount(world, 'ferenc').partner?.email ?? '';

describe('the partner’s upgrade', () => {
  const visit = (path: string, world = springWorld()) => renderPortal({ path, as: 'ferenc', world });
  const partnerPath = '/contracting/upgrade_tars/234502/gabi%40peldakft.hu';

  it('lists the company offers of the given address alone, and starts with the partner’s kr (CON-6)', async () => {
    const { user, sent, world, go } = await visit(partnerPath);
    expect(await heading('Társ csomagváltása')).toBeInTheDocument();
    expect(await screen.findByText('gabi@peldakft.hu')).toBeInTheDocument();
    const button = await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' });
    expect(screen.queryByText('Alapajánlat')).not.toBeInTheDocument();
    expect(screen.getByText('Név').nextElementSibling).toHaveTextContent('Fekete Gabriella');
    expect(await screen.findByRole('table', { name: 'Csomagok és díjak' })).toBeVisible();
    expect(button.closest('li')).toHaveTextContent('e-mailt küldünk ide: gabi@peldakft.hu');
    expect(sent('/list-employers-by-domain')).toContainEqual({ type: 'h', email: 'gabi@peldakft.hu', code: '' });
    await user.click(button);
    expect(await screen.findByText('Elküldtük az e-mailt a társnak.')).toBeInTheDocument();
    expect(sent('/start')).toEqual([
      { type: 'h', employer: 'E100', email: 'gabi@peldakft.hu', key: 1, kartya_fajta: 'CEGES', kr: '234502' },
    ]);
    expect(lastMail(world, 'gabi@peldakft.hu', 'partnerUpgrade')).toBeDefined();
    expect(screen.getByText(/A levelet ide küldtük/)).toHaveTextContent('gabi@peldakft.hu');
    // It is remembered for the session, so that it isn't started again.
    await go('/contracting');
    await heading('Aktuális szerződés');
    await go(partnerPath);
    expect(await screen.findByText(/A levelet ide küldtük/)).toHaveTextContent('gabi@peldakft.hu');
    expect(screen.queryByRole('button', { name: /^Kiválasztás/ })).not.toBeInTheDocument();
  });

  it('that is under way isn’t offered again: the partner goes on with their link (UX-37)', async () => {
    const world = springWorld();
    const { user } = await visit(partnerPath, world);
    const offer = await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' });
    addFault(world, { call: '/start', kind: 'code', code: 'CONTR_ALREADY_EMAILED' });
    await user.click(offer);
    expect(await screen.findByText(/^Ez a csomagváltás már elindult/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Kiválasztás/ })).not.toBeInTheDocument();
  });

  it.each([
    ['head data’s address', 'tarsEmail', 'A társ e-mail-címe', /^A csomagváltást a társ folytathatja/],
    ['another address', '', 'E-mail-cím', /^A csomagváltást a levélben lévő hivatkozással lehet folytatni/],
  ])('calls only head data’s address the partner’s: %s (CON-6)', async (_what, which, label, sent) => {
    const world = springWorld();
    const address = which === '' ? 'gabi@peldakft.hu' : partnerOf(world);
    const { user } = await visit(`/contracting/upgrade_tars/234502/${encodeURIComponent(address)}`, world);
    expect((await screen.findByText(label)).nextElementSibling).toHaveTextContent(address);
    await user.click(await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' }));
    expect(await screen.findByText(sent)).toHaveTextContent(address);
  });

  it('asks whether an upgrade is possible: a co-card holder can’t start one, any other code is shown beside the offers (NAV-9)', async () => {
    const world = springWorld();
    addFault(world, { call: '/init-upgrade', kind: 'code', code: 'CONTR_EMPLOYER', times: 1 });
    addFault(world, { call: '/init-upgrade', kind: 'code', code: 'CONTR_CO_CARD' });
    const { go, store } = await visit(partnerPath, world);
    expect(await screen.findByText(/^Egyedi munkáltatói szerződéssel/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Kiválasztás: Példa Kft.' })).toBeEnabled();
    await go('/app');
    await heading('Áttekintés');
    await go(partnerPath);
    expect(await screen.findByText(/^Kérje meg a főkártya birtokosát/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Kiválasztás/ })).not.toBeInTheDocument();
    expect(store.get().upgradeDisabled).toBe(true);
  });

  it('never opens the partner’s wizard in the member’s session (CON-6)', async () => {
    const { user, store, path } = await visit('/contracting/upgrade_tars/234502/gabi%40azonnali.hu');
    await user.click(await screen.findByRole('button', { name: 'Kiválasztás: Azonnali Nyrt.' }));
    expect(await screen.findByText('Elküldtük az e-mailt a társnak.')).toBeInTheDocument();
    expect(store.get().contractKey).toBeUndefined();
    expect(path()).toMatch(/upgrade_tars/);
  });

  it('says why there are no offers, with a way on (CON-6)', async () => {
    await visit('/contracting/upgrade_tars/234502/gabi%40ismeretlen.hu');
    const alert = (await screen.findByText(/A munkáltatója nem partnerünk/)).closest('[role="alert"]');
    expect(within(alert as HTMLElement).getByRole('link', { name: 'Aktuális szerződés' })).toBeInTheDocument();
  });

  it.each(['/contracting/upgrade_tars/234502/nem-cim', '/contracting/upgrade_tars/%3Cb%3E/gabi%40peldakft.hu'])(
    'asks nothing for a path that names nobody: %s (SEC-4)',
    async (path) => {
      const { sent } = await visit(path);
      expect(await screen.findByText(/Érvénytelen kód/)).toBeInTheDocument();
      expect(sent('/list-employers-by-domain')).toEqual([]);
    },
  );
});
