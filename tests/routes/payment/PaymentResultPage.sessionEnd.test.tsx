import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { personaAccount } from '../../../mocks/personas';
import { heading } from '../../setup/renderPortal';
import { comeBack, failing, inSpring, type Return } from './support';

const returning = (more: Partial<Return>) => comeBack({ decision: 'pay', ...more });
const slow = failing('/endTransaction', { kind: 'slow', delay: 300, times: 1 });

const signInAgain = async ({ user }: Awaited<ReturnType<typeof returning>>): Promise<void> => {
  // The login name is filled in.
  expect(screen.getByRole('textbox', { name: 'E-mail-cím vagy azonosító' })).toHaveValue('anna@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó'), 'jelszo1');
  await user.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
};

it('a session that ends while the service is asked keeps the result for the same login (PAY-12, SES-8)', async () => {
  const portal = await returning({ prepare: slow });
  await waitFor(() => expect(portal.world.state.faults).toEqual([]));
  act(() => portal.store.end('expired'));
  await heading('Bejelentkezés');
  await waitFor(() => expect(portal.sent('/endTransaction')).toHaveLength(1));
  await signInAgain(portal);
  expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  expect(portal.sent('/endTransaction')).toHaveLength(1);
});

it('a log-out while the service is asked leaves nothing of the result in the tab, and on the device a record without a name (SES-9, SAY-5)', async () => {
  const portal = await returning({ decision: 'decline', prepare: slow });
  await waitFor(() => expect(portal.world.state.faults).toEqual([]));
  act(() => portal.store.end('loggedOut'));
  await heading('Bejelentkezés');
  await waitFor(() => expect(portal.sent('/endTransaction')).toHaveLength(1));
  const records = () => window.localStorage.getItem('cportal.payment') ?? '';
  await waitFor(() => expect(records()).toMatch(/"paid":false/));
  expect(records()).not.toMatch(/anna|123456/i);
  expect(portal.store.get().endTransaction).toBeUndefined();
});

it('a new e-mail or a page that is left while the service is asked keeps the result (PAY-13, FLT-3)', async () => {
  const portal = await returning({
    prepare: (_store, world) => {
      personaAccount(world, 'anna').email = 'anna.uj@pelda.hu';
      addFault(world, { call: '/endTransaction', kind: 'slow', delay: 700, times: 1 });
    },
  });
  await waitFor(() => expect(portal.store.get().currentUser?.email).toBe('anna.uj@pelda.hu'));
  await act(() => portal.go('/documents'));
  await waitFor(() => expect(portal.store.get().endTransaction?.result?.auth).toMatch(/^\d+$/));
  expect(portal.store.get().transaction).toBeUndefined();
});

it('a session that ends while the member is at the bank costs them nothing (PAY-7, FLT-5)', async () => {
  const later = new Date(inSpring.now().getTime() + 31 * 60_000);
  const portal = await returning({ prepare: (_store, world) => world.setClock(later) });
  await heading('Bejelentkezés');
  expect(portal.sent('/endTransaction')).toEqual([]);
  await signInAgain(portal);
  expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
});

it('a session that ends with the reply leaves the result not known, not paid and not failed (PAY-12)', async () => {
  const portal = await returning({ prepare: failing('/endTransaction', { kind: 'expired', times: 1 }) });
  await heading('Bejelentkezés');
  addFault(portal.world, { call: '/endTransaction', kind: 'code', code: 'TRANSACTION_NOT_FOUND' });
  await signInAgain(portal);
  expect(await screen.findByText('A fizetés eredménye most nem ismert.')).toBeVisible();
});
