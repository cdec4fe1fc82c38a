import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { personaAccount } from '../../../mocks/personas';
import type { World } from '../../../mocks/world';
import { applyConfig, builtConfig } from '../../../src/config';
import { heading, renderPortal, type OpenPortal } from '../../setup/renderPortal';
import { springWorld } from './support';

const visit = (as = 'bela', world: World = springWorld()) => renderPortal({ path: '/contracting/init', as, world });

const field = () => screen.findByRole('textbox', { name: 'Céges e-mail-cím vagy egyedi kód' });

const check = async ({ user }: OpenPortal, typed: string): Promise<void> => {
  const input = await field();
  await user.clear(input);
  if (typed !== '') await user.type(input, typed);
  await user.click(screen.getByRole('button', { name: 'Ellenőrzés' }));
};

const choose = async ({ user }: OpenPortal, offer: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name: `Kiválasztás: ${offer}` }));

describe('a member who may not', () => {
  it('with a contract is led to it (CON-1)', async () => {
    await visit('dora');
    expect(await screen.findByText(/Erre az évre már van érvényes szerződése/)).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('link', { name: 'Aktuális szerződés' })
        .some((link) => link.getAttribute('href') === '/contracting'),
    ).toBe(true);
    expect(screen.queryByRole('button', { name: 'Ellenőrzés' })).not.toBeInTheDocument();
  });

  it('with a start already made is sent to the inbox (CON-1, CON-3)', async () => {
    await visit('vilmos');
    expect(await screen.findByText(/Már elindított egy szerződéskötést/)).toBeInTheDocument();
    const text = screen.getByText(/Nézze meg a postafiókját: vilmos@pelda\.hu/);
    expect(text).toHaveTextContent(/Keresse a „Szerződéskötés” szót/);
    // How long the link lives is the service's to say, through a setting.
    expect(screen.queryByText(/napig/)).not.toBeInTheDocument();
  });

  it('with a start made in this tab is told the address that it used (CON-11, UX-14)', async () => {
    const portal = await visit();
    await check(portal, 'bela@peldakft.hu');
    await choose(portal, 'Példa Kft.');
    await screen.findByText(/A levelet ide küldtük: bela@peldakft\.hu/);
    expect(screen.queryByText(/napig/)).not.toBeInTheDocument();
    await portal.go('/app');
    await heading('Áttekintés');
    await portal.go('/contracting/init');
    await heading('Új szerződés');
    expect(await screen.findByText(/Nézze meg a postafiókját: bela@peldakft\.hu\. Keresse/)).toBeInTheDocument();
  });

  it('is told how long the link lives where the setting says so, after the start and on coming back (CON-11)', async () => {
    applyConfig({ ...builtConfig, contractLinkDays: 14 });
    onTestFinished(() => applyConfig(builtConfig));
    const portal = await visit();
    await check(portal, 'bela@peldakft.hu');
    await choose(portal, 'Példa Kft.');
    expect(await screen.findByText(/A hivatkozás 14 napig él; ha lejárt, újat indíthat\./)).toBeInTheDocument();
    await portal.go('/app');
    await heading('Áttekintés');
    await portal.go('/contracting/init');
    await heading('Új szerződés');
    expect(await screen.findByText(/A hivatkozás 14 napig él; ha lejárt, újat indíthat\./)).toBeInTheDocument();
  });

  it('sees every code of the refusal, an unknown one with the code (ERR-1, ERR-3)', async () => {
    const world = springWorld();
    personaAccount(world, 'bela').initCodes = ['HAS_DEBT', 'VALAMI_UJ'];
    await visit('bela', world);
    expect(await screen.findByText(/Lejárt tartozása van/)).toBeInTheDocument();
    expect(screen.getByText(/VALAMI_UJ/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tovább a befizetéshez' })).toHaveAttribute('href', '/payment');
  });

  it('can try again where the question itself failed (ERR-2)', { tags: ['wide'] }, async () => {
    const world = springWorld();
    addFault(world, { call: '/init', kind: '500', times: 1 });
    const { user } = await visit('bela', world);
    await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
    expect(await field()).toBeInTheDocument();
  });
});
