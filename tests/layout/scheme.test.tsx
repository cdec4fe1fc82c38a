import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { heading, renderPortal } from '../setup/renderPortal';

const scheme = (): string | undefined => document.documentElement.dataset.colorScheme;
const kept = (): string | null => window.localStorage.getItem('cportal.scheme');

describe('the colour scheme', () => {
  it('is chosen in the header, by guests too, and kept on the device (NAV-18)', async () => {
    const { user } = await renderPortal({ path: '/login' });
    await heading('Bejelentkezés');
    const choose = async (name: string): Promise<void> => {
      await user.click(screen.getByRole('button', { name: 'Megjelenés' }));
      await user.click(
        within(await screen.findByRole('menu', { name: 'Megjelenés' })).getByRole('menuitemradio', { name }),
      );
    };
    await choose('Sötét');
    await waitFor(() => expect(scheme()).toBe('dark'));
    expect(kept()).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Megjelenés' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Sötét' })).toBeChecked();
    await user.keyboard('{Escape}');
    await choose('Világos');
    await waitFor(() => expect(scheme()).toBe('light'));
    await choose('Rendszer szerint');
    await waitFor(() => expect(kept()).toBe('system'));
  });

  it('is in the menu too, for a phone (NAV-18)', async () => {
    const { user } = await renderPortal({ path: '/app', as: 'anna' });
    const choices = within(await screen.findByRole('list', { name: 'Megjelenés' }));
    await user.click(choices.getByRole('button', { name: 'Sötét' }));
    expect(choices.getByRole('button', { name: 'Sötét' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(scheme()).toBe('dark'));
    await user.click(choices.getByRole('button', { name: 'Rendszer szerint' }));
  });
});
