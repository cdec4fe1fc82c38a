import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { addFault, clearFaults } from '../../mocks/faults';
import { heading, renderPortal } from '../setup/renderPortal';
import { testWorld } from '../setup/testWorld';

const connect = (online: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
};

describe('without a network', () => {
  it('a save says so, with a reference as any technical error, and keeps what was typed (ERR-2, FLT-2)', async () => {
    const world = testWorld();
    const { user } = await renderPortal({ path: '/profile/data', as: 'anna', world });
    const phone = await screen.findByRole('textbox', { name: 'Mobiltelefon' });
    await user.clear(phone);
    await user.type(phone, '06301112233');
    connect(false);
    addFault(world, { call: '/change-phone', kind: 'offline' });
    await user.click(screen.getByRole('button', { name: 'Telefonszám módosítása' }));
    expect(await screen.findByText(/^Technikai hiba történt: nincs internetkapcsolat/)).toBeVisible();
    expect(
      screen.getByText(/^Technikai hiba történt: nincs internetkapcsolat.*Hivatkozási szám: [A-HJ-NP-Z2-9]{6}/),
    ).toBeVisible();
    expect(screen.queryByText(/néhány perc múlva/)).not.toBeInTheDocument();
    expect(phone).toHaveValue('+36/30/1112233');
    connect(true);
  });

  it('a page that couldn’t be loaded says so, and loads by itself once the network is back (ERR-2, FLT-2)', async () => {
    const world = testWorld();
    const { go } = await renderPortal({ path: '/app', as: 'anna', world });
    await heading('Áttekintés');
    connect(false);
    addFault(world, { call: '*', kind: 'offline' });
    await act(() => go('/profile/data'));
    expect(await screen.findByText(/^Technikai hiba történt: nincs internetkapcsolat/)).toBeVisible();
    clearFaults(world);
    connect(true);
    expect(await screen.findByRole('textbox', { name: 'Mobiltelefon' })).toHaveValue('+36/30/1234567');
    expect(screen.queryByText(/^Technikai hiba történt: nincs internetkapcsolat/)).not.toBeInTheDocument();
  });
});
