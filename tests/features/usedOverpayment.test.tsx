import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { noonOf } from '../../mocks/control';
import { personaAccount } from '../../mocks/personas';
import { applyConfig, builtConfig } from '../../src/config';
import { heading, renderPortal } from '../setup/renderPortal';

/** December's fee fell due, and József's overpayment has paid it: there is no invoice for it. */
const visit = (path: string) =>
  renderPortal({
    path,
    as: 'jozsef',
    worldOptions: { now: () => noonOf('2026-12-10') },
    prepare: (_store, world) => {
      const { kr } = personaAccount(world, 'jozsef');
      const { debits, invoices } = world.state;
      for (const debit of debits.filter((one) => one.kr === kr && one.due.startsWith('2026-12')))
        Object.assign(debit, { due: '2026-12-01', open: debit.amount });
      world.state.invoices = invoices.filter((one) => one.kr !== kr || !one.date.startsWith('2026-12'));
    },
  });

describe('an overpayment that has paid a fee', () => {
  beforeEach(() => applyConfig({ ...builtConfig, care: { phone: '+36 1 234 5678' } }));
  afterEach(() => applyConfig(builtConfig));

  it('is named beside what was paid, so that the twelve months add up, with whom to ask about the rest', async () => {
    await visit('/payment');
    await heading('Befizetés');
    await waitFor(() => expect(screen.getByText('Befizetve').parentElement).toHaveTextContent(/108\s900\sFt/));
    expect(await screen.findByText(/^Minden hónap fizetve/)).toBeVisible();
    expect(await screen.findByText(/^További 9\s900\sFt díjat a túlfizetése fedezett\.$/)).toBeVisible();
    expect(
      screen.getByText(/^Hogy mi legyen a túlfizetésével, azt az ügyfélszolgálatunkkal beszélheti meg\./),
    ).toBeVisible();
  });

  it('keeps nobody from signing next year’s contract (CON-11)', async () => {
    await visit('/contracting/init');
    await heading('Új szerződés');
    expect(await screen.findByRole('heading', { name: /Jogosultság ellenőrzése/ })).toBeVisible();
    expect(screen.queryByText(/Lejárt tartozása van/)).not.toBeInTheDocument();
  });
});
