import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { loadSettings } from '~/http/loadSettings';
import { onFailure } from '~/http/serviceError';
import { readPayments } from '~/session/paymentStore';

import { supportLinkFor } from '../../../mocks/control';
import { addFault } from '../../../mocks/faults';
import { configure, testSettings } from '../../setup/configure';
import { holdReply } from '../../setup/holdReply';
import { noteDepartures } from '../../setup/navigation';
import { addPayment, openPaymentOf, paidResult } from '../../setup/payments';
import type { PortalVisit } from '../../setup/renderPortal';
import {
  amountField,
  answer,
  debitActive,
  dialog,
  failing,
  grouped,
  inSpring,
  openInSpring,
  payButton,
} from './support';

const left = noteDepartures();
const openTitle = 'Megkezdett egy fizetést, az eredménye még nem ismert.';
const question = 'Folytatja a fizetést?';

const open = (prepare?: PortalVisit['prepare'], more: Partial<PortalVisit> = {}) =>
  openInSpring('/payment', 'anna', { prepare, ...more });
const opened = ({ sent }: Awaited<ReturnType<typeof open>>): number => sent('/startTransaction').length;

/** The browser takes the page out of its back-forward cache (FLT-5). */
const back = (): void => {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
};

const approved: NonNullable<PortalVisit['prepare']> = (store) => {
  addPayment(store, 'T7', { amount: 5_000, result: paidResult });
};
const supported: NonNullable<PortalVisit['prepare']> = (store, world) => {
  supportLinkFor(world, 'anna');
  store.update({ support: true });
};

it('Pay opens one transaction, keeps it and goes to the bank, whatever is pressed how often; Back shows it as open (PAY-5, PAY-6, FLT-4, FLT-5)', async () => {
  const portal = await open();
  const pay = await payButton();
  await portal.user.dblClick(pay);
  await portal.user.type(await amountField(), '{Enter}');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const order = { contracting: false, amount: 12_400, method: '4', label: 'Bankkártya', lang: 'hu', kr: '123456' };
  const url = `${window.location.origin}/payment`;
  expect(portal.sent('/startTransaction')).toEqual([{ ...order, url, fSajat: true, fPart: '', fCim: null }]);
  const id = portal.world.state.transactions[0]?.id;
  expect(portal.store.get().transaction).toBe(id);
  expect(left.mock.calls[0]?.[0]).toContain(id);
  // While the browser is on its way the page stays as it is, and busy.
  expect(pay).toBeDisabled();
  expect(screen.queryByText(openTitle)).not.toBeInTheDocument();

  act(back);
  expect(await screen.findByText(openTitle)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  await portal.user.click(screen.getByRole('button', { name: 'Új fizetés indítása' }));
  await answer(portal, 'Új fizetést indít?', 'Mégse');
  expect(screen.getByText(openTitle)).toBeVisible();
  await portal.user.click(screen.getByRole('button', { name: 'Új fizetés indítása' }));
  await answer(portal, 'Új fizetést indít?', 'Igen, új fizetést indítok');
  await portal.user.click(await payButton());
  await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
  expect(opened(portal)).toBe(2);
});

it('Pay opens one transaction where a second press comes before the first is rendered (PAY-6, FLT-4)', async () => {
  const portal = await open();
  const pay = await payButton();
  act(() => {
    pay.click();
    pay.click();
  });
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(portal.world.state.transactions).toHaveLength(1);
});

it('Pay sends the page’s language and the method’s name in it (PAY-5)', async () => {
  const portal = await open(undefined, { language: 'en' });
  await portal.user.click(await screen.findByRole('radio', { name: /gift/i }));
  await portal.user.click(screen.getByRole('button', { name: 'Pay' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(portal.sent('/startTransaction')).toMatchObject([{ method: '4', lang: 'en', label: 'Gift card' }]);
});

it('a start that is refused says why, keeps the form, and may be tried again (PAY-11)', async () => {
  const text = /Az online fizetés rendszerfrissítés miatt/;
  const portal = await open(failing('/startTransaction', { kind: 'code', code: 'PAYING_DISABLED', times: 1 }));
  await portal.user.click(await payButton());
  expect(await screen.findByText(text)).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  expect(portal.store.get().transaction).toBeUndefined();
  await portal.user.click(await payButton());
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it('a start whose reply is lost isn’t repeated by itself, and what was typed stays (FLT-4)', async () => {
  const portal = await open(failing('/startTransaction', { kind: 'lost', times: 1 }));
  await portal.user.clear(await amountField());
  await portal.user.type(await amountField(), '5000');
  await portal.user.click(await payButton());
  expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
  expect(opened(portal)).toBe(1);
  expect(left).not.toHaveBeenCalled();
  expect(portal.store.get().transaction).toBeUndefined();
  expect(await payButton()).toBeEnabled();
  expect(await amountField()).toHaveValue(grouped('5 000'));
});

it('Pay follows no untrusted bank address, and leaves no payment open (PAY-5, SEC-3)', async () => {
  const bankUrl = 'https://evil.example/bank?t={transaction}';
  const portal = await open(undefined, { worldOptions: { ...inSpring, bankUrl } });
  await portal.user.click(await payButton());
  expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  expect(portal.store.get().transaction).toBeUndefined();
  expect(openPaymentOf(portal.store)).toBeUndefined();
});

it('Pay leads nobody to the bank who has left the page meanwhile (FLT-3)', async () => {
  const portal = await open();
  let reply: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    portal.server.use(
      http.post('*/startTransaction', async () => {
        resolve();
        await new Promise<void>((later) => (reply = later));
        return HttpResponse.json({ status: 'OK', transaction: 'T1', url: `${window.location.origin}/bank` });
      }),
    );
  });
  await portal.user.click(await payButton());
  await asked;
  await act(() => portal.go('/payment/directdebit'));
  await screen.findByRole('heading', { level: 1, name: 'Csoportos beszedés' });
  act(() => reply());
  await waitFor(() => expect(openPaymentOf(portal.store)).toBeUndefined());
  expect(left).not.toHaveBeenCalled();
});

it.each<[string, (portal: Awaited<ReturnType<typeof open>>) => void]>([
  ['another tab has started one for the same thing since', ({ store }) => addPayment(store, '?other')],
  ['the device lost its mark', () => window.localStorage.removeItem('cportal.payment')],
  ['it took more than a minute', ({ world }) => world.setClock(new Date(inSpring.now().getTime() + 60_000))],
])(
  'a tab that slept while it started a payment leads nobody to the bank where %s (PAY-13)',
  async (_what, happenMeanwhile) => {
    const portal = await open();
    const pay = await payButton();
    const letGo = holdReply(portal.server, '/startTransaction');
    await portal.user.click(pay);
    await waitFor(() => expect(readPayments()).toHaveLength(1));
    happenMeanwhile(portal);
    letGo();
    await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy'));
    expect(left).not.toHaveBeenCalled();
    expect(portal.store.get().transaction).toBeUndefined();
  },
);

it('starting anew gives up what is due alone, not a contract’s open payment (PAY-6, PAY-13)', async () => {
  const portal = await open((store) => {
    addPayment(store, 'T1', { contractKey: '1-2-3' });
    addPayment(store, 'T2');
  });
  await portal.user.click(await screen.findByRole('button', { name: 'Új fizetés indítása' }));
  await answer(portal, 'Új fizetést indít?', 'Igen, új fizetést indítok');
  expect(await payButton()).toBeEnabled();
  expect(openPaymentOf(portal.store)).toBeUndefined();
  expect(openPaymentOf(portal.store, '1-2-3')?.transaction).toBe('T1');
});

it('a sum that was paid in another tab is asked for anew where the browser takes the page out of its cache (PAY-13, FLT-5)', async () => {
  const portal = await open();
  await portal.user.click(await payButton());
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const records = JSON.parse(window.localStorage.getItem('cportal.payment')!) as object[];
  window.localStorage.setItem(
    'cportal.payment',
    JSON.stringify(records.map((one) => ({ ...one, result: paidResult }))),
  );
  addFault(portal.world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit: 0, allDebit: 0 } });
  act(back);
  expect(await screen.findByText('A 2026. évre most nincs esedékes díja.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
  expect(screen.queryByText(openTitle)).not.toBeInTheDocument();
});

it('Pay starts nothing where every storage refuses, and says why (PAY-5)', async () => {
  const portal = await open();
  const pay = await payButton();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  await portal.user.click(pay);
  await waitFor(() => expect(pay).toHaveAccessibleDescription(/mert nem enged adatot tárolni/));
  expect(opened(portal)).toBe(0);
});

it('Pay says a technical error where the settings can’t be read, which is none of the portal’s own code, and reads them again (OPS-1, OPS-5)', async () => {
  const portal = await open();
  const pay = await payButton();
  onTestFinished(() => void vi.unstubAllGlobals());
  const answers = [new Response('', { status: 429 }), new Response('', { status: 429 })];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift() ?? Response.json(testSettings)));
  await expect(loadSettings()).rejects.toThrow();
  const failures: unknown[] = [];
  onTestFinished(onFailure((error) => failures.push(error)));
  await portal.user.click(pay);
  expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
  expect(failures).toMatchObject([{ kind: 'technical', network: true }]);
  expect(opened(portal)).toBe(0);
  await portal.user.click(pay);
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
});

it('Pay is off, and says so, where the settings name no bank (OPS-1)', async () => {
  configure({ allowedOrigins: [] });
  await open();
  const pay = await payButton();
  expect(pay).toBeDisabled();
  expect(pay).toHaveAccessibleDescription('Az online fizetés itt most nem érhető el.');
});

it.each<[string, NonNullable<PortalVisit['prepare']>, RegExp[], RegExp]>([
  [
    'a mandate that is on',
    debitActive,
    [/^A csoportos beszedés aktív\.$/, /^Ha van aktív felhatalmazása/],
    /^Igen, fizetek$/,
  ],
  [
    'a payment approved within three days',
    approved,
    [/^A fizetését jóváhagyták: 5\s000\sFt\.$/, /^T7$/, /^2026\.03\.10\.\s10:00$/],
    /^Igen, fizetek$/,
  ],
  ['a support session', supported, [/Kovács Anna \(123456\)/], /^12\s400\sFt fizetése Anna nevében$/],
  [
    'all of these',
    async (store, world) => {
      for (const prepare of [debitActive, approved, supported]) await prepare(store, world);
    },
    [/^A csoportos beszedés aktív/, /jóváhagyták/, /Kovács Anna/],
    /nevében$/,
  ],
])(
  'one question comes before a payment because of %s: it names reasons, sum and method, and a no leaves everything as it is (PAY-6, PAY-8, SES-12, UX-15)',
  async (_why, prepare, reasons, yes) => {
    const portal = await open(prepare);
    await portal.user.click(await payButton());
    const asked = await dialog(question);
    for (const reason of reasons) expect(asked.getAllByText(reason)[0]).toBeVisible();
    expect(asked.getByText('Befizetendő összeg').nextElementSibling).toHaveTextContent('12 400 Ft');
    expect(asked.getByText('Fizetési mód').nextElementSibling).toHaveTextContent('Bankkártya');
    await answer(portal, question, 'Mégse');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opened(portal)).toBe(0);
    await portal.user.click(await payButton());
    await answer(portal, question, yes);
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(opened(portal)).toBe(1);
  },
);
