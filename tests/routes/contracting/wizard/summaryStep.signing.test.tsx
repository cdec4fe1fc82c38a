import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { readSignedAccount } from '~/features/contract/signedAccount';

import { setOverpayment, signInAs } from '../../../../mocks/control';
import { addFault } from '../../../../mocks/faults';
import type { Fault } from '../../../../mocks/state';
import { noteDepartures } from '../../../setup/navigation';
import { failedResult } from '../../../setup/payments';
import { heading } from '../../../setup/renderPortal';
import { isTicked, openSigned, openSummary, sign } from './summary';
import { account, debit, fees, holdCall, home, part, plain, terms, type Contracting } from './support';

const left = noteDepartures();

it('step 7 pays: signs what is shown, opens one transaction, and goes to the bank, however often it is pressed (WIZ-15, PAY-5, PAY-6)', async () => {
  const { user, accept, sent, store, process } = await openSummary();
  await accept();
  await user.dblClick(screen.getByRole('button', { name: 'Fizetés' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(sent('/submit-7')).toEqual([{ key: process.key, ledger: { fees, method: '4' } }]);
  expect(sent('/startTransaction')).toEqual([
    {
      contracting: true,
      amount: 112_100,
      method: '4',
      label: 'Bankkártya',
      lang: 'hu',
      url: `${window.location.origin}/payment/callback`,
      fSajat: true,
      fPart: '',
      fCim: null,
      kr: '',
    },
  ]);
  expect(left.mock.calls[0]?.[0]).toContain(store.get().transaction);
  expect(store.get().step).toBe(7);
});

it.each<[string, Partial<Contracting>, RegExp]>([
  ['Fizetés', {}, /^112\s100\sFt fizetése Béla nevében$/],
  ['Véglegesítés', debit, /^Szerződés véglegesítése Béla nevében$/],
])(
  'step 7 asks customer care, naming the member, before %s signs for them (SES-12, WIZ-15)',
  async (button, given, yes) => {
    const { accept, press, sent, store, user } = await openSummary(given);
    store.update({ support: true });
    await accept();
    await press(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Folytatja Nagy Béla nevében?' }));
    expect(dialog.getByRole('button', { name: yes })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Mégse' }));
    expect(sent('/submit-7')).toEqual([]);
    await press(button);
    await user.click(await screen.findByRole('button', { name: yes }));
    await waitFor(() => expect(sent('/submit-7')).toHaveLength(1));
  },
);

it('step 7 with nothing to pay finishes at once, and shows what remains of the overpayment (WIZ-13, WIZ-15)', async () => {
  const { accept, press, sent, path, process } = await openSummary({
    persona: 'ilona',
    type: 'U',
    change: (world) => setOverpayment(world, 'ilona', 500_000),
  });
  // 500 000 paid too much, 112 100 used.
  expect(part('Díjak')).toMatchObject({
    Túlfizetés: '−112 100 Ft',
    'Most fizetendő (9 hónap)': '0 Ft',
  });
  expect(screen.getAllByText('Megmaradó túlfizetés: 387 900 Ft', { normalizer: plain })).not.toEqual([]);
  await accept();
  await press('Véglegesítés');
  await waitFor(() => expect(path()).toBe('/contracting/sum'));
  expect(sent('/submit-7')).toEqual([{ key: process.key, ledger: { fees: { ...fees, fosszeg: 0 }, method: '4' } }]);
  expect(sent('/startTransaction')).toEqual([]);
});

it('step 7 stays, with what was ticked, where signing is refused, and tells it in a dialog (WIZ-3, WIZ-5, WIZ-15)', async () => {
  const { accept, press, world } = await openSummary();
  addFault(world, { call: '/submit-7', kind: 'code', code: 'ERROR.NO.DIJ', times: 1 });
  await accept();
  await press('Fizetés');
  const text = /Kezdje újra a megerősítő e‑mailben kapott hivatkozással/;
  expect(await screen.findByRole('dialog')).toHaveTextContent(text);
  await press('Bezárás');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(left).not.toHaveBeenCalled();
  expect(screen.getAllByRole('checkbox').every(isTicked)).toBe(true);
});

it('signing keeps for the final page how the card comes, as the tab remembers it where delivery is free (UX-6, WIZ-9)', async () => {
  const { store, process } = await sign('Véglegesítés', {
    saved: {
      ...debit.saved,
      terms: { ...terms, receipt: 'b' },
      delivery: { fee: 'none', addressee: '', address: home },
    },
    confirmed: { 4: { delivery: '2' } },
    change: ({ state }) => (state.settings.tariff = { dij1: 500, dij2: 0, dij3: 0, dij4: 0 }),
  });
  await waitFor(() =>
    expect(store.get().signedOrder).toEqual({
      contractKey: process.key,
      amount: 0,
      method: '3',
      receipt: 'b',
      delivery: 'courier',
      deliveryAddress: '1117 Budapest, Fő utca\u00A01.',
      validFrom: '2026-04-01',
      transferFrom: '2026-04-15',
      pack: 'M',
    }),
  );
  expect(readSignedAccount(store.memberStorage, process.key)).toBe(account.sent);
  expect(sessionStorage.getItem('cportal.drafts')).not.toContain(account.sent);
});

it.each([
  ['whose reply was lost', 'lost'],
  ['that never reached the service', 'offline'],
] as const)(
  'a payment isn’t begun before the OK of a signature %s: the error stands, the consents stay, and Pay signs again (PAY-12, SAY-2)',
  async (_what, kind) => {
    const { press, sent, path } = await sign('Fizetés', {}, { call: '/submit-7', kind, times: 1 });
    expect((await screen.findAllByText(/Technikai hiba történt/)).length).toBeGreaterThan(0);
    expect(path()).toBe('/contracting');
    expect(sent('/startTransaction')).toEqual([]);
    expect(screen.getAllByRole('checkbox', { hidden: true }).every(isTicked)).toBe(true);
    await press('Fizetés');
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(sent('/submit-7')).toHaveLength(2);
  },
);

it.each([{ status: 'DONE' }, { docState: true }, { paid: true }])(
  'a signature whose reply was lost leads to the final page where /get-8 says %o (PAY-12)',
  async (fields) => {
    const { path } = await sign('Véglegesítés', {
      ...debit,
      change: (world) => {
        addFault(world, { call: '/submit-7', kind: 'lost', times: 1 });
        addFault(world, { call: '/get-8', kind: 'fields', fields });
      },
    });
    await waitFor(() => expect(path()).toBe('/contracting/sum'));
  },
);

it('a signed contract whose payment can’t be reached says once that only the payment didn’t start (WIZ-15, UX-5)', async () => {
  const { press, sent } = await sign('Fizetés', {}, { call: '/startTransaction', kind: 'offline', times: 1 });
  const title = await screen.findByText('A fizetés nem indult el');
  expect(title.closest('[role="alert"]')).toHaveTextContent(/és Ön alá is írta: csak a fizetés van hátra/);
  expect(screen.getAllByText(/Technikai hiba történt.*Hivatkozási szám/)).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getAllByRole('checkbox').every(isTicked)).toBe(true);
  await press('Fizetés');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(screen.queryByText('A fizetés nem indult el')).not.toBeInTheDocument();
  expect(sent('/startTransaction')).toHaveLength(2);
  expect(sent('/submit-7')).toHaveLength(1);
});

it('the codes beside the OK of a signature and of a start are shown where the page stays, those that nobody listed as they came (ERR-9)', async () => {
  const beside = (call: string, messages: string[]): Fault => ({
    call,
    kind: 'fields',
    fields: { messages },
    times: 1,
  });
  const { press, world } = await sign('Fizetés', {
    change: (made) => {
      addFault(made, beside('/submit-7', ['SIGNED_NEW']));
      addFault(made, { call: '/startTransaction', kind: 'offline', times: 1 });
    },
  });
  expect(await screen.findByText('Kód: SIGNED_NEW')).toBeVisible();
  expect(screen.getAllByText(/Technikai hiba/)).toHaveLength(1);
  addFault(world, beside('/startTransaction', ['STARTED_NEW', 'HAS_DEBT']));
  await press('Fizetés');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await screen.findByText('Kód: STARTED_NEW')).toBeVisible();
  expect(screen.queryByText('Kód: SIGNED_NEW')).not.toBeInTheDocument();
  expect(screen.queryByText(/Technikai hiba/)).not.toBeInTheDocument();
});

it('a signed contract whose payment can’t be reached is signed once, after a reload too, and anew once something was changed (WIZ-15)', async () => {
  const { user, press, sent, world, store, process, goOn } = await sign(
    'Fizetés',
    {},
    { call: '/startTransaction', kind: 'offline', times: 2 },
  );
  await screen.findByText('A fizetés nem indult el');
  // The page is opened again.
  act(() => store.update({ contractKey: undefined }));
  act(() => store.update({ contractKey: process.key }));
  await press('Fizetés');
  await screen.findByText('A fizetés nem indult el');
  expect(sent('/submit-7')).toHaveLength(1);
  await goOn('Fizetési mód', 'Módosítás: Fizetési mód');
  await user.click(screen.getByRole('radio', { name: 'Cafeteriakártya' }));
  await goOn('Összegzés és fizetés');
  await press('Fizetés');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(sent('/submit-7')).toHaveLength(2);
  expect(world.state.transactions.map(({ method }) => method)).toEqual(['15']);
});

it('a signed contract whose payment can’t be reached isn’t signed again after another payment has ended meanwhile (WIZ-15)', async () => {
  const { press, sent, store } = await sign('Fizetés', {}, { call: '/startTransaction', kind: 'offline', times: 1 });
  await screen.findByText('A fizetés nem indult el');
  act(() => store.update({ endTransaction: { transaction: 'T9', amount: 5_000, result: failedResult } }));
  await press('Fizetés');
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(sent('/submit-7')).toHaveLength(1);
});

it('a contract whose session ended while it was signed leads to the final page once /get-8 says that it is ready (PAY-12)', async () => {
  const { user, path, world } = await openSigned('preparing', debit);
  const retry = await screen.findByRole('button', { name: 'Újrapróbálom' });
  expect(path()).toBe('/contracting');
  addFault(world, { call: '/get-8', kind: 'fields', fields: { docState: true } });
  await user.click(retry);
  await waitFor(() => expect(path()).toBe('/contracting/sum'));
});

it('what was ordered stays out of another member’s session, where the signature’s reply comes after their sign-in (SEC-6, UX-6)', async () => {
  const { accept, press, sent, server, store, world } = await openSummary();
  await accept();
  const { answer, isSent } = holdCall(server, '/submit-7');
  await press('Fizetés');
  await isSent;
  act(() => {
    store.end('loggedOut');
    store.signIn(signInAs(world, 'anna'));
  });
  answer();
  await waitFor(() => expect(sent('/submit-7')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(store.get().signedOrder).toBeUndefined();
});

it('a signature whose reply comes after another contract was begun leaves what the tab remembers of that one, and starts no payment (FLT-3, WIZ-2)', async () => {
  const { accept, press, go, sent, server, store, process } = await openSummary();
  await accept();
  const { answer, isSent } = holdCall(server, '/submit-7');
  await press('Fizetés');
  await isSent;
  await go('/app');
  await heading('Áttekintés');
  const wizard = { key: '9-9-9', pending: 4, activator: 'link' };
  act(() => store.update({ contractKey: wizard.key, step: 4, wizard }));
  answer();
  await waitFor(() => expect(store.get().signedOrder?.contractKey).toBe(process.key));
  expect(store.get().wizard).toEqual(wizard);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent('/startTransaction')).toEqual([]);
});
