import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { setNow } from '~/domain/time/clock';
import { endPayment } from '~/features/paying/endPayment';
import { giveUp, startPayment } from '~/features/paying/startPayment';
import { isSettled, loadSummary, summaryCosts } from '~/routes/contracting/wizard/steps/summary/summaryData';
import { signAndPay } from '~/routes/contracting/wizard/steps/summary/useSignAndPay';
import { contractPayment, openPayment } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { createSessionStore, type SessionStore } from '~/session/store';

import { signInAs } from '../../../../mocks/control';
import { addFault, clearFaults } from '../../../../mocks/faults';
import { decide } from '../../../../mocks/model/payment/transactions';
import type { World } from '../../../../mocks/world';
import { memoryStorage, serveToTabs } from '../../../setup/twoTabs';
import { comeTo, springDay } from './support';

type Tab = 0 | 1;
type Loss = 'none' | 'lost' | 'offline' | 'html';
type Event =
  | { kind: 'pay'; tab: Tab; signing: Loss }
  | { kind: 'payInBoth' }
  | { kind: 'bank'; decision: 'pay' | 'decline' }
  | { kind: 'check'; tab: Tab; loss: Loss; blind: boolean }
  | { kind: 'reload' | 'expire' | 'logOut' | 'openLink'; tab: Tab }
  | { kind: 'wait' };

const tab = fc.constantFrom<Tab>(0, 1);
const loss = fc.constantFrom<Loss>('none', 'none', 'lost', 'offline', 'html');
const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant<'pay'>('pay'), tab, signing: loss }) },
  { weight: 2, arbitrary: fc.constant<Event>({ kind: 'payInBoth' }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant<'bank'>('bank'),
      decision: fc.constantFrom<('pay' | 'decline')[]>('pay', 'decline'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant<'check'>('check'), tab, loss, blind: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom<('reload' | 'expire' | 'logOut' | 'openLink')[]>('reload', 'expire', 'logOut', 'openLink'),
      tab,
    }),
  },
  { weight: 2, arbitrary: fc.constant<Event>({ kind: 'wait' }) },
);

/** The bank has authorised the payment, the service books it later, and Pay is pressed again. */
const paidBeforeBooking: Event[] = [
  { kind: 'pay', tab: 0, signing: 'none' },
  { kind: 'bank', decision: 'pay' },
  { kind: 'check', tab: 0, loss: 'none', blind: false },
  { kind: 'payInBoth' },
  { kind: 'bank', decision: 'pay' },
];

/** Two tabs of Béla's browser at the last step of his contract. */
class Browser {
  readonly tabs: [SessionStore, SessionStore];
  private readonly storages = [memoryStorage(), memoryStorage()] as const;
  /** The transactions whose page at the bank was opened: nobody can pay the others. */
  readonly atTheBank: string[] = [];
  readonly reported = new Map<string, boolean>();

  constructor(
    readonly world: World,
    readonly key: string,
  ) {
    this.tabs = [createSessionStore(this.storages[0]), createSessionStore(this.storages[1])];
    for (const store of this.tabs) this.enter(store);
  }

  private enter(store: SessionStore): void {
    store.signIn(signInAs(this.world, 'bela'));
    store.update({ contractKey: this.key, step: 7, type: 0 });
  }

  /** Pay at step 7, where it is offered. */
  async pay(store: SessionStore): Promise<void> {
    const { key, atTheBank } = this;
    const data = await loadSummary(key, { client: new QueryClient(), fallbacks: { type: undefined } });
    if (data === 'settled' || contractPayment(readPayments(), store.get(), key) !== undefined) return;
    const costs = summaryCosts(data);
    await signAndPay(
      store,
      { contractKey: key, data, costs, member: store.get().currentUser!, goesToBank: true, label: 'Bankkártya' },
      async (input) => {
        const started = await startPayment(store, input, 'hu', () => true, readPayments());
        if (started !== undefined) atTheBank.push(store.get().transaction ?? '');
      },
    );
  }

  /** The check of the open payment, whichever tab began it. */
  async check(store: SessionStore): Promise<void> {
    const open = openPayment(readPayments(), store.get(), this.key);
    if (open !== undefined) await endPayment(store, open.transaction, true);
  }

  private async spoiled(faults: [call: string, kind: Loss][], run: () => Promise<void>): Promise<void> {
    for (const [call, kind] of faults) if (kind !== 'none') addFault(this.world, { call, kind, times: 1 });
    // A page shows what failed; here only what is left behind counts.
    await run().catch(() => undefined);
    clearFaults(this.world);
  }

  async run(step: Event, pass: () => void): Promise<void> {
    const { world, tabs } = this;
    if (step.kind === 'wait') pass();
    else if (step.kind === 'payInBoth') await Promise.all(tabs.map((store) => this.pay(store).catch(() => undefined)));
    else if (step.kind === 'bank') decide(world, this.atTheBank.at(-1) ?? '', step.decision);
    else {
      const store = tabs[step.tab];
      if (step.kind === 'pay') await this.spoiled([['/submit-7', step.signing]], () => this.pay(store));
      if (step.kind === 'check')
        await this.spoiled(
          [
            ['/endTransaction', step.loss],
            ['/get-8', step.blind ? 'html' : 'none'],
          ],
          () => this.check(store),
        );
      if (step.kind === 'reload') tabs[step.tab] = createSessionStore(this.storages[step.tab]);
      if (step.kind === 'expire') store.end('expired');
      if (step.kind === 'logOut') store.end('loggedOut');
      if (step.kind === 'openLink') store.update({ contractKey: this.key, step: 7, type: 0 });
    }
    for (const store of tabs) {
      if (store.get().token === undefined) this.enter(store);
      const { transaction, result } = store.get().endTransaction ?? {};
      if (transaction !== undefined && result !== undefined) this.reported.set(transaction, result.paid);
    }
  }
}

const { serve } = serveToTabs();

it('a contract’s payment is taken once, reported as it is, and always leads on, in any order of presses, lost replies, tabs, reloads, log-outs and links (PAY-12, PAY-13, SUM-4)', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 5, maxLength: 12, size: 'max' }),
      fc.constantFrom(0, 30),
      async (events, bookingSeconds) => {
        let time = springDay.getTime();
        const pass = () => (time += 2 * 60_000);
        setNow(() => new Date(time));
        const { world, process } = comeTo({
          step: 7,
          change: (made) => {
            Object.assign(made, { clock: () => new Date(time) });
            Object.assign(made.state.settings, { bookingSeconds, tokenSeconds: 86_400 });
          },
        });
        serve(world, 'bela');
        const browser = new Browser(world, process.key);
        const decided = (what: string) => world.state.transactions.filter(({ decision }) => decision === what);

        for (const step of events) {
          await browser.run(step, pass);
          const undecided = browser.atTheBank.filter((id) =>
            world.state.transactions.some((one) => one.id === id && one.decision === 'open' && !one.ended),
          );
          expect(undecided.length, 'open at the bank').toBeLessThanOrEqual(1);
          expect(decided('paid').length, 'paid').toBeLessThanOrEqual(1);
          // What a lost reply is replaced by is the contract's own state, whichever transaction paid it.
          for (const [id, paid] of browser.reported)
            expect(
              decided('paid').some((one) => paid || one.id === id),
              `${id} reported as ${paid ? 'paid' : 'failed'}`,
            ).toBe(paid);
        }

        // Nothing stays stuck: the bank answers, the services too, and some time passes.
        decide(world, browser.atTheBank.at(-1) ?? '', 'decline');
        for (const store of browser.tabs) {
          for (let tries = 0; tries < 2; tries += 1) {
            await browser.check(store).catch(() => undefined);
            pass();
          }
        }
        const [store] = browser.tabs;
        if (decided('paid').length === 1) {
          const isRecordedPaid =
            contractPayment(readPayments(), store.get(), process.key)?.result !== undefined ||
            (await isSettled(process.key));
          expect(isRecordedPaid, 'the paid contract is known as such').toBe(true);
        } else {
          // Where no reply said how the last payment ended, it is given up on purpose.
          giveUp(store, process.key);
          const before = browser.atTheBank.length;
          await browser.pay(store);
          expect(browser.atTheBank.length, 'an unpaid contract can be paid').toBe(before + 1);
        }
      },
    ),
    { numRuns: 20, examples: [[paidBeforeBooking, 30]] },
  ));
