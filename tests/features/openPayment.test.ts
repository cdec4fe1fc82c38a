import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNow } from '../../src/domain/clock';
import { clearOpenPayment, isContractPayment, markOpenPayment, openPaymentLeft, openPaymentLifeMs, openPaymentOf, watchOpenPayment } from '../../src/session/openPayment';
import type { Session } from '../../src/session/sessionSchema';

const member = (email: string): Session => ({ token: 'x', currentUser: { firstName: 'Anna', lastName: 'Kovács', email } });
const anna = member('anna@pelda.hu');
const bela = member('bela@pelda.hu');

let time = 0;

beforeEach(() => {
  window.localStorage.clear();
  time = Date.UTC(2026, 2, 10, 9);
  setNow(() => new Date(time));
});
afterEach(() => {
  setNow();
  window.localStorage.clear();
});

const stored = (): string => Object.values(window.localStorage).join();

describe('a payment under way, as the tabs of a browser tell each other (PAY-6)', () => {
  it('is open to another tab of the same member', () => {
    expect(openPaymentOf(anna)).toBeUndefined();
    markOpenPayment(anna, 'T1', false);
    expect(openPaymentOf(anna)).toBe('T1');
  });

  it('is this tab’s own before any other’s', () => {
    markOpenPayment(anna, 'T1', false);
    expect(openPaymentOf({ ...anna, transaction: 'T2' })).toBe('T2');
  });

  it('is nothing to another member at the same computer', () => {
    markOpenPayment(anna, 'T1', false);
    expect(openPaymentOf(bela)).toBeUndefined();
  });

  it('lasts fifteen minutes for other tabs, and as long as the session for its own', () => {
    markOpenPayment(anna, 'T1', false);
    time += openPaymentLifeMs - 1;
    expect(openPaymentOf(anna)).toBe('T1');
    expect(openPaymentLeft(anna)).toBe(1);
    time += 1;
    expect(openPaymentOf(anna)).toBeUndefined();
    expect(openPaymentOf({ ...anna, transaction: 'T1' })).toBe('T1');
  });

  it('does not last for ever when the device’s clock is put back', () => {
    markOpenPayment(anna, 'T1', false);
    time -= 86_400_000;
    expect(openPaymentOf(anna)).toBeUndefined();
  });

  it('remembers what it pays, to lead back to the right page (PAY-7, PAY-8)', () => {
    markOpenPayment(anna, 'T1', true);
    expect(isContractPayment('T1')).toBe(true);
    expect(isContractPayment('T2')).toBeUndefined();
    time += openPaymentLifeMs * 4;
    expect(isContractPayment('T1')).toBe(true);
  });

  it('holds nothing that names the member (SEC-8)', () => {
    markOpenPayment(anna, 'T1', false);
    expect(stored()).not.toMatch(/anna|kovács|pelda/i);
  });

  it('ends, but not by the end of another one', () => {
    markOpenPayment(anna, 'T1', false);
    clearOpenPayment('T0');
    expect(openPaymentOf(anna)).toBe('T1');
    clearOpenPayment('T1');
    expect(openPaymentOf(anna)).toBeUndefined();
    expect(stored()).toBe('');
  });

  it.each(['', 'null', '[]', '{"transaction":1}', '{"transaction":"T1"', '<html>'])('is none where the storage holds %j (FLT-6)', (rubbish) => {
    markOpenPayment(anna, 'T1', false);
    for (const key of Object.keys(window.localStorage)) window.localStorage.setItem(key, rubbish);
    expect(openPaymentOf(anna)).toBeUndefined();
    expect(isContractPayment('T1')).toBeUndefined();
  });

  it('still keeps this page from paying twice where the storage throws (FLT-6)', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    markOpenPayment(anna, 'T1', false);
    expect(openPaymentOf(anna)).toBe('T1');
    clearOpenPayment('T1');
  });

  it('is told to who listens: this tab’s changes, and the other tabs’', () => {
    const heard = vi.fn();
    const stop = watchOpenPayment(heard);
    markOpenPayment(anna, 'T1', false);
    expect(heard).toHaveBeenCalledTimes(1);
    clearOpenPayment('T1');
    expect(heard).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cportal.payment' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(4);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cportal.language' }));
    expect(heard).toHaveBeenCalledTimes(4);
    stop();
    markOpenPayment(anna, 'T1', false);
    expect(heard).toHaveBeenCalledTimes(4);
  });
});
