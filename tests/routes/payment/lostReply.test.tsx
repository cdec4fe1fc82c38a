import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { endTransaction } from '../../../mocks/model/payment/transactions';
import { personaAccount } from '../../../mocks/personas';
import { openPayment } from '../../../src/session/paymentSelectors';
import { readPayments } from '../../../src/session/paymentStore';
import { heading } from '../../setup/renderPortal';
import { comeBack, signInAgain, type Visit } from './bankReturn';
import { inSpring } from './support';

describe('a payment whose result is lost (PAY-12)', () => {
  it.each<[string, Parameters<typeof addFault>[1]]>([
    [
      'the service says TRANSACTION_NOT_FOUND',
      { call: '/endTransaction', kind: 'code', code: 'TRANSACTION_NOT_FOUND', times: 1 },
    ],
    ['the reply is HTML', { call: '/endTransaction', kind: 'html', times: 1 }],
    ['the reply lacks its status', { call: '/endTransaction', kind: 'nostatus', times: 1 }],
    ['the reply is lost', { call: '/endTransaction', kind: 'lost', times: 1 }],
  ])('is read out of the debits when %s: exactly its amount is gone, so it is paid (PAY-12)', async (_what, fault) => {
    const portal = await comeBack({ decision: 'pay', prepare: (_store, world) => addFault(world, fault) });
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(1);
    expect(screen.getByText(portal.transaction)).toBeVisible();
    expect(screen.queryByText('Engedélyszám')).not.toBeInTheDocument();
    expect(portal.store.get()).toMatchObject({
      transaction: undefined,
      endTransaction: { transaction: portal.transaction, paid: true, auth: '' },
    });
    expect(openPayment(readPayments(), portal.store.get())).toBeUndefined();
  });

  it.each<[string, Parameters<typeof addFault>[1]]>([
    [
      'the service says TRANSACTION_NOT_FOUND',
      { call: '/endTransaction', kind: 'code', code: 'TRANSACTION_NOT_FOUND', times: 1 },
    ],
    ['the reply is HTML', { call: '/endTransaction', kind: 'html', times: 1 }],
  ])(
    'is not known when %s and the debits can’t be read: the codes, otpTransactionError, the reference, and the transaction stays (PAY-7, PAY-12, FLT-2)',
    async (_what, fault) => {
      const portal = await comeBack({
        decision: 'pay',
        prepare: (_store, world) => {
          addFault(world, fault);
          addFault(world, { call: '/getAmounts', kind: '500' });
        },
      });
      expect(await screen.findByText('A fizetés eredményét még nem ismerjük')).toBeVisible();
      expect(screen.getByText(/Hiba történt az online kártyás fizetés közben/)).toBeVisible();
      expect(
        screen.getByText(fault.kind === 'code' ? /Nem találjuk ezt a tranzakciót/ : /Technikai hiba történt/),
      ).toBeVisible();
      expect(screen.getByText(`Tranzakció azonosítója: ${portal.transaction}`)).toBeVisible();
      expect(screen.queryByText('Sikeres fizetés')).not.toBeInTheDocument();
      expect(portal.store.get().transaction).toBe(portal.transaction);
    },
  );

  it.each<[string, Partial<Visit>]>([
    ['the debits haven’t moved: the service may not have booked it yet', { decision: 'decline' }],
    ['nobody noted the debits before', { decision: 'pay', forgotten: true }],
  ])('is not known after a lost reply when %s (PAY-12)', async (_why, visit) => {
    const portal = await comeBack({
      ...visit,
      prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'lost', times: 1 }),
    });
    expect(await screen.findByText('A fizetés eredményét még nem ismerjük')).toBeVisible();
    expect(screen.queryByText('Sikeres fizetés')).not.toBeInTheDocument();
    expect(portal.store.get().transaction).toBe(portal.transaction);
  });

  /** The reply is lost, the service has ended the transaction, and the debits haven't moved: checked at once, and so much later. */
  const checkLater = async (visit: Partial<Visit>, seconds: number) => {
    const portal = await comeBack({
      ...visit,
      prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'lost', times: 1 }),
    });
    const check = async () => portal.user.click(await screen.findByRole('button', { name: 'Ellenőrzés újra' }));
    await check();
    expect(await screen.findByText(/Nem találjuk ezt a tranzakciót/)).toBeVisible();
    expect(screen.getByText('A fizetés eredményét még nem ismerjük')).toBeVisible();
    expect(screen.getByText('Az állapotot folyamatosan figyeljük.')).toBeVisible();
    portal.world.setClock(new Date(inSpring.now().getTime() + seconds * 1_000));
    await check();
    return portal;
  };

  it('is not called failed while a service that books late may still book it (PAY-12)', async () => {
    await checkLater({ decision: 'pay', bookingSeconds: 40 }, 50);
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  });

  it('of a declined payment is found once nothing has moved for a minute (PAY-12)', async () => {
    const portal = await checkLater({ decision: 'decline' }, 61);
    expect(await screen.findByText('Sikertelen fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(3);
    expect(portal.store.get().transaction).toBeUndefined();
  });

  describe('is asked for again without a press', () => {
    afterEach(() => {
      vi.useRealTimers();
    });

    it('every 15 seconds, for a little longer than booking takes (PAY-12)', async () => {
      vi.useFakeTimers({
        shouldAdvanceTime: true,
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      });
      const portal = await comeBack({
        decision: 'pay',
        prepare: (_store, world) =>
          ['/endTransaction', '/getAmounts'].forEach((call) => addFault(world, { call, kind: 'html' })),
      });
      expect(await screen.findByText('Az állapotot folyamatosan figyeljük.')).toBeVisible();
      for (let asked = 1; asked < 6; asked += 1) {
        expect(portal.sent('/endTransaction')).toHaveLength(asked);
        await act(() => vi.advanceTimersByTimeAsync(15_000));
        await waitFor(() => expect(portal.sent('/endTransaction')).toHaveLength(asked + 1));
      }
      await waitFor(() => expect(screen.queryByText('Az állapotot folyamatosan figyeljük.')).not.toBeInTheDocument());
      await act(() => vi.advanceTimersByTimeAsync(30_000));
      expect(portal.sent('/endTransaction')).toHaveLength(6);
      expect(screen.getByText('A fizetés eredményét még nem ismerjük')).toBeVisible();
    });

    it('and shows the result as soon as it is known (PAY-12)', async () => {
      vi.useFakeTimers({
        shouldAdvanceTime: true,
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      });
      await comeBack({
        decision: 'pay',
        prepare: (_store, world) =>
          ['/endTransaction', '/getAmounts'].forEach((call) => addFault(world, { call, kind: 'html', times: 1 })),
      });
      expect(await screen.findByText('A fizetés eredményét még nem ismerjük')).toBeVisible();
      await act(() => vi.advanceTimersByTimeAsync(15_000));
      expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    });
  });

  it('is kept for the same login when it comes after the session has ended (PAY-12, SES-8)', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'slow', delay: 300, times: 1 }),
    });
    await waitFor(() => expect(portal.world.state.faults).toEqual([]));
    act(() => portal.store.end('expired'));
    await heading('Bejelentkezés');
    await waitFor(() => expect(portal.sent('/endTransaction')).toHaveLength(1));
    await signInAgain(portal);
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toHaveLength(1);
  });

  it('that comes after a log-out leaves nothing on the device (SES-9, PAY-13)', async () => {
    const portal = await comeBack({
      decision: 'decline',
      prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'slow', delay: 300, times: 1 }),
    });
    await waitFor(() => expect(portal.world.state.faults).toEqual([]));
    act(() => portal.store.end('loggedOut'));
    await heading('Bejelentkezés');
    await waitFor(() => expect(portal.sent('/endTransaction')).toHaveLength(1));
    await waitFor(() =>
      expect(Object.keys(window.localStorage).filter((key) => key.startsWith('cportal.payment'))).toEqual([]),
    );
  });
});

it('a result is kept though the login’s e-mail changes while the service is asked (PAY-12, PAY-13)', async () => {
  const portal = await comeBack({
    decision: 'pay',
    prepare: (_store, world) => {
      personaAccount(world, 'anna').email = 'anna.uj@pelda.hu';
      addFault(world, { call: '/endTransaction', kind: 'slow', delay: 700, times: 1 });
    },
  });
  await waitFor(() => expect(portal.store.get().currentUser?.email).toBe('anna.uj@pelda.hu'));
  expect(portal.store.get().transaction).toBe(portal.transaction);
  expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  expect(portal.store.get()).toMatchObject({
    transaction: undefined,
    endTransaction: { transaction: portal.transaction, paid: true },
  });
});

describe('a session that ended while the member was at the bank', { tags: ['wide'] }, () => {
  it('or while the service was asked: signed in again, they see what the debits tell (PAY-12)', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) => addFault(world, { call: '/endTransaction', kind: 'expired', times: 1 }),
    });
    await heading('Bejelentkezés');
    // The service had ended the payment all the same.
    endTransaction(portal.world, personaAccount(portal.world, 'anna'), portal.transaction);
    await signInAgain(portal);
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
  });

  it('costs them nothing: signed in again, they see the result (PAY-7, SES-8, FLT-5)', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) => world.setClock(new Date(inSpring.now().getTime() + 31 * 60_000)),
    });
    await heading('Bejelentkezés');
    expect(portal.sent('/endTransaction')).toEqual([]);
    await signInAgain(portal);
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
  });
});

describe('a session that ended while the invoice was waited for', { tags: ['wide'] }, () => {
  it('doesn’t take the result with it: signed in again, they still see that they have paid, and get the invoice (PAY-8, SES-6, SES-8)', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: (_store, world) => addFault(world, { call: '/getInvState', kind: 'expired', times: 1 }),
    });
    await heading('Bejelentkezés');
    await signInAgain(portal);
    expect(await screen.findByText('Sikeres fizetés')).toBeVisible();
    expect(await screen.findByText(/elkészült/)).toBeVisible();
    expect(portal.sent('/endTransaction')).toEqual([{ transaction: portal.transaction }]);
  });
});
