import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { faultyWorld, springWorld } from './support';

const visit = (as: string, options: Partial<PortalVisit> = {}) =>
  renderPortal({ path: '/contracting', as, world: springWorld(), ...options });

const card = async (name: string) => within(await screen.findByRole('region', { name }));

const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the page of the current contract', () => {
  it('shows the card of head data and the ways on, and asks nothing of money (WIZ-2)', async () => {
    const { world } = await visit('anna');
    const membership = await card('Tagsági kártya');
    for (const text of ['Kovács Anna', '123456', 'M', '2026.01.01. – 2026.12.31.', 'Aktív'])
      expect(membership.getByText(text)).toBeVisible();
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

  it('lists next year’s documents by their names, and claims no contract (SAY-2)', async () => {
    const list = [{ docKey: 7, docId: 'Partner keretszerződés2027', docKr: true }];
    const world = faultyWorld({ call: 'documents/list', kind: 'fields', fields: { list } });
    await visit('anna', { world });
    const documents = await card('2027. évi dokumentumok');
    expect(documents.getByText('Partner keretszerződés')).toBeVisible();
    expect(documents.getByRole('link', { name: 'Dokumentumok' })).toHaveAttribute('href', '/documents');
    expect(screen.getByRole('main')).not.toHaveTextContent(/következő szerződés/i);
  });

  it('names next year’s documents as /documents does: in English where their kind is known, else marked as Hungarian (UX-34)', async () => {
    const list = [
      { docKey: 7, docId: 'ÁSZF2027', docKr: true },
      { docKey: 8, docId: 'Partner keretszerződés2027', docKr: true },
    ];
    const world = faultyWorld({ call: 'documents/list', kind: 'fields', fields: { list } });
    await visit('anna', { world, language: 'en' });
    const documents = await card('Documents of 2027');
    expect(documents.getByText('General terms')).not.toHaveAttribute('lang');
    expect(documents.getByText('Partner keretszerződés')).toHaveAttribute('lang', 'hu');
  });

  it('offers a retry where next year’s documents couldn’t be read, and no upgrade with the disabled flag (SAY-3, NAV-9)', async () => {
    const world = faultyWorld({ call: 'documents/list', kind: '500' });
    await visit('dora', { world, prepare: (store) => store.update({ upgradeDisabled: true }) });
    const documents = await card('2027. évi dokumentumok');
    expect(await documents.findByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
    expect(links().map(([name]) => name)).not.toContain('Csomagváltás');
  });

  it('tells a member without a kr how a contract is signed, and how one goes on (WIZ-2)', async () => {
    await visit('bela');
    expect(await screen.findByText('Nincs érvényes szerződése.')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Új szerződés' })).toHaveAttribute('href', '/contracting/init');
    expect(main.getByText('Ha már elkezdte, az e‑mailben kapott hivatkozással folytathatja.')).toBeVisible();
  });
});
