import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { holdReply } from '../../setup/holdReply';
import { addPayment, openPaymentOf } from '../../setup/payments';
import { heading } from '../../setup/renderPortal';
import { comeBack, fact, failing, grouped, openInSpring, telling, tellingSums, type Return } from './support';

it('an approved payment is ended once, in whichever tab it returns, and shown with its numbers, the invoice’s state and the sums of now (PAY-7, PAY-8, SAY-4, UX-6)', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const prepare: Return['prepare'] = (_store, world) => void (world.state.settings.pollsUntilDone = 0);
  const portal = await comeBack({ decision: 'pay', returnsIn: 'otherTab', prepare });
  expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
  expect(await fact('Banki engedélyszám')).toHaveTextContent(portal.world.state.transactions[0]!.auth);
  expect(await fact('Tranzakció')).toHaveTextContent(portal.transaction);
  expect(await fact('A fizetés összege')).toHaveTextContent('12 400 Ft');
  expect(await fact('Itt ellenőrizve')).toHaveTextContent('2026.03.10. 10:00');
  expect(openPaymentOf(portal.store)).toBeUndefined();
  expect(await screen.findByText('A rendszer szerint a számla elkészült.')).toBeVisible();
  const invoices = within(screen.getByRole('main')).getByRole('link', { name: 'Számlák' });
  expect(invoices).toHaveAttribute('href', '/invoices');
  expect(portal.sent('/listInvoices')).toEqual([]);
  expect(await fact('2026 végéig összesen')).toHaveTextContent('111 600 Ft');
  expect(screen.getByText('Ha most fizetett, lehet, hogy az összegekben ez még nem látszik.')).toBeVisible();
  await portal.user.click(await screen.findByRole('button', { name: 'Nyomtatás' }));
  expect(print).toHaveBeenCalledOnce();
});

it('the result page says nothing of the invoice that the service doesn’t say (SAY-1, PAY-10)', async () => {
  await comeBack({ decision: 'pay', prepare: failing('/getInvState', { kind: '500' }) });
  expect(await screen.findByText(/nem sikerült lekérdezni, de tovább próbálkozunk/)).toBeVisible();
  expect(screen.queryByText(/A rendszer |Figyeljük/)).not.toBeInTheDocument();
});

it.each([
  ['OK', 'Figyeljük, elkészült-e a számla.', 0],
  ['DONE', 'A rendszer szerint a számla elkészült.', 0],
  ['PREPARING', 'A rendszer jelzése: „PREPARING”', 1],
])(
  'the result page tells the invoice’s state %s as “%s”, with its codes where it is neither OK nor done (PAY-8, SAY-2, ERR-1, ERR-9)',
  async (status, text, codes) => {
    await comeBack({ decision: 'pay', prepare: telling('/getInvState', { status, messages: ['HAS_DEBT', 'HINT'] }) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByText('Lejárt tartozása van: a kártyája korlátozott marad.')).toHaveLength(codes);
    expect(screen.queryAllByText('Kód: HINT')).toHaveLength(codes);
  },
);

it('the end of a payment drops the sums of before, asks them and the head data anew, and once more when the invoice is done (PAY-8)', async () => {
  const portal = await comeBack({
    decision: 'pay',
    path: '/payment',
    prepare: (store, world) => {
      store.update({ transaction: undefined });
      world.state.settings.pollsUntilDone = 0;
    },
  });
  await fact('2026 végéig összesen');
  const letGo = holdReply(portal.server, '/getAmounts');
  await portal.user.click(await screen.findByRole('button', { name: 'Fizetés ellenőrzése' }));
  await screen.findByText('Sikeres fizetés');
  expect(screen.queryByText('2026 végéig összesen')).not.toBeInTheDocument();
  letGo();
  expect(await fact('2026 végéig összesen')).toHaveTextContent('111 600 Ft');
  await screen.findByText('A rendszer szerint a számla elkészült.');
  await waitFor(() => expect(portal.sent('/getHeadData').length).toBeGreaterThan(2));
});

it('an approved payment is named at the button of the payments page, after another sign-in, too, and hides no sum (PAY-8, SAY-4)', async () => {
  const portal = await comeBack({ decision: 'pay', prepare: tellingSums(12_400, 124_000) });
  await screen.findByText('Sikeres fizetés');
  await act(() => portal.go('/payment'));
  expect(await screen.findByText(/^A fizetését jóváhagyták: 12\s400\sFt\.$/)).toBeVisible();
  expect(screen.getByText(portal.transaction)).toBeVisible();
  expect(await fact('Most esedékes (2026)')).toHaveTextContent('12 400 Ft');
  expect(screen.getByRole('textbox', { name: 'Befizetendő összeg' })).toHaveValue(grouped('12 400'));
  const { token = '', currentUser } = portal.store.get();
  act(() => portal.store.end('loggedOut'));
  act(() => void portal.store.signIn({ token, user: currentUser! }));
  await act(() => portal.go('/payment'));
  expect(await screen.findByText(/^A fizetését jóváhagyták: 12\s400\sFt\.$/)).toBeVisible();
});

it('an approved payment is shown with the codes beside the answer, those that nobody listed as they came (ERR-9)', async () => {
  await comeBack({ decision: 'pay', prepare: telling('/endTransaction', { messages: ['HAS_DEBT', '00'] }) });
  expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  expect(screen.getByText('Lejárt tartozása van: a kártyája korlátozott marad.')).toBeVisible();
  expect(screen.getByText('Kód: 00')).toBeVisible();
});

it.each([
  ['pay', 'Sikeres fizetés'],
  ['decline', 'A fizetés nem sikerült.'],
] as const)(
  'the result page shows how a payment ended again after a reload, without another call: %s (PAY-7, FLT-5)',
  async (decision, title) => {
    const portal = await comeBack({ decision });
    await screen.findByText(title);
    await act(() => portal.go('/documents'));
    await heading('Dokumentumok');
    await act(() => portal.go(portal.resultPath));
    expect(await screen.findByText(title)).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(1);
  },
);

it.each([
  ['T99999990009', 'Ezt a fizetést (T99999990009) itt nem tudjuk ellenőrizni.'],
  ['x'.repeat(65), 'Ezt a fizetést itt nem tudjuk ellenőrizni.'],
])(
  'the result page says of %s, which nobody here began, what to do, without a call (PAY-7, FLT-5)',
  async (transaction, text) => {
    const portal = await openInSpring(`/payment/${transaction}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(/^Ha a bankja jóváhagyta, ne fizessen újra: nyissa meg a portált ott/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vissza a befizetéshez' })).toHaveAttribute('href', '/payment');
    expect(portal.sent('/endTransaction')).toEqual([]);
  },
);

it('the result page leads a contract’s transaction to the contract’s return page (PAY-7, PAY-8)', async () => {
  const portal = await openInSpring('/payment/T1', 'anna', {
    prepare: (store, world) => {
      addPayment(store, 'T1', { contractKey: '1-2-3' });
      addFault(world, { call: '/get-8', kind: '500' });
    },
  });
  await waitFor(() => expect(portal.path()).toBe('/payment/callback/T1'));
});
