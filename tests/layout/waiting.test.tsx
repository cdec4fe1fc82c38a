import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { holdReply } from '../setup/holdReply';
import { heading, renderPortal, type PortalVisit } from '../setup/renderPortal';

afterEach(() => vi.useRealTimers());

const tenSeconds = () => act(() => vi.advanceTimersByTimeAsync(10_000));
const slow = () => screen.queryByText('Ez a szokásosnál tovább tart. Kérjük, várjon.');

describe('a wait of more than 10 s', () => {
  const visit = async (options: PortalVisit, call: string) => {
    const portal = await renderPortal(options);
    const letGo = holdReply(portal.server, call);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return { ...portal, letGo };
  };

  it('a wait of more than 10 s for a page’s data is told until they come (ERR-4)', async () => {
    const { go, letGo, sent } = await visit({ path: '/profile/chpass', as: 'anna' }, '/getProfile');
    await act(() => go('/profile/data'));
    await heading('Személyes adatok');
    await waitFor(() => expect(sent('/getHeadData')).toHaveLength(1));
    await screen.findAllByText('Betöltés…');
    expect(slow()).not.toBeInTheDocument();
    await tenSeconds();
    expect(slow()).toBeVisible();
    letGo();
    await screen.findByLabelText('Mobiltelefon');
    expect(slow()).not.toBeInTheDocument();
  });

  it('a wait of more than 10 s for what was sent is told until the answer comes (ERR-4)', async () => {
    const { letGo } = await visit({ path: '/login' }, '/login');
    const type = (label: string, value: string): void =>
      void fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });
    type('E-mail-cím vagy azonosító', 'anna@pelda.hu');
    type('Jelszó', 'jelszo1');
    fireEvent.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
    await screen.findByText('Folyamatban…');
    expect(slow()).not.toBeInTheDocument();
    await tenSeconds();
    expect(slow()).toBeVisible();
    letGo();
    await heading('Befizetés');
    await waitFor(() => expect(slow()).not.toBeInTheDocument());
  });
});
