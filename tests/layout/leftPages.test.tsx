import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { heading, renderPortal } from '../setup/renderPortal';

afterEach(() => {
  vi.useRealTimers();
});

const visit = async (path = '/documents', title = 'Dokumentumok') => {
  const portal = await renderPortal({ path: '/app', as: 'anna', withOperation: true });
  await heading('Áttekintés');
  await portal.go(path);
  await heading(title);
  return portal;
};

describe('leaving a page with Back or Forward', () => {
  it('closes the dialog over it and focuses the new page (NAV-13)', async () => {
    const { user, back } = await visit('/invoices', 'Számlák');
    await user.click((await screen.findAllByRole('button', { name: /^Letöltés: / }))[0] ?? document.body);
    await screen.findByRole('dialog');
    await act(back);
    expect(await heading('Áttekintés')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes the menu of colour schemes (NAV-13)', async () => {
    const { user, back } = await visit();
    await user.click(screen.getByRole('button', { name: 'Megjelenés' }));
    await screen.findByRole('menu');
    await act(back);
    expect(await heading('Áttekintés')).toHaveFocus();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('leaves open what is about the session, with the focus in it (NAV-13, SES-7)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { back } = await visit();
    act(() => void vi.advanceTimersByTime(28.5 * 60_000));
    const dialog = await screen.findByRole('dialog', { name: 'Hamarosan lejár a munkamenete' });
    await act(back);
    await waitFor(() => expect(document.title).toContain('Áttekintés'));
    expect(dialog).toBeVisible();
    expect(dialog.closest('[role="presentation"]')).toContainElement(document.activeElement as HTMLElement);
    expect(within(dialog).getByRole('timer')).toBeVisible();
  });
});
