import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { noteDepartures } from '../../setup/navigation';
import { addPayment } from '../../setup/payments';
import type { PortalVisit } from '../../setup/renderPortal';
import { fact, openInSpring, payButton } from './support';

const left = noteDepartures();

const openTitle = 'Megkezdett egy fizetést, az eredménye még nem ismert.';

const open = (prepare?: PortalVisit['prepare']) => openInSpring('/payment', 'anna', { prepare });

const begun =
  (transaction: string, isOwn = false, contractKey?: string): NonNullable<PortalVisit['prepare']> =>
  (store) => {
    if (isOwn) store.update({ transaction });
    addPayment(store, transaction, { contractKey, amount: 5_000 });
  };

it('an open payment of this tab or another one names its amount and when it began, and to check it is the thing to do (PAY-6, UX-21)', async () => {
  const portal = await open(begun('T00000010001'));
  expect(await fact('Összeg')).toHaveTextContent('5 000 Ft');
  expect(await fact('Megkezdve')).toHaveTextContent('2026.03.10. 10:00');
  expect(await fact('Tranzakció')).toHaveTextContent('T00000010001');
  const check = screen.getByRole('button', { name: 'Fizetés ellenőrzése' });
  expect(check).toHaveClass('MuiButton-contained');
  await portal.user.click(check);
  await waitFor(() => expect(portal.path()).toBe('/payment/T00000010001'));
  await waitFor(() => expect(portal.sent('/endTransaction')).toEqual([{ transaction: 'T00000010001' }]));
  expect(portal.sent('/startTransaction')).toEqual([]);
});

it('the codes beside the OK of a start are shown once the page is there again, those that nobody listed as they came (ERR-9)', async () => {
  const portal = await open();
  addFault(portal.world, { call: '/startTransaction', kind: 'fields', fields: { messages: ['STARTED_NEW'] } });
  await portal.user.click(await payButton());
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(screen.queryByText('Kód: STARTED_NEW')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByText('Kód: STARTED_NEW')).toBeVisible();
  expect(screen.queryByText(/Technikai hiba/)).not.toBeInTheDocument();
});

it('an open payment of a contract is checked on the contract’s page (PAY-7)', async () => {
  const portal = await open(begun('T00000010001', true, '1-2-3'));
  addFault(portal.world, { call: '/get-8', kind: '500' });
  await portal.user.click(await screen.findByRole('button', { name: 'Fizetés ellenőrzése' }));
  await waitFor(() => expect(portal.path()).toBe('/payment/callback/T00000010001'));
  // The next test must not get its question.
  await waitFor(() => expect(portal.sent('/get-8')).not.toEqual([]));
});

it('an open payment in another tab keeps this one from starting, until it has ended there (PAY-6, PAY-13)', async () => {
  const portal = await open();
  await payButton();
  act(() => addPayment(portal.store, 'T00000010001'));
  expect(await screen.findByText(openTitle)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument());
  const key = 'cportal.payment';
  act(() => {
    window.localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  await waitFor(() => expect(screen.queryByText(openTitle)).not.toBeInTheDocument());
  await waitFor(async () => expect(await payButton()).toBeEnabled());
});

it('a start that never got its reply keeps nothing from being paid: it has nothing to check (PAY-6, PAY-13)', async () => {
  await open(begun('?1'));
  expect(await payButton()).toBeEnabled();
  expect(screen.queryByText(openTitle)).not.toBeInTheDocument();
});

it('an open payment of a contract stands on /payment with its check, keeps nothing else from being paid there, and isn’t given up there (PAY-6)', async () => {
  await open(begun('T1', false, '1-2-3'));
  expect(await payButton()).toBeEnabled();
  expect(screen.getByText(openTitle)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fizetés ellenőrzése' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Új fizetés indítása' })).not.toBeInTheDocument();
});

/** The tab doesn't know of the contract, or the device has lost the payment's record. */
const firstContract: [string, NonNullable<PortalVisit['prepare']>][] = [
  ['recorded', begun('T1', false, '1-2-3')],
  ['lost', (store) => store.update({ transaction: 'T1', contractKey: '1-2-3', step: 7 })],
];

it.each(['/payment', '/app'].flatMap((path) => firstContract.map(([what, known]) => [what, path, known] as const)))(
  'an open payment of the first contract, whose record is %s, is offered to be checked on %s, in place of a new one (PAY-6, PAY-7, PAY-13, PAY-14)',
  async (_what, path, known) => {
    const portal = await openInSpring(path, 'bela', {
      prepare: async (store, world) => {
        await known(store, world);
        for (const call of ['/endTransaction', '/get-8']) addFault(world, { call, kind: '500' });
      },
    });
    expect(await screen.findByText(openTitle)).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Új szerződés' })).not.toBeInTheDocument();
    await portal.user.click(screen.getByRole('button', { name: 'Fizetés ellenőrzése' }));
    await waitFor(() => expect(portal.path()).toBe('/payment/callback/T1'));
  },
);
