import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { holdReply } from '../setup/holdReply';
import { heading, renderPortal, type PortalVisit } from '../setup/renderPortal';

afterEach(() => vi.useRealTimers());

const tenSeconds = () => act(() => vi.advanceTimersByTimeAsync(10_000));
const slow = () => screen.queryByText('Ez a szokásosnál tovább tart. Kérjük, várjon.');

const signIn = (loginName: string): void => {
  const type = (label: string, value: string): void =>
    void fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
  type('E-mail-cím vagy azonosító', loginName);
  type('Jelszó', 'jelszo1');
  fireEvent.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
};

describe('a wait of more than 10 s', () => {
  const visit = async (options: PortalVisit, call: string) => {
    // Before the page: a wait that began under the real clock would end by it.
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const portal = await renderPortal(options);
    return { ...portal, letGo: holdReply(portal.server, call) };
  };

  it('a wait of more than 10 s for a page’s data is shown until they come (ERR-4)', async () => {
    const { go, letGo } = await visit({ path: '/profile/chpass', as: 'anna' }, '/getProfile');
    await act(() => go('/profile/data'));
    await heading('Személyes adatok');
    await screen.findAllByText('Betöltés…');
    expect(slow()).not.toBeInTheDocument();
    await tenSeconds();
    expect(slow()).toBeVisible();
    letGo();
    await screen.findByLabelText('Mobiltelefon');
    await waitFor(() => expect(slow()).not.toBeInTheDocument());
  });

  it('a wait on the page before doesn’t count for the next one (ERR-4)', async () => {
    const { go, server, letGo } = await visit({ path: '/profile/chpass', as: 'anna' }, '/getProfile');
    const letInvoicesGo = holdReply(server, '/listInvoices');
    await act(() => go('/profile/data'));
    await heading('Személyes adatok');
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    await act(() => go('/invoices'));
    await heading('Számlák');
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(slow()).not.toBeInTheDocument();
    await tenSeconds();
    expect(slow()).toBeVisible();
    letGo();
    letInvoicesGo();
  });

  it('a wait of more than 10 s for what was sent is shown until the answer comes (ERR-4)', async () => {
    const { letGo } = await visit({ path: '/login' }, '/login');
    signIn('anna@pelda.hu');
    await screen.findByText('Folyamatban…');
    expect(slow()).not.toBeInTheDocument();
    await tenSeconds();
    expect(slow()).toBeVisible();
    letGo();
    await heading('Befizetés');
    await waitFor(() => expect(slow()).not.toBeInTheDocument());
  });

  it('a wait of more than 10 s for the intranet’s message is shown to nobody, as its failure is (ERR-4, NAV-12)', async () => {
    await visit({ path: '/login' }, '/hasMessage');
    signIn('anna@pelda.hu');
    await heading('Befizetés');
    await screen.findByRole('button', { name: 'Fizetés' });
    await tenSeconds();
    expect(slow()).not.toBeInTheDocument();
  });

  it('a wait of more than 10 s for the closing of the intranet’s message is shown to nobody (ERR-4, NAV-12)', async () => {
    await visit({ path: '/app', as: 'maria' }, '/closeMessage');
    const dialog = await screen.findByRole('dialog', { name: 'Üzenete érkezett' });
    await screen.findByText('Mit tehet még?');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await tenSeconds();
    expect(slow()).not.toBeInTheDocument();
  });
});

it('a lost connection is shown at once, until a call is answered, though the browser never takes it back (FLT-2, PAY-10)', async () => {
  const { go } = await renderPortal({ path: '/profile/chpass', as: 'anna' });
  await heading('Jelszó módosítása');
  const offline = () => screen.queryByText('Úgy tűnik, nincs internetkapcsolat');
  expect(offline()).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(offline()).toBeVisible();
  expect(offline()?.closest('[role="status"]')).not.toBeNull();
  await act(() => go('/profile/data'));
  await screen.findByLabelText('Mobiltelefon');
  await waitFor(() => expect(offline()).not.toBeInTheDocument());
});

it('a lost connection is not over because a language was switched, or status.json could not be read (FLT-2, PAY-10, OPS-3)', async () => {
  const { user, server } = await renderPortal({ path: '/accessibility', withOperation: true });
  await heading('Akadálymentességi nyilatkozat');
  const read = vi.fn(() => HttpResponse.error());
  server.use(http.get('*/status.json', read));
  act(() => void window.dispatchEvent(new Event('offline')));
  await user.click(screen.getByRole('button', { name: 'ENG' }));
  await heading('Accessibility statement');
  expect(screen.getByText('You seem to be offline')).toBeVisible();
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText('You seem to be offline')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
});
