import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { createSessionStore } from '~/session/store';

import type { Fault } from '../../mocks/state';
import { heading, menu, renderPortal } from '../setup/renderPortal';

describe('the shell', () => {
  it('the menu marks the current page, and opens the group that it stands in (NAV-4)', async () => {
    const { user } = await renderPortal({ path: '/profile/chpass', as: 'anna' });
    await heading('Jelszó módosítása');
    const nav = within(await menu());
    expect(nav.getByRole('button', { name: 'Profil' })).toHaveAttribute('aria-expanded', 'true');
    expect(nav.getByRole('link', { name: 'Jelszó módosítása' })).toHaveAttribute('aria-current', 'page');
    const group = nav.getByRole('button', { name: 'Szerződés' });
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await user.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(nav.getByRole('link', { name: 'Számlák' })).toBeVisible();
  });

  it('the menu marks the entry whose area a page without one belongs to, not as the page itself (NAV-4)', async () => {
    await renderPortal({ path: '/payment/T99999990009', as: 'anna' });
    await heading('A fizetés eredménye');
    const nav = within(await menu());
    expect(nav.getByRole('link', { name: 'Befizetés' })).toHaveAttribute('aria-current', 'true');
    expect(nav.getByRole('link', { name: 'Csoportos beszedés' })).not.toHaveAttribute('aria-current');
  });

  it('a phone drops the same menu down from a button, and closes it on the way to a page, by Back too (NAV-4)', async () => {
    const { user, back, forward } = await renderPortal({ path: '/app', as: 'anna' });
    await heading('Áttekintés');
    const button = screen.getByRole('button', { name: 'Menü' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-controls', (await menu()).id);
    await user.click(within(await menu()).getByRole('link', { name: 'Befizetés' }));
    await heading('Befizetés');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await act(() => back());
    await heading('Áttekintés');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await act(() => forward());
    await heading('Befizetés');
    // The entry of the open page leads to it, too.
    await user.click(button);
    await user.click(within(await menu()).getByRole('link', { name: 'Befizetés' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    expect(await heading('Befizetés')).toHaveFocus();
  });

  it('the header shows fresh head data: who is signed in and how their contract and card stand, folded on a phone (NAV-10, UX-11)', async () => {
    const { user } = await renderPortal({
      path: '/app',
      as: 'anna',
      faults: [{ call: '/getHeadData', kind: 'fields', fields: { user: { lastName: 'Kovácsné', pack: '3XL' } } }],
    });
    const facts = within(await screen.findByRole('group', { name: 'Az Ön adatai' }));
    expect(await facts.findByText('Kovácsné Anna')).toBeVisible();
    expect(facts.getByText('123456').parentElement).toHaveTextContent('Azonosító: 123456');
    expect(facts.getByTitle('extra nagy csomag')).toBeVisible();
    expect(facts.getByText(/^\d{4}\.01\.01\. – \d{4}\.12\.31\.$/)).toBeVisible();
    expect(facts.getByText('Aktív')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'ENG' }));
    expect(await facts.findByText('Anna Kovácsné')).toBeVisible();
    const fold = facts.getByRole('button', { name: 'More details' });
    expect(fold).toHaveAttribute('aria-expanded', 'false');
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
  });

  it.each<[string, Fault, RegExp]>([
    ['a refusal', { call: '/getHeadData', kind: 'code', code: 'HAS_DEBT', times: 1 }, /lejárt/i],
    ['no answer', { call: '/getHeadData', kind: '500', times: 1 }, /Technikai hiba.*Hivatkozási szám/],
  ])(
    'the header’s page tells %s to the question for the head data, keeps the last facts, and asks again (NAV-10, ERR-1, ERR-2)',
    async (_what, fault, text) => {
      const { user } = await renderPortal({ path: '/profile/chpass', as: 'anna', faults: [fault] });
      const notice = await screen.findByText(text);
      expect(screen.getByText('A fejléc adatait most nem sikerült frissíteni.')).toBeVisible();
      expect(screen.getByRole('group', { name: 'Az Ön adatai' })).toHaveTextContent('123456');
      await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
      await waitFor(() => expect(notice).not.toBeInTheDocument());
    },
  );

  it('the header’s next page asks for the head data that couldn’t be read again, instead of carrying the error on (ERR-1, ERR-2)', async () => {
    const { go, sent } = await renderPortal({
      path: '/profile/chpass',
      as: 'anna',
      faults: [{ call: '/getHeadData', kind: '500', times: 1 }],
    });
    const notice = await screen.findByText(/Technikai hiba/);
    const asked = sent('/getHeadData').length;
    await act(() => go('/documents'));
    await heading('Dokumentumok');
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(sent('/getHeadData')).toHaveLength(asked + 1);
    await act(() => go('/invoices'));
    await heading('Számlák');
    expect(sent('/getHeadData')).toHaveLength(asked + 1);
  });

  it('the shell gives each page one h1, a title and a skip link, and moves the focus to the heading on the way (NAV-13)', async () => {
    const { user } = await renderPortal({ path: '/app', as: 'anna' });
    await heading('Áttekintés');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toMatch(/^Áttekintés – /);
    const address = window.location.href;
    await user.click(screen.getByRole('link', { name: 'Ugrás a tartalomra' }));
    expect(screen.getByRole('main')).toHaveFocus();
    // No new entry in the history.
    expect(window.location.href).toBe(address);
    await user.click(within(await menu()).getByRole('link', { name: 'Befizetés' }));
    expect(await heading('Befizetés')).toHaveFocus();
    expect(document.title).toMatch(/^Befizetés – /);
  });

  it('the second click of a double click presses nothing that the first has moved under it, and a later one does (FLT-4)', async () => {
    const { path } = await renderPortal({ path: '/login' });
    fireEvent.click(screen.getByRole('button', { name: 'Bejelentkezés' }), { detail: 1 });
    const link = screen.getByRole('link', { name: 'Akadálymentesség' });
    fireEvent.click(link, { detail: 2 });
    await screen.findByRole('group', { name: 'Kérjük, javítsa a következőket:' });
    expect(path()).toBe('/login');
    fireEvent.click(link, { detail: 1 });
    await waitFor(() => expect(path()).toBe('/accessibility'));
  });

  it('the shell keeps an unknown path inside the shell, with a way home (NAV-2)', async () => {
    const { user, path } = await renderPortal({ path: '/nincs/ilyen', as: 'anna' });
    await heading('Az oldal nem található');
    expect(await menu()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Vissza a kezdőlapra' }));
    await waitFor(() => expect(path()).toBe('/payment'));
  });

  it('an intranet message opens once and stays closed for the session, though the report gets no answer (NAV-12)', async () => {
    const { user, world, go, sent } = await renderPortal({
      path: '/app',
      as: 'maria',
      faults: [{ call: '/closeMessage', kind: 'lost' }],
    });
    const dialog = await screen.findByRole('dialog', { name: 'Üzenete érkezett' });
    await user.dblClick(within(dialog).getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(sent('/closeMessage')).toHaveLength(1));
    for (const message of world.state.messages) message.closed = false;
    // Out of the member's pages and back: the cached reply still names the message.
    await act(() => go('/accessibility'));
    await act(() => go('/app'));
    await heading('Áttekintés');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // What a reload finds.
    expect(createSessionStore().get().closedMessages).toHaveLength(1);
    expect(sent('/closeMessage')).toHaveLength(1);
  });

  it('an intranet message that can’t be asked for is nothing to tell (NAV-12)', async () => {
    const { sent } = await renderPortal({ path: '/app', as: 'maria', faults: [{ call: '/hasMessage', kind: '500' }] });
    await heading('Áttekintés');
    await waitFor(() => expect(sent('/hasMessage')).not.toHaveLength(0));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the colour scheme', () => {
  const scheme = () => document.documentElement.dataset.colorScheme;

  it('the colour scheme is chosen in the header, by guests too, and stays on the device (NAV-18)', async () => {
    const { user } = await renderPortal({ path: '/login' });
    await heading('Bejelentkezés');
    const choose = async (name: string): Promise<void> => {
      await user.click(screen.getByRole('button', { name: 'Megjelenés' }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
    };
    await choose('Sötét');
    await waitFor(() => expect(scheme()).toBe('dark'));
    expect(window.localStorage.getItem('cportal.scheme')).toBe('dark');
    await choose('Rendszer szerint');
    await waitFor(() => expect(window.localStorage.getItem('cportal.scheme')).toBe('system'));
  });

  it('the colour scheme is chosen in the menu of a phone (NAV-18)', async () => {
    const { user } = await renderPortal({ path: '/app', as: 'anna' });
    const choices = within(await screen.findByRole('list', { name: 'Megjelenés' }));
    await user.click(choices.getByRole('button', { name: 'Sötét' }));
    expect(choices.getByRole('button', { name: 'Sötét' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(scheme()).toBe('dark'));
    await user.click(choices.getByRole('button', { name: 'Rendszer szerint' }));
  });
});

describe('what every member page has in common', () => {
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
  ])('%s leads a member without a contract to a new one (UX-11)', async (path) => {
    await renderPortal({ path, as: 'bela' });
    const ways = await within(await screen.findByRole('main')).findAllByRole('link', { name: /^Új szerződés/ });
    expect(ways[0]).toHaveAttribute('href', '/contracting/init');
  });

  it('the header’s facts and each list that can’t be read say so in their own place, with their own retry (UX-15, DOC-5)', async () => {
    const faults = ['/list', '/getHeadData'].map((call) => ({ call, kind: '500' }) as const);
    await renderPortal({ path: '/documents', as: 'anna', faults });
    expect(await screen.findByText('A fejléc adatait most nem sikerült frissíteni.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Nem sikerült betölteni')).toHaveLength(3));
    expect(screen.getAllByRole('button', { name: 'Újrapróbálom' })).toHaveLength(4);
  });

  it('a member’s page ignores the codes that come beside what it only reads (ERR-9)', async () => {
    const fields = { messages: ['PAYING_DISABLED', 'HAS_DEBT'] };
    const faults = ['/list', '/getHeadData'].map((call) => ({ call, kind: 'fields', fields }) as const);
    await renderPortal({ path: '/documents', as: 'anna', faults });
    expect(await screen.findByRole('button', { name: 'Letöltés: Tagsági szerződés 2026' })).toBeVisible();
    expect(screen.queryByText(/rendszerfrissítés|tartozása/)).not.toBeInTheDocument();
  });
});
