import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import { payersOf, paymentLifeMs, type PaymentRecord } from '../../src/session/paymentRecord';
import {
  patchPayment,
  prunePayments,
  putPayment,
  readPayments,
  subscribePayments,
  withPaymentLock,
} from '../../src/session/paymentStore';
import type { Session } from '../../src/session/sessionSchema';
import { anna as annaUser, bela as belaUser } from './tokens';

const storageKey = 'cportal.payment';
const since = Date.UTC(2026, 2, 10, 9);
const anna: Session = { token: 'x', currentUser: annaUser };
const bela: Session = { token: 'x', currentUser: belaUser };
const record = (transaction: string, more: Partial<PaymentRecord> = {}): PaymentRecord => ({
  transaction,
  payer: 1,
  contracting: false,
  since,
  ...more,
});
const names = (): string[] => readPayments().map(({ transaction }) => transaction);

beforeEach(() => {
  window.localStorage.clear();
  setNow(() => new Date(since));
});
afterEach(() => {
  setNow();
  window.localStorage.clear();
});

describe('the payments of a device (PAY-13)', () => {
  it('are kept in the order in which they began, under one key', () => {
    putPayment(record('T1'));
    putPayment(record('T2', { amount: 5_000 }));
    expect(Object.keys(window.localStorage)).toEqual([storageKey]);
    expect(readPayments()).toEqual([record('T1'), record('T2', { amount: 5_000 })]);
  });

  it('are the same list until one of them changes, so that nothing renders again for nothing', () => {
    putPayment(record('T1'));
    const before = readPayments();
    expect(readPayments()).toBe(before);
    patchPayment('T1', { amount: 5_000 });
    expect(readPayments()).not.toBe(before);
  });

  it('change one by one: a new one may replace what is known of the earlier ones', () => {
    putPayment(record('T1'));
    putPayment(record('T2'), (earlier) => ({ ...earlier, givenUp: true }));
    patchPayment('T2', { amount: 5_000 });
    patchPayment('T9', { amount: 7_000 });
    expect(readPayments()).toEqual([record('T1', { givenUp: true }), record('T2', { amount: 5_000 })]);
    patchPayment('T1', { givenUp: undefined });
    expect(readPayments()[0]).toEqual(record('T1'));
  });

  it('are dropped once nobody needs them, and the last one takes the key with it (SES-9)', () => {
    putPayment(record('T1'));
    putPayment(record('T2'));
    prunePayments((kept) => (kept.transaction === 'T1' ? undefined : kept));
    expect(names()).toEqual(['T2']);
    patchPayment('T2', { payer: undefined });
    expect([names(), window.localStorage.length]).toEqual([[], 0]);
  });

  it('are dropped after thirty days by the next one', () => {
    putPayment(record('T1'));
    setNow(() => new Date(since + paymentLifeMs));
    putPayment(record('T2', { since: since + paymentLifeMs }));
    expect(names()).toEqual(['T2']);
  });

  it.each(['', 'null', '{}', '7', '"T1"', '[', '[{"transaction":1}]', '<html>'])(
    'are none where the storage holds %j (FLT-6)',
    (rubbish) => {
      window.localStorage.setItem(storageKey, rubbish);
      expect(readPayments()).toEqual([]);
    },
  );

  it('stay known beside one that can’t be read (FLT-6)', () => {
    window.localStorage.setItem(storageKey, JSON.stringify([null, { transaction: 1 }, record('T1')]));
    expect(names()).toEqual(['T1']);
  });
});

describe('who listens to the payments (PAY-13)', () => {
  const listening = () => {
    const heard = vi.fn();
    return { heard, stop: subscribePayments(heard) };
  };

  it('hears each change, and nothing where there is none', () => {
    const { heard, stop } = listening();
    putPayment(record('T1'));
    expect(heard).toHaveBeenCalledTimes(1);
    patchPayment('T1', { contracting: false });
    patchPayment('T9', { contracting: true });
    prunePayments((kept) => kept);
    expect(heard).toHaveBeenCalledTimes(1);
    patchPayment('T1', { contracting: true });
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    patchPayment('T1', { contracting: false });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Event, number]>([
    ['another tab’s change', new StorageEvent('storage', { key: storageKey }), 1],
    ['that another tab cleared everything', new StorageEvent('storage', { key: null }), 1],
    ['nothing of what isn’t a payment', new StorageEvent('storage', { key: 'cportal.language' }), 0],
    ['what a page missed in the back-forward cache', new PageTransitionEvent('pageshow', { persisted: true }), 1],
    ['nothing of a page that has just loaded', new PageTransitionEvent('pageshow', { persisted: false }), 0],
  ])('hears %s, until they stop', (_what, event, times) => {
    const { heard, stop } = listening();
    window.dispatchEvent(event);
    expect(heard).toHaveBeenCalledTimes(times);
    stop();
    window.dispatchEvent(event);
    expect(heard).toHaveBeenCalledTimes(times);
  });
});

describe('the lock of a payment (PAY-13)', () => {
  const request = vi.fn((_name: string, run: () => Promise<unknown>) => run());
  beforeEach(() => {
    request.mockClear();
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('is one a member: what it guards runs in it, and its result comes back', async () => {
    await expect(withPaymentLock(anna, () => Promise.resolve('T1'))).resolves.toBe('T1');
    await expect(withPaymentLock(bela, () => Promise.resolve('T2'))).resolves.toBe('T2');
    expect(request.mock.calls.map(([name]) => name)).toEqual([
      `${storageKey}.${payersOf(anna)[0]}`,
      `${storageKey}.${payersOf(bela)[0]}`,
    ]);
  });

  it('is left out where the browser has none', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    await expect(withPaymentLock(anna, () => Promise.resolve('T1'))).resolves.toBe('T1');
    expect(request).not.toHaveBeenCalled();
  });

  it('is left out where the browser refuses it, as with blocked site data, and what it guards runs once', async () => {
    request.mockImplementationOnce(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
    const run = vi.fn(() => Promise.resolve('T1'));
    await expect(withPaymentLock(anna, run)).resolves.toBe('T1');
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('doesn’t run again what failed while it was held', async () => {
    const run = vi.fn(() => Promise.reject(new Error('offline')));
    await expect(withPaymentLock(anna, run)).rejects.toThrow('offline');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
