import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addFault } from '../../../mocks/faults';
import { decide, openTransaction } from '../../../mocks/model/transactions';
import { personaAccount } from '../../../mocks/personas';
import { openPaymentOf, markOpenPayment } from '../../../src/session/openPayment';
import { paymentDrafts } from '../../../src/routes/payment/payValues';
import { heading, renderStrictly, type PortalVisit } from '../../setup/renderPortal';
import { grouped, inSpring } from './support';
import { testWorld } from '../../setup/testWorld';

interface Visit extends Partial<PortalVisit> {
  /** What Anna did at the bank; nothing yet if not given. */
  decision?: 'pay' | 'decline';
  contracting?: boolean;
}

/** Anna was at the bank, and it sends her back: the session and the browser know of the transaction. */
const comeBack = async ({ decision, contracting = false, prepare, ...visit }: Visit) => {
  const { origin } = window.location;
  const world = testWorld({ ...inSpring, origin });
  const { id: accountId, kr } = personaAccount(world, 'anna');
  const returnUrl = origin + (contracting ? '/payment/callback' : '/payment');
  const { id } = openTransaction(world, { accountId, kr, contractKey: '', amount: 12_400, method: '4', label: 'Bankkártya', lang: 'hu', returnUrl });
  if (decision !== undefined) decide(world, id, decision);
  const path = `${contracting ? '/payment/callback' : '/payment'}/${id}`;
  const portal = await renderStrictly({
    path,
    as: 'anna',
    world,
    ...visit,
    prepare: async (store) => {
      store.update({ transaction: id });
      markOpenPayment(store.get(), id, contracting);
      await prepare?.(store, world);
    },
  });
  return { ...portal, transaction: id, resultPath: path };
};

describe('the result of a payment (PAY-8)', () => {
  it('that the bank has approved: ended once, told with its numbers, and its invoice offered once it is done', async () => {
    const portal = await comeBack({ decision: 'pay', prepare: (_store, world) => void (world.state.settings.pollsUntilDone = 0) });
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
    const { auth } = portal.world.state.transactions[0]!;
    expect(screen.getByText(auth)).toBeVisible();
    expect(screen.getByText(portal.transaction)).toBeVisible();
    expect(portal.store.get()).toMatchObject({ transaction: undefined, endTransaction: { transaction: portal.transaction, auth } });
    expect(openPaymentOf(portal.store.get())).toBeUndefined();

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
    await comeBack({ decision: 'pay', prepare: (_store, world) => addFault(world, { call: '/getInvState', kind: '500' }) });
    expect(await screen.findByText('A számla készül.')).toBeVisible();
    expect(await screen.findByText(/nem sikerült lekérdezni, de tovább próbáljuk/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Számla letöltése' })).not.toBeInTheDocument();
  });

  it('that the bank has declined: no money taken, and the same data for another try, until they are discarded (PAY-8, PAY-15)', async () => {
    const typed = { amount: '5000', method: 'A', szep: '', leisureOwn: true, leisureName: '', leisureAddress: { zip: '', city: '', street: '', streetType: '', house: '', staircase: '', floor: '', door: '', poBox: '', country: '' } };
    const portal = await comeBack({ decision: 'decline', prepare: (store) => store.drafts.save(paymentDrafts.pending, typed) });
    expect(await screen.findByText('A fizetés nem sikerült')).toBeVisible();
    expect(screen.getByText(/Pénzt nem vontunk le/)).toBeVisible();
    expect(screen.queryByText('Sikeres fizetés')).not.toBeInTheDocument();
    expect(portal.sent('/getInvState')).toEqual([]);
    await portal.user.click(screen.getByRole('link', { name: 'Fizetés újra' }));
    expect(await screen.findByRole('textbox', { name: 'Befizetendő összeg' })).toHaveValue(grouped('5 000'));
    expect(screen.getByRole('radio', { name: 'SZÉP-kártya' })).toBeChecked();
    expect(screen.getByText('Visszaállítottuk, amit korábban beírt.')).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: 'Elvetem a beírtakat' }));
    expect(screen.getByRole('textbox', { name: 'Befizetendő összeg' })).toHaveValue(grouped('12 400'));
  });

  it.each<[string, Visit['decision'], string]>([
    ['a success', 'pay', 'Sikeres fizetés'],
    ['a failure', 'decline', 'A fizetés nem sikerült'],
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
    expect(await screen.findByText(/nem találunk megkezdett fizetést/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vissza a befizetésekhez' })).toHaveAttribute('href', '/payment');
    expect(portal.sent('/endTransaction')).toEqual([]);
  });

  it.each<[string, Parameters<typeof addFault>[1]]>([
    ['the service says TRANSACTION_NOT_FOUND', { call: '/endTransaction', kind: 'code', code: 'TRANSACTION_NOT_FOUND', times: 1 }],
    ['the reply is HTML', { call: '/endTransaction', kind: 'html', times: 1 }],
    ['the reply lacks its status', { call: '/endTransaction', kind: 'nostatus', times: 1 }],
  ])('is not known when %s: the codes, otpTransactionError, and the transaction stays (PAY-7, FLT-2)', async (_what, fault) => {
    const portal = await comeBack({ decision: 'pay', prepare: (_store, world) => addFault(world, fault) });
    expect(await screen.findByText('A fizetés eredményét még nem ismerjük')).toBeVisible();
    expect(screen.getByText(/Hiba történt az online kártyás fizetés közben/)).toBeVisible();
    expect(screen.getByText(fault.kind === 'code' ? /Nem találjuk ezt a tranzakciót/ : /Technikai hiba történt/)).toBeVisible();
    expect(screen.queryByText('Sikeres fizetés')).not.toBeInTheDocument();
    expect(portal.store.get().transaction).toBe(portal.transaction);
  });

  it.each([null, undefined, ''])('is a failed payment when the bank gives no authorisation: %s (PAY-7, PAY-8)', async (auth) => {
    const portal = await comeBack({ decision: 'pay', prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'fields', fields: { auth }, times: 1 }) });
    expect(await screen.findByText('A fizetés nem sikerült')).toBeVisible();
    expect(screen.queryByText('Sikeres fizetés')).not.toBeInTheDocument();
    expect(portal.store.get()).toMatchObject({ transaction: undefined, endTransaction: { auth: '' } });
  });

  it('can be asked for again when the first ask failed (PAY-7)', async () => {
    const portal = await comeBack({ decision: 'pay', prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: '500', times: 1 }) });
    await portal.user.click(await screen.findByRole('button', { name: 'Ellenőrzés újra' }));
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(2);
  });

  it('is kept even if the member has left the page before it came', async () => {
    const portal = await comeBack({ decision: 'pay', prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'slow', delay: 100, times: 1 }) });
    await act(() => portal.go('/payment/directdebit'));
    await waitFor(() => expect(portal.store.get().endTransaction?.auth).toMatch(/^\d+$/));
    expect(portal.store.get().transaction).toBeUndefined();
    expect(portal.path()).toBe('/payment/directdebit');
  });
});

const signInAgain = async ({ user }: Awaited<ReturnType<typeof comeBack>>): Promise<void> => {
  await user.type(screen.getByRole('textbox', { name: 'E-mail cím vagy azonosító' }), 'anna@pelda.hu');
  await user.type(screen.getByLabelText('Jelszó'), 'jelszo1');
  await user.click(screen.getByRole('button', { name: 'Bejelentkezés' }));
};

describe('a session that ended while the member was at the bank', () => {
  it('costs them nothing: signed in again, they see the result (PAY-7, SES-8, FLT-5)', async () => {
    const portal = await comeBack({ decision: 'pay', prepare: (_store, world) => world.setClock(new Date(inSpring.now().getTime() + 31 * 60_000)) });
    await heading('Bejelentkezés');
    expect(portal.sent('/endTransaction')).toEqual([]);
    await signInAgain(portal);
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
  });
});

describe('a session that ended while the invoice was waited for', () => {
  it('doesn’t take the result with it: signed in again, they still see that they have paid, and get the invoice (PAY-8, SES-6, SES-8)', async () => {
    const portal = await comeBack({ decision: 'pay', prepare: (_store, world) => addFault(world, { call: '/getInvState', kind: 'expired', times: 1 }) });
    await heading('Bejelentkezés');
    await signInAgain(portal);
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(await screen.findByText(/elkészült/)).toBeVisible();
    expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
  });
});

describe('the return from the bank to a contract (PAY-7)', () => {
  it('that was paid keeps the result and goes on to the contract’s state', async () => {
    const portal = await comeBack({ decision: 'pay', contracting: true });
    await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
    expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
    expect(portal.store.get()).toMatchObject({ transaction: undefined, endTransaction: { transaction: portal.transaction }, step: 8 });
    expect(portal.store.get().otpres).toBeUndefined();
  });

  it('that failed goes back to step 7 and tells it once (PAY-9)', async () => {
    const portal = await comeBack({ decision: 'decline', contracting: true });
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.store.get()).toMatchObject({ step: 7, transaction: undefined, endTransaction: { auth: '' } });
    expect(await screen.findByRole('dialog', { name: 'A fizetés nem sikerült' })).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: 'Bezárás' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Szerződéskötés' })).toBeVisible();
    // Back to the bank's return address: the result is known, and is not told again.
    await act(() => portal.go(portal.resultPath));
    await waitFor(() => expect(portal.path()).toBe('/contracting'));
    expect(portal.sent('/endTransaction')).toHaveLength(1);
    expect(portal.store.get().otpres).toBeUndefined();
  });

  it.each(['/payment/callback', '/payment/callback/T99999990009'])('without a matching transaction says so, without a call: %s', async (path) => {
    const portal = await renderStrictly({ path, as: 'anna', worldOptions: inSpring, prepare: (store) => store.update({ transaction: 'T1' }) });
    expect(await screen.findByText(/nem találunk megkezdett fizetést/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vissza a szerződéskötéshez' })).toHaveAttribute('href', '/contracting');
    expect(portal.sent('/endTransaction')).toEqual([]);
    expect(portal.store.get().transaction).toBe('T1');
  });

  it('whose end could not be learnt stays for another try', async () => {
    const portal = await comeBack({ decision: 'pay', contracting: true, prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'offline', times: 1 }) });
    expect(await screen.findByText(/Hiba történt az online kártyás fizetés közben/)).toBeVisible();
    expect(portal.store.get().transaction).toBe(portal.transaction);
    await portal.user.click(screen.getByRole('button', { name: 'Ellenőrzés újra' }));
    await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
  });
});
