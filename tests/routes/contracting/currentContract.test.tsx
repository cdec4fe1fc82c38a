import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addContract } from '../../../mocks/personas/seeding';
import { heading, renderPortal } from '../../setup/renderPortal';
import { springWorld } from './support';

const visit = (as: string, prepare?: Parameters<typeof renderPortal>[0]['prepare']) =>
  renderPortal({ path: '/contracting', as, world: springWorld(), prepare });

const fact = (card: HTMLElement, label: string): string | null | undefined =>
  within(card).getByText(label).nextElementSibling?.textContent;

describe('the current contract', () => {
  it('shows the card, and the ways to documents, invoices, a new contract and an upgrade (WIZ-2)', async () => {
    await visit('anna');
    expect(await heading('Aktuális szerződés')).toBeInTheDocument();
    const card = await screen.findByRole('region', { name: 'Szerződés és kártya' });
    expect(fact(card, 'Kártyabirtokos')).toBe('Kovács Anna');
    expect(fact(card, 'Azonosító')).toBe('123456');
    expect(fact(card, 'Kártyacsomag')).toBe('M');
    expect(fact(card, 'Érvényesség')).toBe('2026.01.01. – 2026.12.31.');
    expect(fact(card, 'Hűségidő')).toBe('2026. december 31-ig');
    expect(fact(card, 'Kártya állapota')).toBe('Aktív');
    const links = within(card)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Csomagváltás', '/contracting/upgrade'],
      ['Dokumentumok', '/documents'],
      ['Számlák', '/invoices'],
      ['Új szerződés', '/contracting/init'],
    ]);
  });

  it('offers a co-card holder no upgrade (NAV-9)', async () => {
    await visit('cili', (store) => store.update({ upgradeDisabled: true }));
    const card = await screen.findByRole('region', { name: 'Szerződés és kártya' });
    expect(within(card).queryByRole('link', { name: 'Csomagváltás' })).not.toBeInTheDocument();
  });

  it('shows a card state that nobody knows as unknown, and names as they are (FLT-7, FLT-9)', async () => {
    await visit('nevek');
    const card = await screen.findByRole('region', { name: 'Szerződés és kártya' });
    expect(fact(card, 'Kártya állapota')).toBe('Nem ismert');
    expect(fact(card, 'Társ')).toBe('<script>alert(1)</script>');
  });

  it('speaks of no loyalty once the contract is over (WIZ-2)', async () => {
    await visit('bela', (_store, world) => {
      const bela = world.state.accounts.find(({ id }) => id === 'bela')!;
      bela.kr = '654321';
      addContract(world, bela.kr, { to: '2026-03-09' });
    });
    const card = await screen.findByRole('region', { name: 'Szerződés és kártya' });
    expect(fact(card, 'Érvényesség')).toBe('2026.01.01. – 2026.03.09.');
    expect(within(card).queryByText('Hűségidő')).not.toBeInTheDocument();
  });

  it('is none yet for a member without a kr, who can begin one (WIZ-2)', async () => {
    await visit('bela');
    expect(await screen.findByText('Még nincs szerződése.')).toBeInTheDocument();
    const main = screen.getByRole('main');
    expect(within(main).getByRole('link', { name: 'Új szerződés' })).toHaveAttribute('href', '/contracting/init');
  });
});
