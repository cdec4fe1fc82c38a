import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { heading, renderPortal } from '../../setup/renderPortal';
import { springWorld } from './support';

const visit = (as: string, options: Partial<Parameters<typeof renderPortal>[0]> = {}) =>
  renderPortal({ path: '/contracting', as, world: springWorld(), ...options });

const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the current contract', () => {
  it('shows the card of head data, and the ways to documents, invoices, an upgrade and a new contract, and asks nothing of money (WIZ-2)', async () => {
    const { world } = await visit('anna');
    expect(await heading('Aktuális szerződés')).toBeInTheDocument();
    const card = within(await screen.findByRole('region', { name: 'Tagsági kártya' }));
    for (const text of ['Kovács Anna', '123456', 'M', '2026.01.01. – 2026.12.31.', 'Aktív'])
      expect(card.getByText(text)).toBeVisible();
    expect(links().slice(0, 4)).toEqual([
      ['Dokumentumok', '/documents'],
      ['Számlák', '/invoices'],
      ['Csomagváltás', '/contracting/upgrade'],
      ['Új szerződés', '/contracting/init'],
    ]);
    const asked = world.log.map(({ path }) => path);
    for (const call of ['/init', '/init-upgrade', '/getAmounts', '/getDirectDebitData'])
      expect(asked).not.toContain(call);
  });

  it('lists next year’s documents by their names, whatever they are called, and claims no contract (SAY-2)', async () => {
    const world = springWorld();
    const list = [{ docKey: 7, docId: 'Partner keretszerződés2027', docKr: true }];
    addFault(world, { call: 'documents/list', kind: 'fields', fields: { list } });
    await visit('anna', { world });
    const card = within(await screen.findByRole('region', { name: '2027. évi dokumentumok' }));
    expect(card.getByText('Partner keretszerződés')).toBeVisible();
    expect(card.getByRole('link', { name: 'Dokumentumok' })).toHaveAttribute('href', '/documents');
    expect(screen.getByRole('main')).not.toHaveTextContent(/következő szerződés/i);
  });

  it('says that the list of next year’s documents couldn’t be loaded (SAY-3)', async () => {
    const world = springWorld();
    addFault(world, { call: 'documents/list', kind: '500' });
    await visit('anna', { world });
    const card = within(await screen.findByRole('region', { name: '2027. évi dokumentumok' }));
    expect(await card.findByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
  });

  it('offers a co-card holder no upgrade (NAV-9)', async () => {
    await visit('cili', { prepare: (store) => store.update({ upgradeDisabled: true }) });
    await screen.findByRole('region', { name: 'Tagsági kártya' });
    expect(links().map(([name]) => name)).not.toContain('Csomagváltás');
  });

  it('shows an unlisted card status as not known, and names letter by letter (FLT-7, FLT-9)', async () => {
    await visit('nevek');
    const card = within(await screen.findByRole('region', { name: 'Tagsági kártya' }));
    expect(card.getByText('Nem ismert')).toBeVisible();
    expect(screen.getByText('Társ').nextElementSibling).toHaveTextContent('<script>alert(1)</script>');
  });

  it('of a member without a kr says so, and how one is signed or goes on (WIZ-2)', async () => {
    await visit('bela');
    const none = within(await screen.findByRole('region', { name: 'Nincs érvényes szerződése.' }));
    expect(none.getByRole('link', { name: 'Új szerződés' })).toHaveAttribute('href', '/contracting/init');
    expect(none.getByText('Ha már elkezdte, az e-mailben kapott hivatkozással folytathatja.')).toBeVisible();
  });
});
