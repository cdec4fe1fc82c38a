import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { keepSigned, nextCollection } from '../../../src/features/contract/signedContract';
import { plannedFor, readPlans } from '../../../src/session/chargePlans';
import { renderPortal } from '../../setup/renderPortal';
import { preparedContract, springWorld } from './support';

describe('the final page of a contract', () => {
  it('names the next instalment of a contract that is paid monthly, and lists them all, and doesn’t say that there is nothing to do (UX-8)', async () => {
    const world = springWorld();
    preparedContract(world, 'bela');
    world.state.settings.pollsUntilDone = 0;
    const process = world.state.processes.at(-1)!;
    const next = nextCollection({
      method: '31',
      costs: {
        payable: 21_800,
        overpaymentRemaining: 0,
        instalments: { count: 10, amount: 9_900, total: 99_000, from: '2027-03-01', to: '2027-12-01' },
      },
      transferFrom: '2027-03-01',
    });
    const { store } = await renderPortal({
      path: '/contracting/sum',
      as: 'bela',
      world,
      prepare: (store) => {
        store.update({ contractKey: process.key, step: 8 });
        keepSigned(store.memberStorage, process.key, {
          amount: 21_800,
          receipt: 'c',
          delivery: 'personal',
          validFrom: '2027-01-01',
          next,
        });
      },
    });
    expect(await screen.findByText('A szerződése 2027. január 1-jén indul.')).toBeVisible();
    expect(
      screen.getByText('Következő terhelés: 2027. március 1., 9 900 Ft. Automatikusan a bankkártyájáról vonjuk le.'),
    ).toBeVisible();
    expect(screen.queryByText(/nincs teendője/)).not.toBeInTheDocument();
    const charges = within(screen.getByRole('region', { name: 'Következő díjak' })).getAllByRole('listitem');
    expect(charges).toHaveLength(10);
    expect(charges[0]).toHaveTextContent(/^2027\. március 1\. – 9\s900\sFt, bankkártyáról$/);
    expect(charges[9]).toHaveTextContent(/^2027\. december 1\. \(várhatóan\) – 9\s900\sFt, bankkártyáról$/);
    expect(screen.getByRole('button', { name: 'Emlékeztetők felvétele (.ics)' })).toBeVisible();
    // The other pages know them from now on, though no service tells them.
    expect(plannedFor(readPlans(), store.get(), 'regularCredit')).toHaveLength(10);
  });

  it.each([
    [
      'of a direct debit is its first sum',
      '3',
      21_800,
      true,
      { kind: 'directDebit', amount: 21_800, date: '2027-01-15' },
    ],
    [
      'of a direct debit whose first sum is overpaid is a later month, of no known day',
      '3',
      0,
      true,
      { kind: 'directDebit', amount: 9_900 },
    ],
    ['of a card that has paid every month is none', '31', 21_800, false, undefined],
    ['of a contract that is paid at once is none', '4', 21_800, false, undefined],
  ] as const)('knows that the next instalment %s (UX-8)', (_what, method, payable, hasLater, expected) => {
    const instalments = hasLater
      ? { count: 10, amount: 9_900, total: 99_000, from: '2027-03-01', to: '2027-12-01' }
      : undefined;
    const next = nextCollection({
      method,
      costs: { payable, instalments, overpaymentRemaining: 0 },
      transferFrom: '2027-01-15',
    });
    expect(next && { ...next, charges: undefined }).toEqual(expected);
  });
});
