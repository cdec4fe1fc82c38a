import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { applyConfig, builtConfig } from '../../../src/config';
import { renderStrictly } from '../../setup/renderPortal';
import { comeBack } from './bankReturn';
import { inSpring } from './support';

describe('the return from the bank to a contract (PAY-7)', () => {
  it('that was paid keeps the result and goes on to the contract’s state', async () => {
    const portal = await comeBack({ decision: 'pay', contracting: true });
    await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
    expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
    expect(portal.store.get()).toMatchObject({
      transaction: undefined,
      endTransaction: { transaction: portal.transaction, paid: true, amount: 12_400 },
    });
    expect(portal.store.get().otpres).toBeUndefined();
  });

  it.each([
    ['the code as it came beside the portal’s sentence', 'NINCS_FEDEZET', /fizetés közben\..*Kód: NINCS_FEDEZET/],
    ['otpTransactionError where the reply gives no code', undefined, /Hiba történt az online kártyás fizetés közben/],
  ])('that failed tells %s, with the amount (UX-21, PAY-9)', async (_what, reason, text) => {
    await comeBack({ decision: 'decline', contracting: true, reason });
    const told = await screen.findByRole('dialog', { name: 'A fizetés nem sikerült.' });
    expect(told).toHaveTextContent(text);
    expect(told).toHaveTextContent(/A fizetés összege\s*12\s400\sFt/);
  });

  it('that failed goes back to step 7 and tells it once (PAY-9)', async () => {
    const portal = await comeBack({ decision: 'decline', contracting: true });
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.store.get()).toMatchObject({ step: 7, transaction: undefined, endTransaction: { auth: '' } });
    await screen.findByRole('dialog', { name: 'A fizetés nem sikerült.' });
    await portal.user.click(screen.getByRole('button', { name: 'Bezárás' }));
    // Back to the bank's return address: the result is known, and is not told again.
    await act(() => portal.go(portal.resultPath));
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.sent('/endTransaction')).toHaveLength(1);
    expect(portal.store.get().otpres).toBeUndefined();
  });

  it.each<[string, string, boolean, RegExp]>([
    ['/payment/callback', 'without contacts', false, /^Ha a bankja jóváhagyta, ne fizessen újra: nyissa meg a portált/],
    ['/payment/callback/T99999990009', 'with them', true, /forduljon az ügyfélszolgálathoz, nyissa meg/],
  ])('without a matching transaction says so, without a call: %s (%s)', async (path, _what, hasCare, text) => {
    onTestFinished(() => applyConfig(builtConfig));
    if (hasCare) applyConfig({ ...builtConfig, care: { phone: '+36 1 234 5678' } });
    const portal = await renderStrictly({
      path,
      as: 'anna',
      worldOptions: inSpring,
      prepare: (store) => store.update({ transaction: 'T1' }),
    });
    expect(await screen.findByText(text)).toHaveTextContent(/folytassa az e-mailben kapott hivatkozással\.$/);
    expect(portal.sent('/endTransaction')).toEqual([]);
    expect(portal.store.get().transaction).toBe('T1');
  });

  it('in another tab takes its contract up (PAY-7)', async () => {
    const portal = await comeBack({ decision: 'pay', contracting: true, contractKey: '1-2-3', returnsIn: 'otherTab' });
    await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
    expect(portal.store.get()).toMatchObject({ contractKey: '1-2-3', endTransaction: { contractKey: '1-2-3' } });
    expect(portal.sent('/endTransaction')).toHaveLength(1);
  });

  it('whose end isn’t known stays for another try, with the way to the contract’s state (PAY-12)', async () => {
    const portal = await comeBack({
      decision: 'pay',
      contracting: true,
      prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'offline', times: 1 }),
    });
    expect(await screen.findByText('A fizetés eredménye most nem ismert.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Szerződés állapota' })).toHaveAttribute('href', '/contracting/sum');
    expect(portal.sent('/getAmounts')).toEqual([]);
    expect(portal.store.get().transaction).toBe(portal.transaction);
    await portal.user.click(screen.getByRole('button', { name: 'Újra ellenőrzöm' }));
    await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['paid', { status: 'OK', paid: true }, '/contracting/sum'],
    ['failed', { status: 'ERROR', payState: 'ERROR' }, '/contracting'],
  ])('whose reply is lost is %s where /get-8 says so (PAY-12, SUM-5)', async (_what, status, path) => {
    const portal = await comeBack({
      decision: 'pay',
      contracting: true,
      contractKey: '1-2-3',
      prepare: (_store, world) => {
        addFault(world, { call: '/endTransaction', kind: 'code', code: 'TRANSACTION_NOT_FOUND' });
        addFault(world, { call: '/get-8', kind: '500', times: 1 });
      },
    });
    const check = await screen.findByRole('button', { name: 'Újra ellenőrzöm' });
    expect(screen.getByText('A fizetés eredménye most nem ismert.')).toBeVisible();
    portal.server.use(http.post('*/get-8', () => HttpResponse.json(status)));
    await portal.user.click(check);
    await waitFor(() => expect(portal.path()).toBe(path));
    expect(portal.store.get().transaction).toBeUndefined();
  });
});
