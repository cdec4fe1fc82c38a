import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepSigned, nextCollection } from '../../../src/routes/contracting/signedContract';
import { renderPortal } from '../../setup/renderPortal';
import { preparedContract, springWorld } from './support';

describe('the final page of a contract', () => {
  it('names the next instalment of a contract that is paid monthly, and doesn’t say that there is nothing to do (UX-8)', async () => {
    const world = springWorld();
    preparedContract(world, 'bela');
    world.state.settings.pollsUntilDone = 0;
    const process = world.state.processes.at(-1)!;
    const next = nextCollection({ method: '31', costs: { payable: 21_800, instalments: { count: 10, amount: 9_900, total: 99_000, from: '2027-03-01', to: '2027-12-01' } }, transferFrom: '2027-03-01' });
    await renderPortal({
      path: '/contracting/sum',
      as: 'bela',
      world,
      prepare: (store) => {
        store.update({ contractKey: process.key, step: 8 });
        keepSigned(store.drafts, process.key, { amount: 21_800, receipt: 'c', delivery: 'personal', validFrom: '2027-01-01', next });
      },
    });
    expect(await screen.findByText('A szerződése 2027. január 1-jén indul.')).toBeVisible();
    expect(screen.getByText('A következő díja 9 900 Ft, 2027.03.01. napján. Automatikusan a bankkártyájáról vonjuk le.')).toBeVisible();
    expect(screen.queryByText(/nincs teendője/)).not.toBeInTheDocument();
  });

  it.each([
    ['of a direct debit is its first sum', '3', 21_800, true, { kind: 'directDebit', amount: 21_800, date: '2027-01-15' }],
    ['of a direct debit whose first sum is overpaid is a later month, of no known day', '3', 0, true, { kind: 'directDebit', amount: 9_900 }],
    ['of a card that has paid every month is none', '31', 21_800, false, undefined],
    ['of a contract that is paid at once is none', '4', 21_800, false, undefined],
  ] as const)('knows that the next instalment %s (UX-8)', (_what, method, payable, hasLater, expected) => {
    const instalments = hasLater ? { count: 10, amount: 9_900, total: 99_000, from: '2027-03-01', to: '2027-12-01' } : undefined;
    expect(nextCollection({ method, costs: { payable, instalments }, transferFrom: '2027-01-15' })).toEqual(expected);
  });
});
