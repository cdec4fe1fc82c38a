import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import { readOrder } from '../../../../src/features/contract/order';
import { debit, home, openWizard, part, type Contracting } from './support';

describe('a package that the reply leaves out', () => {
  it.each([4, 6])('and this tab never saved is asked for before step %i is saved (WIZ-8, ERR-8)', async (step) => {
    const { sent } = await openWizard({
      step,
      saved: { choice: { method: '4', bank: null, payment: { mode: 'annual', months: 9 }, transferFrom: '' } },
      change: (world) =>
        addFault(world, { call: `/get-${step}`, kind: 'gaps', at: { 'contract.cardPackage': 'null' } }),
    });
    expect(screen.getByRole('button', { name: 'Tovább' })).toBeDisabled();
    expect(screen.getByText(/A 3\. lépésben választott csomagot nem sikerült beolvasni\./)).toBeVisible();
    expect(sent(`/submit-${step}`)).toEqual([]);
  });

  it('a package that the reply leaves out is the one that this tab saved (ERR-8)', async () => {
    await openWizard({
      step: 4,
      memory: { saved: { 3: { cardPackage: 'M' } } },
      change: (world) => addFault(world, { call: '/get-4', kind: 'gaps', at: { 'contract.cardPackage': 'null' } }),
    });
    expect(screen.getByRole('button', { name: 'Tovább' })).toBeEnabled();
  });
});

describe('a start that the reply leaves out', () => {
  it.each([4, 6, 7])(
    'is the one that this tab saved, and the contract ends with its year: step %i (ERR-8, WIZ-8)',
    async (step) => {
      await openWizard({
        step,
        memory: { saved: { 3: { validFrom: '2026-04-01' } } },
        change: (world) =>
          addFault(world, {
            call: `/get-${step}`,
            kind: 'gaps',
            at: { 'contract.validFrom': 'null', 'contract.validTo': 'missing' },
          }),
      });
      expect(screen.queryByText(/Technikai hiba/)).not.toBeInTheDocument();
      if (step === 7) expect(part('Szerződés adatai').Érvényesség).toBe('2026.04.01. – 2026.12.31.');
      else expect(screen.getByRole('button', { name: 'Tovább' })).toBeEnabled();
    },
  );
});

describe('the summary', () => {
  it.each<[string, Partial<Contracting>, string | undefined]>([
    ['an upgrade, which the session knows', { persona: 'ilona', type: 'U' }, 'Csomagváltás'],
    ['a contract that nobody knows the kind of', {}, undefined],
  ])(
    'names no kind of contract that the replies leave out, but for %s (WIZ-14, FLT-7, ERR-8)',
    async (_what, given, kind) => {
      const change: Contracting['change'] = (world) => {
        addFault(world, { call: '/get-7', kind: 'gaps', at: { type: 'null' } });
        addFault(world, { call: '/get-1', kind: 'gaps', at: { 'partner.type': 'wrong' } });
      };
      await openWizard({ step: 7, ...given, change });
      expect(part('Szerződés adatai')['Szerződés fajtája']).toBe(kind);
    },
  );

  it.each([
    ['post', 'Postán'],
    ['courier', 'Futárral'],
  ] as const)('keeps for the final page that a card comes by free %s (UX-6, WIZ-9)', async (fee, way) => {
    const free: Partial<Contracting> = {
      saved: {
        ...debit.saved,
        terms: { validFrom: '2026-04-01', validTo: '2026-12-31', cardPackage: 'M', receipt: 'b' },
        delivery: { fee: 'none', addressee: '', address: home },
      },
      memory: { saved: { 6: { delivery: fee === 'post' ? 1 : 2 } } },
      change: (world) => {
        world.state.settings.tariff = { dij1: 500, dij2: 0, dij3: 0, dij4: 0 };
      },
    };
    const { user, press, path, store, process } = await openWizard({ step: 7, ...free });
    expect(part('Kártya és átvétel')).toMatchObject({ Átvétel: way });
    for (const consent of screen.getAllByRole('checkbox')) await user.click(consent);
    await press('Véglegesítés');
    await waitFor(() => expect(path()).toBe('/contracting/sum'));
    expect(readOrder(store.memberStorage, process.key)).toMatchObject({ delivery: fee });
  });
});
