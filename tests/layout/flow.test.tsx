import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../mocks/faults';
import { supportActivator } from '../../mocks/personas/members';
import { heading, renderPortal } from '../setup/renderPortal';
import { testWorld } from '../setup/testWorld';

describe('a notice', () => {
  it('belongs to the page that raised it: the next page is without it, a success too (UX-10)', async () => {
    const { user, go } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await user.type(await screen.findByRole('textbox', { name: 'Házszám' }), '1');
    await user.click(screen.getByRole('button', { name: 'Cím módosítása' }));
    expect(await screen.findByText(/elmentve: /)).toBeVisible();
    await go('/documents');
    await heading('Dokumentumok');
    expect(screen.queryByText(/elmentve: /)).not.toBeInTheDocument();
  });

  it('goes along to the page that it leads to, and no further (UX-10)', async () => {
    const { go, path } = await renderPortal({ path: `/login/${supportActivator}`, as: 'bela' });
    await heading('Új szerződés');
    expect(path()).toBe('/contracting/init');
    expect(await screen.findByText(/Már be van jelentkezve \(Nagy Béla\)/)).toBeVisible();
    await go('/documents');
    await heading('Dokumentumok');
    expect(screen.queryByText(/Már be van jelentkezve/)).not.toBeInTheDocument();
  });
});

describe('customer care’s session', () => {
  it('names amount and account before it pays (UX-15, SES-12)', async () => {
    const world = testWorld();
    const { user, sent } = await renderPortal({
      path: '/payment',
      as: 'anna',
      world,
      prepare: (store) => store.update({ support: true }),
    });
    const amount = await screen.findByLabelText<HTMLInputElement>('Befizetendő összeg');
    await user.clear(amount);
    await user.type(amount, '1500');
    await user.click(screen.getByRole('button', { name: 'Fizetés' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Kovács Anna \(123456\)/)).toBeVisible();
    expect(dialog.getByText(/^Fizetendő: 1[\s\u00a0]500[\s\u00a0]Ft$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mégse' }));
    expect(sent('/startTransaction')).toEqual([]);
  });
});

describe('the phone’s header', () => {
  it('folds the facts behind the name and the badge (UX-11)', async () => {
    const { user } = await renderPortal({ path: '/app', as: 'anna' });
    const facts = await screen.findByRole('group', { name: 'Az Ön adatai' });
    const fold = within(facts).getByRole('button', { name: 'További adatok' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect(facts).toHaveAttribute('data-open', 'true');
  });
});

describe('without a contract', () => {
  it.each([
    '/app',
    '/payment',
    '/payment/regularcredit',
    '/payment/directdebit',
    '/contracting',
    '/contracting/upgrade',
    '/contracting/upgrade_multi',
    '/invoicedata',
    '/invoices',
    '/documents',
  ])('%s says so and leads on (UX-11)', async (path) => {
    const { user } = await renderPortal({ path, as: 'bela' });
    const ways = await within(await screen.findByRole('main')).findAllByRole('link', { name: /^Új szerződés/ });
    expect(ways[0]).toHaveAttribute('href', '/contracting/init');
    await user.click(ways[0]!);
    await heading('Új szerződés');
  });
});

describe('several failures on a page', () => {
  it('have one card with one retry; each list still has its place (UX-15, DOC-5)', async () => {
    const world = testWorld();
    addFault(world, { call: '/list', kind: '500' });
    await renderPortal({ path: '/documents', as: 'anna', world });
    await waitFor(() => expect(screen.getAllByText('Nem sikerült betölteni').length).toBeGreaterThan(1));
    expect(screen.getAllByRole('button', { name: 'Újrapróbálom' })).toHaveLength(1);
  });
});
