import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { now } from '~/domain/time/clock';
import { putPayment } from '~/session/paymentStore';
import type { Session } from '~/session/sessionSchema';

import { holdReply } from '../../setup/holdReply';
import { addPayment, endPaymentElsewhere, failedResult, paidResult } from '../../setup/payments';
import { heading, renderPortal } from '../../setup/renderPortal';

it('the end of a payment that this tab waits for is its own, in whichever tab it was learnt and on whatever page (PAY-13)', async () => {
  const { store } = await renderPortal({
    path: '/documents',
    as: 'anna',
    prepare: (session) => session.update({ transaction: 'T1' }),
  });
  await heading('Dokumentumok');
  act(() => addPayment(store, 'T1', { amount: 12_400 }));
  act(() => addPayment(store, 'T2', { result: failedResult }));
  expect(store.get()).toMatchObject({ transaction: 'T1' });
  expect(store.get().endTransaction).toBeUndefined();
  act(() => endPaymentElsewhere(store, 'T1'));
  const end = { transaction: 'T1', amount: 12_400, result: paidResult };
  expect(store.get()).toMatchObject({ transaction: undefined, endTransaction: end });
});

it.each<[string, Partial<Session>]>([
  ['this tab waits for', { transaction: 'T1' }],
  ['is of the contract under way', { contractKey: 'AB-12' }],
])(
  'the end of a payment that %s is its own, and changes what is read, though the member began it under another e-mail (PAY-8, PAY-13)',
  async (_which, session) => {
    const { sent, store } = await renderPortal({
      path: '/payment',
      as: 'anna',
      prepare: (tab) => {
        tab.update(session);
        putPayment({ transaction: 'T1', payer: '0123456789abcdef', contractKey: 'AB-12', since: now().getTime() });
      },
    });
    await waitFor(() => expect(sent('/getAmounts')).toHaveLength(3));
    act(() => endPaymentElsewhere(store, 'T1', paidResult, 'AB-12'));
    expect(store.get().transaction).toBeUndefined();
    if (session.transaction !== undefined)
      expect(store.get().endTransaction).toMatchObject({ transaction: 'T1', result: { paid: true } });
    await waitFor(() => expect(sent('/getAmounts')).toHaveLength(6));
  },
);

it('the end of a payment that this tab waits for is its own as soon as the tab is opened again (PAY-13)', async () => {
  const { store } = await renderPortal({
    path: '/documents',
    as: 'anna',
    prepare: (session) => {
      session.update({ transaction: 'T1' });
      addPayment(session, 'T1', { result: paidResult });
    },
  });
  await heading('Dokumentumok');
  expect(store.get()).toMatchObject({ transaction: undefined, endTransaction: { transaction: 'T1' } });
});

it('the end of a payment in another tab drops the sums that were read before, and asks them anew (PAY-8, PAY-13)', async () => {
  const { sent, server, store } = await renderPortal({ path: '/payment', as: 'anna' });
  await screen.findByText(/végéig összesen$/);
  await waitFor(() => expect(sent('/getAmounts')).toHaveLength(3));
  act(() => addPayment(store, 'T1'));
  const letGo = holdReply(server, '/getAmounts');
  act(() => endPaymentElsewhere(store, 'T1'));
  await waitFor(() => expect(screen.queryByText(/végéig összesen$/)).not.toBeInTheDocument());
  letGo();
  expect(await screen.findByText(/végéig összesen$/)).toBeVisible();
});

it('sums are asked anew for no payment that is only started or given up (PAY-8)', async () => {
  const { sent, store } = await renderPortal({ path: '/payment', as: 'anna' });
  await waitFor(() => expect(sent('/getAmounts')).toHaveLength(3));
  act(() => addPayment(store, 'T1'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent('/getAmounts')).toHaveLength(3);
});
