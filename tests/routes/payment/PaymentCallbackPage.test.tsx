import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { configure } from '../../setup/configure';
import { addPayment } from '../../setup/payments';
import { comeBack, failing, openInSpring, type Return } from './support';

const unknown = 'A fizetés eredménye most nem ismert.';

it('the return from the bank to a contract that was paid keeps the result and the contract, in whichever tab, and goes on to the contract’s state (PAY-7)', async () => {
  const portal = await comeBack({
    decision: 'pay',
    contracting: true,
    returnsIn: 'otherTab',
    prepare: failing('/get-8', { kind: '500' }),
  });
  await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
  expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
  const end = { transaction: portal.transaction, amount: 12_400, contractKey: '1-2-3', result: { paid: true } };
  expect(portal.store.get()).toMatchObject({ transaction: undefined, contractKey: '1-2-3', endTransaction: end });
  expect(portal.store.get().otpres).toBeUndefined();
});

it('the return from the bank to a contract that was paid shows its state, though an earlier step was looked at meanwhile (PAY-7, PAY-14)', async () => {
  const prepare: Return['prepare'] = (store, world) => {
    store.update({ contractKey: '1-2-3', step: 3 });
    addFault(world, { call: '/get-8', kind: '500' });
  };
  const portal = await comeBack({ decision: 'pay', contracting: true, prepare });
  await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
  expect(await screen.findByText(portal.transaction)).toBeVisible();
  expect(screen.queryByText('Megkezdett szerződéskötés')).not.toBeInTheDocument();
});

it.each([
  ['NINCS_FEDEZET', /fizetés közben\..*Kód: NINCS_FEDEZET/],
  [undefined, /Hiba történt az online kártyás fizetés közben/],
])(
  'the return from a contract’s payment that failed with %s goes back to step 7 and tells it once, with the amount (PAY-7, PAY-9, UX-21)',
  async (reason, text) => {
    const prepare = failing('contracting', { kind: '500' });
    const portal = await comeBack({ decision: 'decline', contracting: true, reason, prepare });
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    const dialog = await screen.findByRole('dialog', { name: 'A fizetés nem sikerült.' });
    expect(dialog).toHaveTextContent(text);
    expect(within(dialog).getAllByRole('button')[0]).toHaveFocus();
    expect(dialog).toHaveTextContent(/A fizetés összege\s*12\s400\sFt/);
    expect(dialog).toHaveTextContent(/Ha nem tudja biztosan, levonták-e az összeget/);
    expect(portal.store.get()).toMatchObject({
      step: 7,
      transaction: undefined,
      endTransaction: { result: { paid: false } },
    });
    await portal.user.click(screen.getByRole('button', { name: 'Bezárás' }));
    // At once: it never stands there without its texts.
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // Back to the bank's return address: the result is known, and is not said again.
    await act(() => portal.go(portal.resultPath));
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.sent('/endTransaction')).toHaveLength(1);
    expect(portal.store.get().otpres).toBeUndefined();
  },
);

it.each<[string, boolean, RegExp]>([
  ['/payment/callback', false, /^Ha a bankja jóváhagyta, ne fizessen újra: nyissa meg a portált/],
  ['/payment/callback/T99999990009', true, /forduljon az ügyfélszolgálathoz, nyissa meg/],
])(
  'the contract’s return page without a matching transaction says so, without a call: %s, with contacts: %s (PAY-7, NAV-16)',
  async (path, hasCare, text) => {
    if (hasCare) configure({ care: { phone: '+36 1 234 5678' } });
    const portal = await openInSpring(path, 'anna', { prepare: (store) => store.update({ transaction: 'T1' }) });
    expect(await screen.findByText(text)).toHaveTextContent(/folytassa az e‑mailben kapott hivatkozással\.$/);
    expect(portal.sent('/endTransaction')).toEqual([]);
    expect(portal.store.get().transaction).toBe('T1');
  },
);

it('a contract’s payment whose end isn’t known stays for another try, with the way to the contract’s state and without sums (PAY-12)', async () => {
  const prepare: Return['prepare'] = (_store, world) => {
    addFault(world, { call: '/endTransaction', kind: 'offline', times: 1 });
    addFault(world, { call: 'contracting', kind: '500' });
  };
  const portal = await comeBack({ decision: 'pay', contracting: true, prepare });
  expect(await screen.findByText(unknown)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Szerződés állapota' })).toHaveAttribute('href', '/contracting/sum');
  expect(portal.sent('/getAmounts')).toEqual([]);
  expect(portal.store.get().transaction).toBe(portal.transaction);
  await portal.user.click(screen.getByRole('button', { name: 'Újra ellenőrzöm' }));
  await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
});

/** Comes back with a contract's payment whose result /endTransaction doesn't know, and checks again, with this reply of /get-8. */
const checkAgainBy = async (status: Record<string, unknown>) => {
  const portal = await comeBack({
    decision: 'pay',
    contracting: true,
    prepare: (_store, world) => {
      addFault(world, { call: '/endTransaction', kind: 'code', code: 'TRANSACTION_NOT_FOUND' });
      addFault(world, { call: 'contracting', kind: '500' });
    },
  });
  const check = await screen.findByRole('button', { name: 'Újra ellenőrzöm' });
  expect(screen.getByText(unknown)).toBeVisible();
  portal.server.use(http.post('*/get-8', () => HttpResponse.json(status)));
  await portal.user.click(check);
  return portal;
};

it('a contract’s payment whose reply is lost is paid once /get-8 says so (PAY-12, SUM-5)', async () => {
  const portal = await checkAgainBy({ status: 'OK', paid: true });
  await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
  expect(portal.store.get().transaction).toBeUndefined();
});

it.each([{ status: 'ERROR', payState: 'ERROR' }, { status: 'DONE' }])(
  'a contract’s payment whose reply is lost isn’t called failed by a payState that an earlier one may have left, nor paid by a status alone: %o (PAY-12)',
  async (status) => {
    const portal = await checkAgainBy(status);
    expect(await screen.findByText(/^Utolsó ellenőrzés/)).toBeVisible();
    expect(screen.getByText(unknown)).toBeVisible();
    expect(portal.store.get().transaction).toBe(portal.transaction);
  },
);

it('the contract’s return page leads a plain payment to its own result page, so that no contract is taken for paid (PAY-7, SUM-4)', async () => {
  const portal = await openInSpring('/payment/callback/T1', 'anna', {
    prepare: (store) => {
      store.update({ contractKey: '1-2-3' });
      addPayment(store, 'T1');
    },
  });
  await waitFor(() => expect(portal.path()).toBe('/payment/T1'));
});

it('the dialog about a failed payment keeps the focus where the page under it changes (UX-5, NAV-13)', async () => {
  const portal = await openInSpring('/documents', 'anna', { prepare: (store) => store.update({ otpres: ['X'] }) });
  const answer = await screen.findByRole('button', { name: 'Bezárás' });
  await waitFor(() => expect(answer).toHaveFocus());
  await act(() => portal.go('/invoices'));
  expect(portal.path()).toBe('/invoices');
  expect(answer).toHaveFocus();
});
