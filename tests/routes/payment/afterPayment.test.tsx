// @module-tag wide
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { contractsOf } from '../../../mocks/model/account/members';
import type { World } from '../../../mocks/world';
import { recordEnd } from '../../../src/features/paying/settlePayment';
import { recordStart } from '../../../src/features/paying/startPayment';
import { heading, renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { comeBack } from './bankReturn';
import { inSpring } from './support';

const setCard = (world: World, cardStatus: number): void => {
  for (const contract of contractsOf(world, '123456')) contract.cardStatus = cardStatus;
};

/** The service keeps the card blocked though the payment is booked, until `setCard` says otherwise. */
const blocked: PortalVisit['prepare'] = (store, world) => {
  setCard(world, 2);
  store.update({ currentUser: { ...store.get().currentUser!, cardStatus: 2 } });
};

describe('the card’s status after a payment (PAY-8)', () => {
  it('is asked once more when the invoice is done: the service may unblock the card only then', async () => {
    const portal = await comeBack({
      decision: 'pay',
      prepare: async (store, world) => {
        await blocked(store, world);
        world.state.settings.pollsUntilDone = 0;
        addFault(world, { call: '/getInvState', kind: 'slow', delay: 400 });
      },
    });
    await screen.findByText('Sikeres fizetés');
    await waitFor(() => expect(portal.sent('/getHeadData').length).toBeGreaterThan(1));
    expect(screen.getByText('Korlátozott')).toBeInTheDocument();
    setCard(portal.world, 1);
    expect(await screen.findByText('A számla elkészült.')).toBeVisible();
    expect(await screen.findByText('A kártyája újra aktív.')).toBeVisible();
    expect(screen.queryByText('Korlátozott')).not.toBeInTheDocument();
  });

  it.each(['/payment', '/app'])(
    'is asked by %s while the card is blocked and nothing is due, after the result page was left too soon',
    async (path) => {
      const portal = await comeBack({ decision: 'pay', prepare: blocked });
      await screen.findByText('Sikeres fizetés');
      await waitFor(() => expect(portal.sent('/getHeadData').length).toBeGreaterThan(1));
      setCard(portal.world, 1);
      await act(() => portal.go(path));
      await waitFor(() => expect(portal.store.get().currentUser?.cardStatus).toBe(1));
      expect(screen.queryByText(/A kártyája most nem használható/)).not.toBeInTheDocument();
    },
  );

  it('is asked by the page whose debits show first that the payment is booked (PAY-12)', async () => {
    const portal = await comeBack({ decision: 'pay', bookingSeconds: 600 });
    await screen.findByText('Sikeres fizetés');
    await act(() => portal.go('/documents'));
    await heading('Dokumentumok');
    portal.world.setClock(new Date(inSpring.now().getTime() + 601_000));
    const asked = portal.sent('/getHeadData').length;
    await act(() => portal.go('/payment'));
    await waitFor(() => expect(portal.sent('/getHeadData').length).toBe(asked + 1));
  });

  it('and the debits are asked anew on the page that is open when another tab ends the payment', async () => {
    const portal = await renderPortal({
      path: '/app',
      as: 'anna',
      worldOptions: inSpring,
      prepare: (store) => {
        store.update({ transaction: 'T1' });
        recordStart(store.get(), { transaction: 'T1', contracting: false, amount: 12_400, year: 2026 });
      },
    });
    await screen.findByText(/^Most fizetendő/);
    await waitFor(() => expect(portal.sent('/getHeadData')).toHaveLength(1));
    for (const debit of portal.world.state.debits) if (debit.kr === '123456') debit.open = 0;
    act(() => recordEnd('T1', { paid: true, auth: '123456', codes: [] }));
    await waitFor(() => expect(portal.sent('/getHeadData')).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText(/^Most fizetendő/)).not.toBeInTheDocument());
  });

  it('is asked anew once a contract is paid, before the contract is done', async () => {
    const portal = await comeBack({ decision: 'pay', contracting: true });
    await waitFor(() => expect(portal.path()).toBe('/contracting/sum'));
    await waitFor(() => expect(portal.sent('/getHeadData').length).toBeGreaterThan(1));
  });

  it('is not asked anew after a payment that failed', async () => {
    const portal = await comeBack({ decision: 'decline' });
    await screen.findByText('Sikertelen fizetés');
    await act(() => portal.go('/documents'));
    await heading('Dokumentumok');
    expect(portal.sent('/getHeadData')).toHaveLength(1);
  });
});

describe('the latest payment on the payments page', () => {
  it('is named by sum, day and time while no invoice shows it yet', async () => {
    const portal = await comeBack({ decision: 'pay' });
    await screen.findByText('Sikeres fizetés');
    await act(() => portal.go('/payment'));
    expect(
      await screen.findByText(/^Legutóbbi online befizetése ezen az eszközön: 12\s400\sFt \(2026\. .+, \d\d:\d\d\)\.$/),
    ).toBeVisible();
  });

  it('is named by its own message alone while it is being booked (PAY-12)', async () => {
    const portal = await comeBack({ decision: 'pay', bookingSeconds: 600 });
    await screen.findByText('Sikeres fizetés');
    await act(() => portal.go('/payment'));
    expect(await screen.findByText(/12\s400\sFt befizetését/)).toBeVisible();
    expect(screen.queryByText(/Legutóbbi online befizetése/)).not.toBeInTheDocument();
  });

  it('is none after one that failed', async () => {
    const portal = await comeBack({ decision: 'decline' });
    await screen.findByText('Sikertelen fizetés');
    await act(() => portal.go('/payment'));
    await screen.findByText('Most esedékes');
    expect(screen.queryByText(/Legutóbbi online befizetése/)).not.toBeInTheDocument();
  });
});
