import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createApp } from '~/App';

import { signInAs } from '../../mocks/control';
import { heading, renderPortal } from '../setup/renderPortal';
import { testCache } from '../setup/TestTheme';

/** Lets the payments page come over a slow line. */
const payment = vi.hoisted(() => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
});
vi.mock('~/routes/payment/pay/PaymentPage', async (load) => {
  await payment.opened;
  return load();
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const brand = () => screen.getByRole('link', { name: 'Sportbérlet Klub' });

describe('the way home', () => {
  it('the way home ends on a page however often it is pressed while that loads, and Back leads back (NAV-2)', async () => {
    const { user, path, back } = await renderPortal({ path: '/app', as: 'anna' });
    await heading('Áttekintés');
    for (let press = 0; press < 3; press += 1) await user.click(brand());
    expect(path()).toBe('/app');
    payment.open();
    await heading('Befizetés');
    await back();
    await heading('Áttekintés');
    for (let press = 0; press < 3; press += 1) await user.click(brand());
    await heading('Befizetés');
    expect(path()).toBe('/payment');
  });

  it('the portal leads on from the sign-in page each time that a member comes back to it (NAV-2, PUB-7)', async () => {
    const { go, path, store, world } = await renderPortal({ path: '/login' });
    await heading('Bejelentkezés');
    act(() => void store.signIn(signInAs(world, 'bela')));
    await go('/login');
    await heading('Új szerződés');
    expect(path()).toBe('/contracting/init');
  });
});

describe('leaving a page with Back', () => {
  const visit = async (path: string, title: string) => {
    const portal = await renderPortal({ path: '/app', as: 'anna' });
    await heading('Áttekintés');
    await portal.go(path);
    await heading(title);
    return portal;
  };

  it('Back closes the dialog over the page, and focuses the new page’s heading (NAV-13)', async () => {
    const { user, back } = await visit('/invoices', 'Számlák');
    await user.click((await screen.findAllByRole('button', { name: /^Letöltés: / }))[0] ?? document.body);
    await screen.findByRole('dialog');
    await act(back);
    expect(await heading('Áttekintés')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('Back closes the menu of colour schemes (NAV-13)', async () => {
    const { user, back } = await visit('/documents', 'Dokumentumok');
    await user.click(screen.getByRole('button', { name: 'Megjelenés' }));
    await screen.findByRole('menu');
    await act(back);
    expect(await heading('Áttekintés')).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('Back leaves the question about the session open, with the focus in it (NAV-13, SES-7)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { back } = await visit('/documents', 'Dokumentumok');
    act(() => void vi.advanceTimersByTime(28.5 * 60_000));
    const dialog = await screen.findByRole('dialog', { name: 'Hamarosan lejár a munkamenete' });
    await act(back);
    await waitFor(() => expect(document.title).toContain('Áttekintés'));
    expect(dialog).toBeVisible();
    expect(dialog.closest('[role="presentation"]')?.contains(document.activeElement)).toBe(true);
    expect(within(dialog).getByRole('timer')).toBeVisible();
  });
});

describe('a full load', () => {
  it('a full load keeps the scroll position for a reload of the same address alone (NAV-13)', async () => {
    const keyAfterLoad = async (): Promise<string> => {
      const { router } = await createApp({ cache: testCache });
      const { key } = router.state.location;
      router.dispose();
      return key;
    };
    window.history.replaceState(null, '', '/login');
    const first = await keyAfterLoad();
    expect(await keyAfterLoad(), 'reloaded').toBe(first);
    window.history.pushState(null, '', '/accessibility');
    const second = await keyAfterLoad();
    expect(second).not.toBe(first);
    expect([first, second]).not.toContain('default');
  });

  it.each([
    ['by a link of a captcha page focuses the heading, as any navigation does', '/accessibility#content', true],
    ['leaves the focus alone', '/accessibility', false],
  ])('a full load %s (NAV-13, SEC-2)', async (_what, path, focused) => {
    await renderPortal({ path });
    const title = await heading('Akadálymentességi nyilatkozat');
    expect(document.activeElement === title).toBe(focused);
  });
});
