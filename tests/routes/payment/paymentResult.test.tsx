import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { emptyAddress } from '../../../src/domain/identity/address';
import { paymentDrafts } from '../../../src/routes/payment/pay/payValues';
import { openPayment } from '../../../src/session/paymentSelectors';
import { readPayments } from '../../../src/session/paymentStore';
import { configureLinks } from '../../setup/configureLinks';
import { holdReply } from '../../setup/holdReply';
import { heading, renderStrictly } from '../../setup/renderPortal';
import { comeBack, type Visit } from './bankReturn';
import { grouped, inSpring } from './support';

const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;

describe('a payment that the bank approved (PAY-8)', () => {
  it('is ended once and told with its numbers, the invoice’s state and the sums of now (SAY-4, UX-6)', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) => void (world.state.settings.pollsUntilDone = 0),
    });
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(screen.getByText('Köszönjük!')).toBeVisible();
    expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
    const { auth } = portal.world.state.transactions[0]!;
    expect(await fact('Banki engedélyszám')).toHaveTextContent(auth);
    expect(await fact('Tranzakció')).toHaveTextContent(portal.transaction);
    expect(await fact('A fizetés összege')).toHaveTextContent('12 400 Ft');
    expect(await fact('Visszaigazolva')).toHaveTextContent('2026.03.10. 10:00');
    expect(openPayment(readPayments(), portal.store.get())).toBeUndefined();
    expect(await screen.findByText('A rendszer szerint a számla elkészült.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Számlák' })).toHaveAttribute(
      'href',
      '/invoices',
    );
    expect(portal.sent('/listInvoices')).toEqual([]);
    expect(await fact('2026 végéig összesen')).toHaveTextContent('111 600 Ft');
    expect(screen.getByText('Ha most fizetett, lehet, hogy az összegekben ez még nem látszik.')).toBeVisible();
  });

  it('says that the invoice isn’t ready only while the service says it (SAY-1, PAY-10)', async () => {
    await comeBack({
      decision: 'pay',
      prepare: (_store, world) => addFault(world, { call: '/getInvState', kind: '500' }),
    });
    expect(await screen.findByText(/nem sikerült lekérdezni, de tovább próbáljuk/)).toBeVisible();
    expect(screen.queryByText(/A rendszer szerint/)).not.toBeInTheDocument();
  });

  it.each([
    ['all of them while it isn’t done', 'PREPARING', 1],
    ['once it is done those that the portal knows', 'DONE', 0],
  ])('shows the codes of the invoice’s state beside it: %s (ERR-1, ERR-9)', async (_what, status, unknown) => {
    const fields = { status, messages: ['HAS_DEBT', 'HINT'] };
    await comeBack({
      decision: 'pay',
      prepare: (_store, world) => addFault(world, { call: '/getInvState', kind: 'fields', fields }),
    });
    expect(await screen.findByText('Lejárt tartozása van: a kártyája korlátozott marad.')).toBeVisible();
    expect(screen.queryAllByText(/HINT/)).toHaveLength(unknown);
  });

  it('drops the sums of before, asks them and the head data anew, and once more when the invoice is done', async () => {
    const portal = await comeBack({
      decision: 'pay',
      path: '/payment',
      prepare: (store, world) => {
        store.update({ transaction: undefined });
        world.state.settings.pollsUntilDone = 0;
      },
    });
    const [id = ''] = portal.world.state.transactions.map((one) => one.id);
    await fact('2026 végéig összesen');
    const letGo = holdReply(portal.server, '/getAmounts');
    await portal.user.click(await screen.findByRole('button', { name: 'Fizetés ellenőrzése' }));
    await screen.findByText('Sikeres fizetés');
    expect(portal.path()).toBe(`/payment/${id}`);
    expect(screen.queryByText('2026 végéig összesen')).not.toBeInTheDocument();
    letGo();
    expect(await fact('2026 végéig összesen')).toHaveTextContent('111 600 Ft');
    await screen.findByText('A rendszer szerint a számla elkészült.');
    await waitFor(() => expect(portal.sent('/getHeadData').length).toBeGreaterThan(2));
  });

  it('is named above the button of the payments page until the session ends, and hides no sum (PAY-8, SAY-4)', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) =>
        addFault(world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit: 12_400, allDebit: 124_000 } }),
    });
    await screen.findByText('Sikeres fizetés');
    await act(() => portal.go('/payment'));
    expect(await screen.findByText(/^A fizetését jóváhagyták: 12\s400\sFt\.$/)).toBeVisible();
    expect(screen.getByText(portal.transaction)).toBeVisible();
    expect(await fact('Most esedékes (2026)')).toHaveTextContent('12 400 Ft');
    expect(screen.getByRole('textbox', { name: 'Befizetendő összeg' })).toHaveValue(grouped('12 400'));
    act(() => portal.store.end('loggedOut'));
    expect(Object.keys(window.localStorage).filter((key) => key.startsWith('cportal.payment'))).toEqual([]);
  });

  it('prints the page', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const portal = await comeBack({ decision: 'pay' });
    await portal.user.click(await screen.findByRole('button', { name: 'Nyomtatás' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('a payment that failed (PAY-8)', () => {
  const typed = {
    amount: '5000',
    method: 'A',
    szep: '',
    leisureOwn: true,
    leisureName: '',
    leisureAddress: emptyAddress(),
  };

  it.each([
    ['without a code the portal’s sentence', [], 'Hiba történt az online kártyás fizetés közben.', 1],
    [
      'an equal sentence once',
      ['otpTransactionError', 'otpTransactionError'],
      'Hiba történt az online kártyás fizetés közben.',
      1,
    ],
  ])('says %s (PAY-7)', async (_what, messages, text, times) => {
    await comeBack({
      decision: 'decline',
      prepare: (_store, world) =>
        addFault(world, { call: '/endTransaction', kind: 'fields', fields: { auth: '', messages } }),
    });
    expect(await screen.findByText('A fizetés nem sikerült.')).toBeVisible();
    expect(screen.getAllByText(text)).toHaveLength(times);
  });

  it.each([null, undefined, '', '  '])('is one whose auth is %j (PAY-7, ERR-8)', async (auth) => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'fields', fields: { auth } }),
    });
    expect(await screen.findByText('A fizetés nem sikerült.')).toBeVisible();
    expect(portal.store.get()).toMatchObject({ transaction: undefined, endTransaction: { auth: '' } });
    expect(portal.sent('/getInvState')).toEqual([]);
  });

  it('offers another method with the amount kept (UX-5, PAY-15)', async () => {
    const portal = await comeBack({
      decision: 'decline',
      prepare: (store) => store.memberStorage.save(paymentDrafts.pending, typed),
    });
    await portal.user.click(await screen.findByRole('link', { name: 'Másik fizetési mód' }));
    expect(await screen.findByRole('textbox', { name: 'Befizetendő összeg' })).toHaveValue(grouped('5 000'));
    expect(screen.getByRole('radio', { name: 'SZÉP-kártya' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Bankkártya' })).toHaveFocus());
  });
});

describe('the result page', () => {
  it.each<[string, Visit['decision'], string]>([
    ['a success', 'pay', 'Sikeres fizetés'],
    ['a failure', 'decline', 'A fizetés nem sikerült.'],
  ])('shows %s again after a reload, without another call (FLT-5)', async (_what, decision, title) => {
    const portal = await comeBack({ decision });
    await screen.findByText(title);
    await act(() => portal.go('/documents'));
    await heading('Dokumentumok');
    await act(() => portal.go(portal.resultPath));
    expect(await screen.findByText(title)).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(1);
  });

  it('keeps a result that comes after the page was left (FLT-3)', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'slow', delay: 100, times: 1 }),
    });
    await act(() => portal.go('/documents'));
    await waitFor(() => expect(portal.store.get().endTransaction?.auth).toMatch(/^\d+$/));
    expect(portal.store.get().transaction).toBeUndefined();
  });

  it.each<Visit['decision']>(['pay', 'decline', undefined])(
    'has the purchase information under it, whatever the end (%s) (PAY-11)',
    async (decision) => {
      configureLinks({ purchaseInfo: 'https://club.example/vasarlas' });
      await comeBack({ decision });
      const links = await screen.findByRole('list', { name: 'Vásárlási tudnivalók' });
      expect(within(links).getByRole('link', { name: /Vásárlási tájékoztató/ })).toBeVisible();
    },
  );

  it('names a transaction that nobody here began, without a call, and what to do (PAY-7, FLT-5)', async () => {
    const portal = await renderStrictly({ path: '/payment/T99999990009', as: 'anna', worldOptions: inSpring });
    expect(await screen.findByText('Ezt a fizetést (T99999990009) itt nem tudjuk ellenőrizni.')).toBeVisible();
    expect(screen.getByText(/^Ha a bankja jóváhagyta, ne fizessen újra: nyissa meg a portált ott/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vissza a befizetéshez' })).toHaveAttribute('href', '/payment');
    expect(portal.sent('/endTransaction')).toEqual([]);
  });

  it('names no transaction that has another shape (PAY-7)', async () => {
    await renderStrictly({ path: `/payment/${'x'.repeat(65)}`, as: 'anna', worldOptions: inSpring });
    expect(await screen.findByText('Ezt a fizetést itt nem tudjuk ellenőrizni.')).toBeVisible();
  });

  it('ends a payment that the device knows as the member’s own, in whichever tab it returns (PAY-7)', async () => {
    const portal = await comeBack({ decision: 'pay', returnsIn: 'otherTab' });
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(1);
    expect(openPayment(readPayments(), portal.store.get())).toBeUndefined();
  });
});
