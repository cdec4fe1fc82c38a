import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { recordEnd } from '~/features/paying/settlePayment';
import { dropPayment, recordStart } from '~/features/paying/startPayment';
import type { SessionStore } from '~/session/store';

import { holdReply } from '../setup/holdReply';
import { heading, renderPortal } from '../setup/renderPortal';

const paid = { paid: true, auth: '123456', codes: [] };
const success = 'A másik lapon megkezdett fizetése sikeres volt.';
const start = (store: SessionStore, transaction: string) =>
  recordStart(store.get(), { transaction, contracting: false, amount: 12_400 });

/** A page that has nothing to do with payments, in a tab that another one has paid beside. */
const openDocuments = async (prepare: (store: SessionStore) => void = () => undefined) => {
  const portal = await renderPortal({ path: '/documents', as: 'anna', prepare });
  await heading('Dokumentumok');
  return portal;
};

it('the end of a payment in another tab is told on whatever page is open, with its result (PAY-13)', async () => {
  const { store } = await openDocuments();
  act(() => start(store, 'T1'));
  expect(screen.queryByText(success)).not.toBeInTheDocument();
  act(() => recordEnd('T1', paid));
  expect(await screen.findByText(success)).toBeVisible();
  expect(store.get().endTransaction).toMatchObject({ transaction: 'T1', amount: 12_400, ...paid });
});

it('the end of a payment in another tab drops the sums that were read before, and asks them anew (PAY-8, PAY-13)', async () => {
  const { sent, server, store } = await renderPortal({ path: '/payment', as: 'anna' });
  await screen.findByText(/végéig összesen$/);
  await waitFor(() => expect(sent('/getAmounts')).toHaveLength(3));
  act(() => start(store, 'T1'));
  const letGo = holdReply(server, '/getAmounts');
  act(() => recordEnd('T1', paid));
  await waitFor(() => expect(screen.queryByText(/végéig összesen$/)).not.toBeInTheDocument());
  letGo();
  expect(await screen.findByText(/végéig összesen$/)).toBeVisible();
});

it('the end of a payment in another tab takes the place of an earlier try that failed (PAY-13)', async () => {
  const { store } = await openDocuments();
  const failure = 'A másik lapon megkezdett fizetése nem sikerült.';
  act(() => start(store, 'T1'));
  act(() => recordEnd('T1', { paid: false, auth: '', codes: [] }));
  expect(await screen.findByText(failure)).toBeVisible();
  act(() => start(store, 'T2'));
  act(() => recordEnd('T2', paid));
  expect(await screen.findByText(success)).toBeVisible();
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
});

it('the end of a payment in another tab is told by a tab that waited for it, as soon as it is opened again (PAY-13)', async () => {
  const { store } = await openDocuments((session) => {
    session.update({ transaction: 'T1' });
    start(session, 'T1');
    recordEnd('T1', paid);
  });
  expect(await screen.findByText(success)).toBeVisible();
  expect(store.get()).toMatchObject({ transaction: undefined, endTransaction: { transaction: 'T1' } });
});

it('the end of a payment in another tab is no news to a page that was opened later, whatever happens to other payments then (PAY-13)', async () => {
  const { store } = await openDocuments((session) => {
    start(session, 'T1');
    recordEnd('T1', paid);
    recordStart(session.get(), { transaction: 'T2', contracting: true, contractKey: 'AB-12' });
    recordEnd('T2', paid, 'AB-12');
  });
  act(() => start(store, 'T3'));
  act(() => dropPayment('T3'));
  expect(screen.queryByText(success)).not.toBeInTheDocument();
  expect(store.get().endTransaction).toBeUndefined();
});
