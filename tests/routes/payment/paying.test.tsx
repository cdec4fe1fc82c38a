import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { supportLinkFor } from '../../../mocks/control';
import { addFault } from '../../../mocks/faults';
import { setDirectDebit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import { recordEnd } from '../../../src/features/paying/settlePayment';
import { recordStart } from '../../../src/features/paying/startPayment';
import { openPayment } from '../../../src/session/paymentSelectors';
import { readPayments } from '../../../src/session/paymentStore';
import { itEach } from '../../setup/itEach';
import { noteDepartures } from '../../setup/navigation';
import { renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { account, amountField, comeBack, dialog, grouped, inSpring, payButton, started } from './support';

const left = noteDepartures();

const openPayments = (more: Partial<PortalVisit> = {}) =>
  renderPortal({ path: '/payment', as: 'anna', worldOptions: inSpring, ...more });

const openPaymentTitle = 'Megkezdett egy fizetést, az eredménye még nem ismert.';

describe('paying', () => {
  it('opens one transaction, keeps it in the session and goes to the bank, whatever is pressed how often (PAY-5, PAY-6, FLT-4)', async () => {
    const portal = await openPayments();
    const pay = await payButton();
    await portal.user.dblClick(pay);
    await portal.user.type(await amountField(), '{Enter}');
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(portal.sent('/startTransaction')).toEqual([
      {
        contracting: false,
        amount: 12_400,
        method: '4',
        label: 'Bankkártya',
        lang: 'hu',
        url: `${window.location.origin}/payment`,
        fSajat: true,
        fPart: '',
        fCim: null,
        kr: '123456',
      },
    ]);
    const id = portal.world.state.transactions[0]?.id;
    expect(portal.store.get().transaction).toBe(id);
    expect(left.mock.calls[0]?.[0]).toContain(id);
    // While the browser is on its way the page stays as it is, and busy.
    expect(pay).toBeDisabled();
    expect(screen.queryByText(openPaymentTitle)).not.toBeInTheDocument();
  });

  it('opens one transaction for two presses in the same moment (PAY-6, FLT-4)', async () => {
    const portal = await openPayments();
    const pay = await payButton();
    // Before React renders the first one.
    act(() => {
      pay.click();
      pay.click();
    });
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(started(portal)).toBe(1);
    expect(portal.world.state.transactions).toHaveLength(1);
  });

  it('sends the page’s language and the method’s name in it (PAY-5)', async () => {
    const portal = await openPayments({ language: 'en' });
    await portal.user.click(await screen.findByRole('radio', { name: /gift/i }));
    await portal.user.click(screen.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(portal.sent('/startTransaction')).toEqual([
      expect.objectContaining({
        method: '4',
        lang: 'en',
        label: screen.getByRole('radio', { name: /gift/i }).closest('label')?.textContent,
      }),
    ]);
  });

  it('with another’s leisure card sends its owner, who is remembered (PAY-4)', { tags: ['wide'] }, async () => {
    const portal = await openPayments();
    const { user } = portal;
    await user.click(await screen.findByRole('radio', { name: 'SZÉP-kártya' }));
    await user.click(screen.getByRole('checkbox', { name: 'A kártya a saját nevemre szól' }));
    const fill = async (name: string, text: string): Promise<void> => {
      await user.click(screen.getByRole('textbox', { name }));
      await user.paste(text);
    };
    await fill('Kártyabirtokos neve', 'Kiss Éva');
    await fill('Irányítószám', '1117');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Település' })).toHaveValue('Budapest'));
    await fill('Közterület neve', 'Fő');
    await user.click(screen.getByRole('combobox', { name: /Közterület jellege/ }));
    await user.click(await screen.findByRole('option', { name: 'utca' }));
    await fill('Házszám', '1');
    await user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(portal.sent('/startTransaction')).toEqual([
      expect.objectContaining({
        method: 'A',
        fSajat: false,
        fPart: 'Kiss Éva',
        fCim: { irszam: '1117', varos: 'Budapest', utca: 'Fő', kterj: 'utca', hsz: '1', lh: '', em: '', aj: '' },
      }),
    ]);
    expect(portal.store.get().leisureOwner).toBe('Kiss Éva');
  });

  itEach([
    ['PAYING_DISABLED', /Az online fizetés rendszerfrissítés miatt/],
    ['HAS_DEBT', /Lejárt tartozása van: a kártyája korlátozott marad/],
  ])('that is refused with %s says so, keeps the form, and may be tried again (PAY-11)', async (code, text) => {
    const portal = await openPayments({
      prepare: (_store, world) => addFault(world, { call: '/startTransaction', kind: 'code', code, times: 1 }),
    });
    await portal.user.click(await payButton());
    expect(await screen.findByText(text)).toBeVisible();
    expect(left).not.toHaveBeenCalled();
    expect(portal.store.get().transaction).toBeUndefined();
    await portal.user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('whose reply is lost is not repeated by itself, and keeps what was typed (FLT-4)', async () => {
    const portal = await openPayments({
      prepare: (_store, world) => addFault(world, { call: '/startTransaction', kind: 'lost', times: 1 }),
    });
    const amount = await amountField();
    await portal.user.clear(amount);
    await portal.user.type(amount, '5000');
    await portal.user.click(await payButton());
    expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
    expect(started(portal)).toBe(1);
    expect(left).not.toHaveBeenCalled();
    expect(portal.store.get().transaction).toBeUndefined();
    expect(await payButton()).toBeEnabled();
    expect(amount).toHaveValue(grouped('5 000'));
  });

  it('follows no untrusted bank address, and leaves no payment open (PAY-5, SEC-3)', async () => {
    const portal = await openPayments({
      worldOptions: { ...inSpring, bankUrl: 'https://evil.example/bank?t={transaction}' },
    });
    await portal.user.click(await payButton());
    expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
    expect(left).not.toHaveBeenCalled();
    expect(portal.store.get().transaction).toBeUndefined();
    expect(openPayment(readPayments(), portal.store.get())).toBeUndefined();
  });

  it(
    'is not followed to the bank by somebody who has left the page meanwhile (FLT-3)',
    { tags: ['wide'] },
    async () => {
      const portal = await openPayments();
      let answer: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => {
        portal.server.use(
          http.post('*/startTransaction', async () => {
            resolve();
            await new Promise<void>((later) => (answer = later));
            return HttpResponse.json({ status: 'OK', transaction: 'T1', url: `${window.location.origin}/bank` });
          }),
        );
      });
      await portal.user.click(await payButton());
      await asked;
      await act(() => portal.go('/payment/directdebit'));
      await screen.findByRole('heading', { level: 1, name: 'Csoportos beszedés' });
      act(() => answer());
      await waitFor(() => expect(openPayment(readPayments(), portal.store.get())).toBeUndefined());
      await act(() => portal.go('/payment'));
      expect(await payButton()).toBeEnabled();
      expect(left).not.toHaveBeenCalled();
    },
  );

  it.each<[string, NonNullable<PortalVisit['prepare']>, RegExp[], RegExp]>([
    [
      'a mandate that is on',
      (_store, world) => void setDirectDebit(world, personaAccount(world, 'anna'), account, 20_000),
      [/^A csoportos beszedés aktív\.$/, /^Ha van aktív felhatalmazása/],
      /^Igen, fizetek$/,
    ],
    [
      'a payment approved in this session',
      (store) => {
        recordStart(store.get(), { transaction: 'T7', contracting: false, amount: 5_000 });
        recordEnd('T7', { paid: true, auth: '1', codes: [] });
      },
      [/^A fizetését jóváhagyták: 5\s000\sFt\.$/, /^T7$/, /^2026\.03\.10\.\s10:00$/],
      /^Igen, fizetek$/,
    ],
    [
      'a support session',
      (store, world) => {
        supportLinkFor(world, 'anna');
        store.update({ support: true });
      },
      [/Kovács Anna \(123456\)/, /12\s400\sFt/],
      /^12\s400\sFt fizetése Anna nevében$/,
    ],
  ])(
    'asks once because of %s, naming it; a no leaves everything as it is (PAY-6, PAY-8, SES-12)',
    async (_why, prepare, reasons, yes) => {
      const portal = await openPayments({ prepare });
      await portal.user.click(await payButton());
      const question = await dialog('Folytatja a fizetést?');
      for (const reason of reasons) expect(question.getAllByText(reason)[0]).toBeVisible();
      await portal.user.click(question.getByRole('button', { name: 'Mégse' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(started(portal)).toBe(0);
      await portal.user.click(await payButton());
      await portal.user.click((await dialog('Folytatja a fizetést?')).getByRole('button', { name: yes }));
      await waitFor(() => expect(left).toHaveBeenCalledOnce());
      expect(started(portal)).toBe(1);
    },
  );

  it('asks one question for all its reasons (PAY-6)', async () => {
    const portal = await openPayments({
      prepare: (store, world) => {
        setDirectDebit(world, personaAccount(world, 'anna'), account, 20_000);
        recordStart(store.get(), { transaction: 'T7', contracting: false, amount: 5_000 });
        recordEnd('T7', { paid: true, auth: '1', codes: [] });
        supportLinkFor(world, 'anna');
        store.update({ support: true });
      },
    });
    await portal.user.click(await payButton());
    const question = await dialog('Folytatja a fizetést?');
    for (const reason of [/^A csoportos beszedés aktív/, /jóváhagyták/, /Kovács Anna/])
      expect(question.getAllByText(reason)[0]).toBeVisible();
    await portal.user.click(question.getByRole('button', { name: /nevében$/ }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
  });
});

describe('an open payment', { tags: ['wide'] }, () => {
  it('is what Back from the bank shows, not a busy button; nothing starts until it is given up on purpose (PAY-6, FLT-5)', async () => {
    const portal = await openPayments();
    await portal.user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    act(comeBack);
    expect(await screen.findByText(openPaymentTitle)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();

    await portal.user.click(screen.getByRole('button', { name: 'Új fizetés indítása' }));
    const question = await dialog('Új fizetést indít?');
    await portal.user.click(question.getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(openPaymentTitle)).toBeVisible();

    await portal.user.click(screen.getByRole('button', { name: 'Új fizetés indítása' }));
    await portal.user.click(
      (await dialog('Új fizetést indít?')).getByRole('button', { name: 'Igen, új fizetést indítok' }),
    );
    await portal.user.click(await payButton());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
    expect(started(portal)).toBe(2);
  });

  it('is there after a reload, and can be checked (PAY-6)', async () => {
    const portal = await openPayments({ prepare: (store) => store.update({ transaction: 'T00000010001' }) });
    await portal.user.click(await screen.findByRole('button', { name: 'Fizetés ellenőrzése' }));
    await waitFor(() => expect(portal.path()).toBe('/payment/T00000010001'));
    expect(started(portal)).toBe(0);
  });

  it('of a contract is checked on the contract’s page (PAY-7)', async () => {
    const portal = await openPayments({
      prepare: (store, world) => {
        addFault(world, { call: '/endTransaction', kind: '500' });
        store.update({ transaction: 'T00000010001' });
        recordStart(store.get(), { transaction: 'T00000010001', contracting: true });
      },
    });
    await portal.user.click(await screen.findByRole('button', { name: 'Fizetés ellenőrzése' }));
    await waitFor(() => expect(portal.path()).toBe('/payment/callback/T00000010001'));
  });

  it('in another tab keeps this one from starting, until it has ended there (PAY-6)', async () => {
    const portal = await openPayments();
    await payButton();
    act(() => recordStart(portal.store.get(), { transaction: 'T00000010001', contracting: false }));
    const key = Object.keys(window.localStorage).find((name) => name.includes('payment'))!;
    expect(await screen.findByText(openPaymentTitle)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();

    act(() => {
      window.localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    });
    expect(await payButton()).toBeEnabled();
    expect(screen.queryByText(openPaymentTitle)).not.toBeInTheDocument();
  });

  it('names its amount and when it began, and to check it is the thing to do (UX-21)', async () => {
    await openPayments({
      prepare: (store) => {
        store.update({ transaction: 'T00000010001' });
        recordStart(store.get(), { transaction: 'T00000010001', contracting: false, amount: 5_000 });
      },
    });
    const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling;
    expect(await fact('Összeg')).toHaveTextContent('5 000 Ft');
    expect(await fact('Megkezdve')).toHaveTextContent('2026.03.10. 10:00');
    expect(await fact('Tranzakció')).toHaveTextContent('T00000010001');
    expect(screen.getByRole('button', { name: 'Fizetés ellenőrzése' })).toHaveClass('MuiButton-contained');
    expect(screen.getByRole('button', { name: 'Új fizetés indítása' })).toHaveClass('MuiButton-text');
  });

  it('that another tab has begun can be checked from here (PAY-6)', async () => {
    const portal = await openPayments({
      prepare: (store) => recordStart(store.get(), { transaction: 'T00000010001', contracting: false }),
    });
    await portal.user.click(await screen.findByRole('button', { name: 'Fizetés ellenőrzése' }));
    await waitFor(() => expect(portal.path()).toBe('/payment/T00000010001'));
    await waitFor(() => expect(portal.sent('/endTransaction')).toEqual([{ transaction: 'T00000010001' }]));
  });

  it('whose start never got its reply has nothing to check, but may be given up (PAY-6)', async () => {
    await openPayments({
      prepare: (store) => recordStart(store.get(), { transaction: '?1', contracting: false }),
    });
    await screen.findByText(openPaymentTitle);
    expect(screen.queryByRole('button', { name: 'Fizetés ellenőrzése' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Új fizetés indítása' })).toBeEnabled();
    // This tab may have begun it itself, before a reload.
    expect(screen.getByText(/^Ha nem tudja biztosan, levonták-e az összeget/)).toBeVisible();
  });
});

describe('a failed online payment of a contract', () => {
  it('is told in a dialog once, on the page where the member lands (PAY-9)', async () => {
    const portal = await openPayments({ prepare: (store) => store.update({ otpres: ['PAYMENT_FAILED'] }) });
    const told = await dialog('A fizetés nem sikerült.');
    expect(told.getByText(/^Ha nem tudja biztosan, levonták-e az összeget/)).toBeVisible();
    await portal.user.click(told.getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.store.get().otpres).toBeUndefined();
    await act(() => portal.go('/payment/directdebit'));
    await screen.findByRole('heading', { level: 1, name: 'Csoportos beszedés' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
