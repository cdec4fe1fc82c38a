import { beforeAll, describe, expect, it, vi } from 'vitest';

import { setNow } from '~/domain/time/clock';
import { startPayment, type PaymentInput } from '~/features/paying/startPayment';
import { ownerOf } from '~/session/paymentRecord';
import { resultOf } from '~/session/paymentSelectors';
import { giveUpPayment, putPayment, readPayments, withPaymentLock } from '~/session/paymentStore';
import { createSessionStore, type SessionStore } from '~/session/store';

import { signInAs } from '../../../mocks/control';
import { addFault } from '../../../mocks/faults';
import type { World } from '../../../mocks/world';
import { comeTo, springDay } from '../../routes/contracting/wizard/support';
import { addPayment, endPaymentElsewhere, failedResult, openPaymentOf, paidResult } from '../../setup/payments';
import { testWorld } from '../../setup/testWorld';
import { memoryStorage, serveToTabs } from '../../setup/twoTabs';

type Kind = 'what is due' | 'a contract';

const card = { method: '4', label: 'Bankkártya' } as const;

let time = springDay.getTime();

describe('a press of Pay', () => {
  const { serve } = serveToTabs();
  beforeAll(() => setNow(() => new Date(time)));

  const openTab = (kind: Kind): { world: World; store: SessionStore; input: PaymentInput } => {
    time = springDay.getTime();
    const store = createSessionStore(memoryStorage());
    if (kind === 'what is due') {
      const world = testWorld({ now: () => new Date(time) });
      serve(world, 'anna');
      store.signIn(signInAs(world, 'anna'));
      return { world, store, input: { ...card, amount: 1_000, kr: '123456' } };
    }
    const { world, process } = comeTo({
      step: 7,
      change: (made) => void Object.assign(made, { clock: () => new Date(time) }),
    });
    Object.assign(process, { stage: 'paying', savedStep: 7 });
    serve(world, 'bela');
    store.signIn(signInAs(world, 'bela'));
    store.update({ contractKey: process.key, step: 7, type: 0 });
    return { world, store, input: { ...card, contractKey: process.key, amount: 112_100, kr: '' } };
  };
  const press = (store: SessionStore, input: PaymentInput) =>
    startPayment(store, input, 'hu', () => true, readPayments()).then((started) => started?.url);
  /** A payment of the same thing was given up before. */
  const openAfterGivenUp = (kind: Kind) => {
    const tab = openTab(kind);
    addPayment(tab.store, 'T1', tab.input);
    giveUpPayment('T1');
    return tab;
  };
  /** Pay is pressed, and the service hasn't answered yet. */
  const openWhileAsking = async (kind: Kind) => {
    const tab = openTab(kind);
    addFault(tab.world, { call: '/startTransaction', kind: 'slow', delay: 300 });
    const pressed = press(tab.store, tab.input);
    await vi.waitFor(() => expect(readPayments()).toHaveLength(1), { interval: 5, timeout: 30_000 });
    const recorded = () => [tab.store.get().transaction, readPayments().map(({ transaction }) => transaction)];
    return { ...tab, pressed: pressed.catch(String), recorded };
  };

  describe.each<Kind>(['what is due', 'a contract'])('for %s', (kind) => {
    it('opens nothing once a payment of the same thing, which was given up, was approved while it waited for its turn (PAY-6, PAY-13, SUM-4)', async () => {
      const { world, store, input } = openAfterGivenUp(kind);
      let release = (): void => undefined;
      const turn = new Promise<void>((resolve) => (release = resolve));
      const otherTab = withPaymentLock(() => turn);
      const sign = vi.fn(() => Promise.resolve(true));
      const pressed = press(store, { ...input, sign });
      endPaymentElsewhere(store, 'T1', paidResult, input.contractKey);
      release();
      await otherTab;
      expect(await pressed).toBeUndefined();
      expect(sign).not.toHaveBeenCalled();
      expect(world.state.transactions).toEqual([]);
    });

    it('doesn’t lead to the bank once a payment of the same thing was approved before the service’s reply (PAY-6, PAY-13, SUM-4)', async () => {
      const { store, input } = openAfterGivenUp(kind);
      const pressed = press(store, input);
      await Promise.resolve();
      endPaymentElsewhere(store, 'T1', paidResult, input.contractKey);
      expect(await pressed).toBeUndefined();
      expect(store.get().transaction).toBeUndefined();
    });

    it('asks how it ended where the service gives a transaction that has ended before: no earlier result is its own (PAY-7, PAY-12)', async () => {
      const { store, world, input } = openTab(kind);
      addPayment(store, 'T1', { ...input, result: failedResult });
      store.update({ endTransaction: { transaction: 'T1', contractKey: input.contractKey, result: failedResult } });
      addFault(world, { call: '/startTransaction', kind: 'fields', fields: { transaction: 'T1' } });
      expect(await press(store, input)).toBeDefined();
      expect(resultOf(readPayments(), store.get(), 'T1')).toBeUndefined();
      expect(openPaymentOf(store, input.contractKey)?.transaction).toBe('T1');
    });

    it('says that it failed where the service gives a transaction that was approved before, which stays approved (PAY-8, PAY-13)', async () => {
      const { store, world, input } = openTab(kind);
      addPayment(store, 'T1', { contractKey: 'other', result: paidResult });
      addFault(world, { call: '/startTransaction', kind: 'fields', fields: { transaction: 'T1' } });
      await expect(press(store, input)).rejects.toThrow('TECHNICAL_ERROR');
      expect(readPayments()).toMatchObject([{ transaction: 'T1', result: paidResult }]);
      expect(store.get().transaction).toBeUndefined();
    });

    it('leads to the bank where a payment of the same thing failed meanwhile, or one of another thing was approved (PAY-6)', async () => {
      const { store, input } = openAfterGivenUp(kind);
      const pressed = press(store, input);
      endPaymentElsewhere(store, 'T1', failedResult, input.contractKey);
      putPayment({ ...ownerOf(store.get(), 'other'), transaction: 'T2', since: time, result: paidResult });
      expect(await pressed).toContain(store.get().transaction);
    });

    it('leads to the bank however long the signature before it took (WIZ-15, PAY-13)', async () => {
      const { store, input } = openTab(kind);
      const sign = () => {
        time += 61_000;
        return Promise.resolve(true);
      };
      expect(await press(store, { ...input, sign })).toContain(store.get().transaction);
    });

    it('says that it failed where the service’s reply comes after more than a minute, as after a sleep (PAY-13)', async () => {
      const { pressed, recorded } = await openWhileAsking(kind);
      time += 61_000;
      expect(await pressed).toContain('TECHNICAL_ERROR');
      expect(recorded()).toEqual([undefined, []]);
    });

    it('doesn’t lead to the bank where another tab has begun to start the same payment meanwhile: the last marker stands (PAY-13)', async () => {
      const { store, input, pressed, recorded } = await openWhileAsking(kind);
      putPayment({ ...ownerOf(store.get(), input.contractKey), transaction: '?other', since: time });
      expect(await pressed).toBeUndefined();
      expect(recorded()).toEqual([undefined, ['?other']]);
    });

    it('starts nothing, and says nothing, in the session of another member who has signed in meanwhile (FLT-3, PAY-13)', async () => {
      const { store, world, pressed, recorded } = await openWhileAsking(kind);
      time += 61_000;
      store.end('loggedOut');
      store.signIn(signInAs(world, 'ilona'));
      expect(await pressed).toBeUndefined();
      expect(recorded()).toEqual([undefined, []]);
    });
  });
});
