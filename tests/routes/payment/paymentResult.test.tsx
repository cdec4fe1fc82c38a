import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { contractsOf } from '../../../mocks/model/account/members';
import { setDirectDebit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import { paymentDrafts } from '../../../src/routes/payment/pay/payValues';
import { openPayment } from '../../../src/session/paymentSelectors';
import { readPayments } from '../../../src/session/paymentStore';
import { configureLinks } from '../../setup/configureLinks';
import { heading, renderStrictly } from '../../setup/renderPortal';
import { comeBack, type Visit } from './bankReturn';
import { grouped, inSpring } from './support';

describe('the result of a payment (PAY-8)', () => {
  it('that the bank has approved: ended once, told with its numbers, and its invoice offered once it is done', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) => void (world.state.settings.pollsUntilDone = 0),
    });
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
    const { auth } = portal.world.state.transactions[0]!;
    expect(screen.getByText(auth)).toBeVisible();
    expect(screen.getByText(portal.transaction)).toBeVisible();
    expect(screen.getByText(/^12\s400\sFt$/)).toBeVisible();
    expect(portal.store.get()).toMatchObject({
      transaction: undefined,
      endTransaction: { transaction: portal.transaction, auth },
    });
    expect(openPayment(readPayments(), portal.store.get())).toBeUndefined();

    expect(await screen.findByText('A számla elkészült.')).toBeVisible();
    expect(portal.sent('/getInvState')).toEqual([{ kr: '123456' }]);
    expect(await screen.findByText(/^SZ2026-\d+, 2026\.03\.10\.$/)).toBeVisible();
    const opened = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:szamla');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await portal.user.click(screen.getByRole('button', { name: 'Számla letöltése' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(opened.mock.calls[0]?.[0]).toMatchObject({ type: 'application/pdf' });
  });

  it('waits for the invoice while the service prepares it, a failed ask included (PAY-10)', async () => {
    await comeBack({
      decision: 'pay',
      prepare: (_store, world) => addFault(world, { call: '/getInvState', kind: '500' }),
    });
    // The message is inserted twice, for screen readers, so an element that was found may be gone.
    await waitFor(() => expect(screen.getByText('A számla készül.')).toBeVisible());
    await waitFor(() => expect(screen.getByText(/nem sikerült lekérdezni, de tovább próbáljuk/)).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Számla letöltése' })).not.toBeInTheDocument();
  });

  it('that the bank has declined: told once, and the same data for another try, until they are discarded (PAY-8, PAY-15)', async () => {
    const typed = {
      amount: '5000',
      method: 'A',
      szep: '',
      leisureOwn: true,
      leisureName: '',
      leisureAddress: {
        zip: '',
        city: '',
        street: '',
        streetType: '',
        house: '',
        staircase: '',
        floor: '',
        door: '',
        poBox: '',
        country: '',
      },
    };
    const portal = await comeBack({
      decision: 'decline',
      prepare: (store) => store.memberStorage.save(paymentDrafts.pending, typed),
    });
    expect(await screen.findByText('Sikertelen fizetés')).toBeVisible();
    expect(screen.getByText(/A befizetése nem érkezett meg/)).toBeVisible();
    expect(screen.queryByText('Sikeres fizetés')).not.toBeInTheDocument();
    expect(portal.sent('/getInvState')).toEqual([]);
    await portal.user.click(screen.getByRole('link', { name: 'Fizetés újra' }));
    expect(await screen.findByRole('textbox', { name: 'Befizetendő összeg' })).toHaveValue(grouped('5 000'));
    expect(screen.getByRole('radio', { name: 'SZÉP-kártya' })).toBeChecked();
    expect(screen.getByText('Visszaállítottuk, amit korábban beírt.')).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: 'Elvetem a beírtakat' }));
    expect(screen.getByRole('textbox', { name: 'Befizetendő összeg' })).toHaveValue(grouped('12 400'));
  });

  it('that the bank has declined offers another method too, with the amount kept (UX-5)', async () => {
    const typed = {
      amount: '5000',
      method: 'A',
      szep: '',
      leisureOwn: true,
      leisureName: '',
      leisureAddress: {
        zip: '',
        city: '',
        street: '',
        streetType: '',
        house: '',
        staircase: '',
        floor: '',
        door: '',
        poBox: '',
        country: '',
      },
    };
    const portal = await comeBack({
      decision: 'decline',
      prepare: (store) => store.memberStorage.save(paymentDrafts.pending, typed),
    });
    await portal.user.click(await screen.findByRole('link', { name: 'Másik fizetési mód' }));
    expect(await screen.findByRole('textbox', { name: 'Befizetendő összeg' })).toHaveValue(grouped('5 000'));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Bankkártya' })).toHaveFocus());
  });

  it.each<[string, Visit['decision'], string]>([
    ['a success', 'pay', 'Sikeres fizetés'],
    ['a failure', 'decline', 'Sikertelen fizetés'],
  ])('is the same after a reload, without another call: %s (FLT-5)', async (_what, decision, title) => {
    const portal = await comeBack({ decision });
    await screen.findByText(title);
    await act(() => portal.go('/payment/directdebit'));
    await heading('Csoportos beszedés');
    await act(() => portal.go(portal.resultPath));
    expect(await screen.findByText(title)).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(1);
  });

  it('is none for a transaction that this session did not begin: no call, no success, a way on (PAY-7, FLT-5)', async () => {
    const portal = await renderStrictly({ path: '/payment/T99999990009', as: 'anna', worldOptions: inSpring });
    expect(await screen.findByText(/Nem találunk itt ellenőrizhető fizetést/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vissza a befizetésekhez' })).toHaveAttribute('href', '/payment');
    expect(portal.sent('/endTransaction')).toEqual([]);
  });

  it('tells why the bank declined (PAY-7, PAY-8)', async () => {
    const portal = await comeBack({ decision: 'decline', reason: 'NINCS_FEDEZET' });
    expect(await screen.findByText(/NINCS_FEDEZET/)).toBeVisible();
    expect(portal.store.get().endTransaction).toMatchObject({ auth: '', paid: false, codes: ['NINCS_FEDEZET'] });
  });

  it('asks the head data anew once it is paid: the card may work again (PAY-8)', async () => {
    const portal = await comeBack({ decision: 'pay' });
    await screen.findByText('Sikeres fizetés');
    await waitFor(() => expect(portal.sent('/getHeadData').length).toBeGreaterThan(1));
  });

  it.each([
    ['once the service says so', 1, 1],
    ['not of a card that the service keeps blocked', 2, 0],
  ])('says that a blocked card is active again: %s (UX-7, UX-8)', async (_when, cardStatus, times) => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (store, world) => {
        for (const contract of contractsOf(world, '123456')) contract.cardStatus = cardStatus;
        const { currentUser } = store.get();
        if (currentUser !== undefined) store.update({ currentUser: { ...currentUser, cardStatus: 2 } });
      },
    });
    await screen.findByText('Sikeres fizetés');
    await waitFor(() => expect(portal.sent('/getHeadData').length).toBeGreaterThan(1));
    await waitFor(() => expect(screen.queryAllByText('A kártyája újra aktív.')).toHaveLength(times));
  });

  it('of a card that was active says nothing about it (UX-8)', async () => {
    const portal = await comeBack({ decision: 'pay' });
    await screen.findByText('Sikeres fizetés');
    await waitFor(() => expect(portal.sent('/getHeadData').length).toBeGreaterThan(1));
    expect(screen.queryByText('A kártyája újra aktív.')).not.toBeInTheDocument();
  });

  it.each([null, undefined, ''])(
    'is a failed payment when the bank gives no authorisation: %s (PAY-7, PAY-8)',
    async (auth) => {
      const portal = await comeBack({
        decision: 'pay',
        prepare: (_store, world) =>
          addFault(world, { call: '/endTransaction', kind: 'fields', fields: { auth }, times: 1 }),
      });
      expect(await screen.findByText('Sikertelen fizetés')).toBeVisible();
      expect(screen.queryByText('Sikeres fizetés')).not.toBeInTheDocument();
      expect(portal.store.get()).toMatchObject({ transaction: undefined, endTransaction: { auth: '' } });
    },
  );

  it.each<Visit['decision']>(['pay', 'decline', undefined])(
    'has the purchase information under it, whatever the end (%s) (PAY-11)',
    async (decision) => {
      configureLinks({ purchaseInfo: 'https://club.example/vasarlas' });
      await comeBack({ decision });
      const links = await screen.findByRole('list', { name: 'Vásárlási tudnivalók' });
      expect(within(links).getByRole('link', { name: /Vásárlási tájékoztató/ })).toHaveAttribute(
        'href',
        'https://club.example/vasarlas',
      );
    },
  );

  it('can be asked for again when the first ask failed (PAY-7)', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) =>
        addFault(world, { call: '/endTransaction', kind: 'code', code: 'PAYING_DISABLED', times: 1 }),
    });
    await portal.user.click(await screen.findByRole('button', { name: 'Ellenőrzés újra' }));
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(2);
  });

  it('is kept even if the member has left the page before it came', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'slow', delay: 100, times: 1 }),
    });
    await act(() => portal.go('/payment/directdebit'));
    await waitFor(() => expect(portal.store.get().endTransaction?.auth).toMatch(/^\d+$/));
    expect(portal.store.get().transaction).toBeUndefined();
    expect(portal.path()).toBe('/payment/directdebit');
  });
});

describe('a payment that the bank authorised and the service books later (PAY-12, PAY-15)', { tags: ['wide'] }, () => {
  const hold = /A bankja jóváhagyta a 12\s400\sFt befizetését\./;

  it.each(['/payment', '/payment/directdebit'])(
    'is not offered again on %s, until the debits show it',
    async (path) => {
      const portal = await comeBack({
        decision: 'pay',
        bookingSeconds: 600,
        prepare: (_store, world) =>
          void setDirectDebit(world, personaAccount(world, 'anna'), '117730161111101800000000', 20_000),
      });
      await screen.findByText('Sikeres fizetés');
      await act(() => portal.go(path));
      expect(await screen.findByText(hold)).toBeVisible();
      expect(screen.getByText(`Tranzakció azonosítója: ${portal.transaction}`)).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Fizetés$|befizetése$/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('textbox', { name: 'Befizetendő összeg' })).not.toBeInTheDocument();

      portal.world.setClock(new Date(inSpring.now().getTime() + 601_000));
      // React Query's own clock: the debits of before are stale.
      const later = Date.now() + 601_000;
      vi.spyOn(Date, 'now').mockImplementation(() => later);
      await act(() => portal.go('/documents'));
      await act(() => portal.go('/payment'));
      expect(await screen.findByText('Most nincs esedékes díja.')).toBeVisible();
      expect(screen.queryByText(hold)).not.toBeInTheDocument();
      act(() => portal.store.end('loggedOut'));
      expect(Object.keys(window.localStorage).filter((key) => key.startsWith('cportal.payment'))).toEqual([]);
    },
  );

  it('is no longer claimed as due, on the payment page or the overview (UX-8)', async () => {
    const portal = await comeBack({ decision: 'pay', bookingSeconds: 600 });
    await screen.findByText('Sikeres fizetés');
    await act(() => portal.go('/payment'));
    await screen.findByText(hold);
    const figure = (name: string) => screen.getByText(name).closest('div');
    expect(figure('Most esedékes')).toHaveTextContent(/^Most esedékes0\sFt$/);
    expect(figure('Könyvelés alatt')).toHaveTextContent(/^Könyvelés alatt12\s400\sFt$/);

    await act(() => portal.go('/app'));
    expect(await screen.findByText(/^12\s400\sFt befizetését a bankja jóváhagyta, még könyveljük\.$/)).toBeVisible();
    expect(screen.getByText('Most nincs fizetendő díja.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Befizetések megnyitása' })).toHaveAttribute('href', '/payment');
    expect(screen.queryByText(/^Most fizetendő/)).not.toBeInTheDocument();
  });
});

describe('the return from the bank to a contract (PAY-7)', () => {
  it('that was paid keeps the result and goes on to the contract’s state', async () => {
    const portal = await comeBack({ decision: 'pay', contracting: true });
    await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
    expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
    expect(portal.store.get()).toMatchObject({
      transaction: undefined,
      endTransaction: { transaction: portal.transaction, paid: true, amount: 12_400 },
    });
    // The final page keeps step 8 once the service knows the payment (PAY-14).
    expect(portal.store.get().step).toBeUndefined();
    expect(portal.store.get().otpres).toBeUndefined();
  });

  it.each([
    ['the bank’s own reason', 'NINCS_FEDEZET', /NINCS_FEDEZET/],
    [
      'that it was declined, and the amount (UX-21)',
      'CARD_DECLINED',
      /A bankja elutasította a fizetést\.Összeg: 12\s400\sFt\./,
    ],
    ['otpTransactionError where it gives none', undefined, /Hiba történt az online kártyás fizetés közben/],
  ])('that failed tells %s', async (_what, reason, text) => {
    await comeBack({ decision: 'decline', contracting: true, reason });
    expect(await screen.findByRole('dialog', { name: 'Sikertelen fizetés' })).toHaveTextContent(text);
  });

  it('that failed goes back to step 7 and tells it once (PAY-9)', async () => {
    const portal = await comeBack({ decision: 'decline', contracting: true });
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.store.get()).toMatchObject({ step: 7, transaction: undefined, endTransaction: { auth: '' } });
    expect(await screen.findByRole('dialog', { name: 'Sikertelen fizetés' })).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: 'Bezárás' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Aktuális szerződés' })).toBeVisible();
    // Back to the bank's return address: the result is known, and is not told again.
    await act(() => portal.go(portal.resultPath));
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.sent('/endTransaction')).toHaveLength(1);
    expect(portal.store.get().otpres).toBeUndefined();
  });

  it.each(['/payment/callback', '/payment/callback/T99999990009'])(
    'without a matching transaction says so, without a call: %s',
    async (path) => {
      const portal = await renderStrictly({
        path,
        as: 'anna',
        worldOptions: inSpring,
        prepare: (store) => store.update({ transaction: 'T1' }),
      });
      expect(await screen.findByText(/Nem találunk itt ellenőrizhető fizetést/)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Vissza a szerződéskötéshez' })).toHaveAttribute('href', '/contracting');
      expect(portal.sent('/endTransaction')).toEqual([]);
      expect(portal.store.get().transaction).toBe('T1');
    },
  );

  it('whose end could not be learnt stays for another try', async () => {
    const portal = await comeBack({
      decision: 'pay',
      contracting: true,
      prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'offline', times: 1 }),
    });
    expect(await screen.findByText(/Hiba történt az online kártyás fizetés közben/)).toBeVisible();
    expect(portal.store.get().transaction).toBe(portal.transaction);
    await portal.user.click(screen.getByRole('button', { name: 'Ellenőrzés újra' }));
    await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
  });
});
