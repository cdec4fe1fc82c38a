import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { addFault } from '../../../../mocks/faults';
import { recordEnd } from '../../../../src/features/paying/settlePayment';
import { recordStart } from '../../../../src/features/paying/startPayment';
import type { SessionStore } from '../../../../src/session/store';
import { renderPortal } from '../../../setup/renderPortal';
import { comeTo } from './support';

const paid = { paid: true, auth: '776655', codes: [] };

/** Béla's contract is authorised by the bank, and the service still has it in the wizard. */
const openPaid = async (
  prepare: (store: SessionStore, key: string) => void,
  session: 'noted' | 'handedOver' = 'noted',
) => {
  const { world, process } = comeTo({ step: 7 });
  const portal = await renderPortal({
    path: '/contracting',
    as: 'bela',
    world,
    prepare: (store) => {
      store.update({ contractKey: process.key, step: 7, type: 0 });
      recordStart(store.get(), {
        transaction: 'T1001',
        contracting: true,
        contractKey: process.key,
        amount: 112_100,
        overpayment: 0,
      });
      recordEnd('T1001', paid, process.key);
      if (session === 'noted')
        store.update({ endTransaction: { transaction: 'T1001', amount: 112_100, contractKey: process.key, ...paid } });
      prepare(store, process.key);
    },
  });
  return { ...portal, process };
};

const expectNoPaying = async () => {
  expect(await screen.findByText(/A szerződés díját \(112\s100\sFt\) már kifizette\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
};

describe('a contract whose payment the bank authorised is not offered to be paid again (SUM-4)', () => {
  afterEach(() => window.localStorage.clear());

  it('after its e-mailed link was opened again', async () => {
    const { go, process, path } = await openPaid(() => undefined);
    await expectNoPaying();
    await act(() => go(`/contract/hu/${process.linkToken}`));
    await waitFor(() => expect(path()).toBe('/contracting'));
    await expectNoPaying();
  });

  it('in another tab', { tags: ['wide'] }, async () => {
    await openPaid(() => undefined, 'handedOver');
    await expectNoPaying();
  });

  it('after another payment has ended, and after a log-out', { tags: ['wide'] }, async () => {
    const { store } = await openPaid((session) => {
      recordStart(session.get(), { transaction: 'T2002', contracting: false, amount: 1_000 });
      recordEnd('T2002', paid);
      session.update({ endTransaction: { transaction: 'T2002', amount: 1_000, ...paid } });
    });
    await expectNoPaying();
    const { token = '', currentUser, contractKey } = store.get();
    act(() => {
      store.end('loggedOut');
      store.signIn({ token, user: currentUser! });
      store.update({ contractKey, step: 7, type: 0 });
    });
    await expectNoPaying();
  });

  it('in a tab that learns of it while the step is open (PAY-13)', async () => {
    const { process } = await openPaid(() => window.localStorage.clear(), 'handedOver');
    expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeVisible();
    act(() => recordEnd('T1001', paid, process.key));
    expect(await screen.findByText('A szerződés díját már kifizette.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  });
});

it('a paid contract can’t be cancelled by the member, and says who can (SUM-4, CON-8)', async () => {
  await openPaid((session, key) => session.update({ wizard: { key, activator: 'tok' } }));
  await expectNoPaying();
  expect(screen.getByText(/csak az ügyfélszolgálat tudja megszakítani/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Szerződéskötés megszakítása' })).not.toBeInTheDocument();
});

it('the final page learns from another tab that the contract was paid (SUM-4, PAY-13)', async () => {
  const { world, process } = comeTo({ step: 7 });
  Object.assign(process, { savedStep: 7, stage: 'paying' });
  addFault(world, { call: '/get-8', kind: 'fields', fields: { status: 'ERROR', paid: null, payState: null } });
  await renderPortal({
    path: '/contracting/sum',
    as: 'bela',
    world,
    prepare: (session) => {
      session.update({ contractKey: process.key, step: 7, type: 0 });
      recordStart(session.get(), {
        transaction: 'T1001',
        contracting: true,
        contractKey: process.key,
        amount: 112_100,
      });
    },
  });
  await screen.findByText('A szerződést nem sikerült véglegesíteni.');
  act(() => recordEnd('T1001', paid, process.key));
  expect(await screen.findByText(/ne fizessen újra/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Vissza az összegzéshez' })).not.toBeInTheDocument();
  expect(screen.getByText('T1001')).toBeVisible();
});

it('a contract whose payment nobody learnt the end of asks to check it first, in any tab and however late (PAY-6, PAY-14)', async () => {
  const { store, user } = await openPaid((session, key) => {
    window.localStorage.clear();
    recordStart(session.get(), { transaction: 'T1001', contracting: true, contractKey: key, amount: 112_100 });
    // Another one pays meanwhile.
    recordStart(session.get(), { transaction: 'T2002', contracting: false });
    recordEnd('T2002', paid);
  }, 'handedOver');
  expect(await screen.findByText('Megkezdett egy fizetést, az eredménye még nem ismert.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Új fizetés indítása' }));
  await user.click(await screen.findByRole('button', { name: 'Igen, új fizetést indítok' }));
  expect(await screen.findByRole('button', { name: 'Fizetés' })).toBeVisible();
  expect(store.get().transaction).toBeUndefined();
});
