import fc from 'fast-check';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { setNow } from '~/domain/time/clock';
import { endPayment } from '~/features/paying/endPayment';
import { giveUp, startPayment } from '~/features/paying/startPayment';
import { readPayments } from '~/session/paymentStore';
import type { SafeStorage } from '~/session/storage';
import { createSessionStore, type SessionStore } from '~/session/store';

import { signInAs } from '../../../mocks/control';
import { addFault, clearFaults } from '../../../mocks/faults';
import { amountsOf } from '../../../mocks/model/payment/ledger';
import { decide } from '../../../mocks/model/payment/transactions';
import type { World } from '../../../mocks/world';
import { openPaymentOf } from '../../setup/payments';
import { testWorld } from '../../setup/testWorld';
import { memoryStorage, serveToTabs } from '../../setup/twoTabs';

const day = new Date('2026-03-10T09:00:00Z');
const amount = 1_000;

type Tab = 0 | 1;
type Loss = 'none' | 'lost' | 'offline' | 'html' | 'expired';
type Event =
  | { kind: 'press' | 'pressOffline' | 'reload' | 'expire' | 'giveUp' | 'checkThenExpire'; tab: Tab }
  | { kind: 'pressBoth' }
  | { kind: 'bank'; decision: 'pay' | 'decline'; which: number }
  | { kind: 'check'; tab: Tab; loss: Loss; blind: boolean };

const tab = fc.constantFrom<Tab>(0, 1);
const weighted = (weight: number, arbitrary: fc.Arbitrary<Event>) => ({ weight, arbitrary });
const at = (kind: 'press' | 'pressOffline' | 'reload' | 'expire' | 'giveUp' | 'checkThenExpire') =>
  fc.record({ kind: fc.constant(kind), tab });
const event: fc.Arbitrary<Event> = fc.oneof(
  weighted(3, at('press')),
  weighted(2, fc.constant({ kind: 'pressBoth' })),
  weighted(
    4,
    fc.record({
      kind: fc.constant('bank' as const),
      decision: fc.constantFrom('pay' as const, 'decline' as const),
      which: fc.nat(1),
    }),
  ),
  weighted(
    5,
    fc.record({
      kind: fc.constant('check' as const),
      tab,
      loss: fc.constantFrom<Loss>('none', 'lost', 'offline', 'html', 'expired'),
      blind: fc.boolean(),
    }),
  ),
  weighted(2, at('giveUp')),
  weighted(1, at('pressOffline')),
  weighted(1, at('checkThenExpire')),
  weighted(1, at('reload')),
  weighted(1, at('expire')),
);

/** The one that was given up is paid at the bank, and the result of the next one is lost. */
const givenUpThenPaid: Event[] = [
  { kind: 'giveUp', tab: 0 },
  { kind: 'press', tab: 1 },
  { kind: 'bank', decision: 'pay', which: 0 },
  { kind: 'check', tab: 1, loss: 'lost', blind: false },
];

/** The same, and a press in between that never reaches the service. */
const givenUpThenOffline: Event[] = [
  { kind: 'giveUp', tab: 0 },
  { kind: 'pressOffline', tab: 1 },
  ...givenUpThenPaid.slice(1),
];

/** Another payment was begun and ended in between: the one that was given up is not forgotten with it. */
const givenUpThenEnded: Event[] = [
  { kind: 'giveUp', tab: 0 },
  { kind: 'press', tab: 0 },
  { kind: 'check', tab: 0, loss: 'none', blind: false },
  { kind: 'press', tab: 0 },
  { kind: 'bank', decision: 'pay', which: 0 },
  { kind: 'check', tab: 0, loss: 'lost', blind: false },
];

/** The one that was given up in another tab is asked for once more, after the next one was paid. */
const givenUpThenAsked: Event[] = [
  { kind: 'giveUp', tab: 1 },
  { kind: 'press', tab: 1 },
  { kind: 'bank', decision: 'pay', which: 1 },
  { kind: 'bank', decision: 'decline', which: 0 },
  { kind: 'check', tab: 0, loss: 'lost', blind: false },
];

/** Two tabs of Anna's browser, before the same services. */
class Browser {
  readonly tabs: [{ storage: SafeStorage; store: SessionStore }, { storage: SafeStorage; store: SessionStore }];
  givenUp = 0;
  readonly reported = new Map<string, boolean>();

  constructor(readonly world: World) {
    const open = () => {
      const storage = memoryStorage();
      return { storage, store: createSessionStore(storage) };
    };
    this.tabs = [open(), open()];
    for (const { store } of this.tabs) this.signIn(store);
  }

  private signIn(store: SessionStore): void {
    store.signIn(signInAs(this.world, 'anna'));
  }

  private async press({ store }: { store: SessionStore }): Promise<string | undefined> {
    const { allDebit } = amountsOf(this.world, '123456', 2026);
    if (allDebit < amount) return undefined;
    const started = await startPayment(
      store,
      {
        amount,
        method: '4',
        label: 'Bankkártya',
        kr: '123456',
      },
      'hu',
      () => true,
      readPayments(),
    );
    return started?.url;
  }

  pressBoth(): Promise<(string | undefined)[]> {
    return Promise.all(this.tabs.map((one) => this.press(one)));
  }

  private async check({ store }: { store: SessionStore }): Promise<void> {
    const open = openPaymentOf(store);
    if (open !== undefined) await endPayment(store, open.transaction, false).catch(() => undefined);
  }

  async run(step: Event): Promise<void> {
    const { world } = this;
    if (step.kind === 'pressBoth') await this.pressBoth();
    else if (step.kind === 'bank') decide(world, world.state.transactions[step.which]?.id ?? '', step.decision);
    else {
      const one = this.tabs[step.tab];
      if (step.kind === 'press') await this.press(one);
      if (step.kind === 'pressOffline') {
        addFault(world, { call: '/startTransaction', kind: 'offline', times: 1 });
        await this.press(one).catch(() => undefined);
        clearFaults(world);
      }
      if (step.kind === 'reload') one.store = createSessionStore(one.storage);
      if (step.kind === 'expire') one.store.end('expired');
      if (step.kind === 'giveUp') this.giveUp(one.store);
      if (step.kind === 'checkThenExpire') {
        const checked = this.check(one);
        one.store.end('expired');
        await checked;
      }
      if (step.kind === 'check') {
        if (step.loss !== 'none') addFault(world, { call: '/endTransaction', kind: step.loss, times: 1 });
        if (step.blind) addFault(world, { call: '/getAmounts', kind: '500', times: 1 });
        await this.check(one);
        clearFaults(world);
      }
    }
    for (const { store } of this.tabs) {
      if (store.get().token === undefined) this.signIn(store);
      const { transaction, result } = store.get().endTransaction ?? {};
      if (transaction !== undefined && result !== undefined) this.reported.set(transaction, result.paid);
    }
  }

  private giveUp(store: SessionStore): void {
    if (openPaymentOf(store) !== undefined) this.givenUp += 1;
    giveUp(store);
  }
}

describe('payments in any order of presses, lost replies, tabs, reloads and ended sessions', () => {
  const { serve } = serveToTabs();
  beforeAll(() => setNow(() => day));

  it('never open two transactions without a purposeful press, never tell a false success, never a false failure (PAY-6, PAY-12, PAY-13)', () =>
    fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 14, size: 'max' }), async (events) => {
        const world = testWorld({ now: () => day });
        serve(world, 'anna');
        const browser = new Browser(world);
        for (const step of [{ kind: 'press', tab: 0 } satisfies Event, ...events]) {
          await browser.run(step);
          const { transactions } = world.state;
          expect(transactions.length).toBeLessThanOrEqual(1 + browser.reported.size + browser.givenUp);
          for (const [id, paid] of browser.reported)
            expect(transactions.find((one) => one.id === id)?.decision === 'paid').toBe(paid);
        }
      }),
      { numRuns: 80, examples: [[givenUpThenPaid], [givenUpThenOffline], [givenUpThenEnded], [givenUpThenAsked]] },
    ));

  it('a payment that two tabs check in the same moment is ended by one call, and both have its result (PAY-12, PAY-13)', async () => {
    const world = testWorld({ now: () => day });
    serve(world, 'anna');
    const browser = new Browser(world);
    await browser.run({ kind: 'press', tab: 0 });
    await browser.run({ kind: 'bank', decision: 'pay', which: 0 });
    addFault(world, { call: '/endTransaction', kind: 'slow', delay: 50, times: 1 });
    addFault(world, { call: '/endTransaction', kind: 'code', code: 'TRANSACTION_NOT_FOUND' });
    const id = world.state.transactions[0]?.id ?? '';
    await Promise.all(browser.tabs.map(({ store }) => endPayment(store, id, false)));
    for (const { store } of browser.tabs)
      expect(store.get().endTransaction).toMatchObject({ transaction: id, result: { paid: true } });
  });

  it('presses in two tabs in the same moment lead to one bank page where the browser has no locks: the last start counts (PAY-6, PAY-13)', async () => {
    const { locks } = navigator;
    onTestFinished(() => void Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }));
    Reflect.deleteProperty(navigator, 'locks');
    const world = testWorld({ now: () => day });
    serve(world, 'anna');
    const browser = new Browser(world);
    const bankPages = await browser.pressBoth();
    expect(bankPages.filter((url) => url !== undefined)).toHaveLength(1);
    expect(readPayments().map(({ transaction }) => bankPages.join().includes(transaction))).toEqual([true]);
  });
});
