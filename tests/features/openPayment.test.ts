import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNow } from '../../src/domain/clock';
import { clearOpenPayment, endOpenPayment, forgetContractPayment, forgetEndedPayment, giveUpPayment, markOpenPayment, noteBooking } from '../../src/session/changePayment';
import { contractPayment, openPaymentLeft, openPaymentLifeMs, openPaymentOf, unbookedPayment } from '../../src/session/openPayment';
import { withPaymentLock } from '../../src/session/paymentLock';
import { markerOf } from '../../src/session/paymentMarker';
import { watchOpenPayment } from '../../src/session/watchOpenPayment';
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
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    expect(openPaymentOf(anna)).toBe('T1');
  });

  it('is this tab’s own before any other’s', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    expect(openPaymentOf({ ...anna, transaction: 'T2' })).toBe('T2');
  });

  it('is nothing to another member at the same computer', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    expect(openPaymentOf(bela)).toBeUndefined();
  });

  it('lasts fifteen minutes for other tabs, and as long as the session for its own', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    time += openPaymentLifeMs - 1;
    expect(openPaymentOf(anna)).toBe('T1');
    expect(openPaymentLeft(anna)).toBe(1);
    time += 1;
    expect(openPaymentOf(anna)).toBeUndefined();
    expect(openPaymentOf({ ...anna, transaction: 'T1' })).toBe('T1');
  });

  it('does not last for ever when the device’s clock is put back', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    time -= 86_400_000;
    expect(openPaymentOf(anna)).toBeUndefined();
  });

  it('remembers what it pays, long after, to lead back to the right page and to tell how it ended (PAY-7, PAY-8, PAY-12)', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: true, contractKey: 'AB-12', amount: 5_000, annualDebit: 12_400, year: 2026 });
    time += openPaymentLifeMs * 4;
    expect(markerOf(anna, 'T1')).toMatchObject({ contracting: true, contractKey: 'AB-12', amount: 5_000, annualDebit: 12_400, year: 2026 });
    expect(markerOf(anna, 'T2')).toBeUndefined();
  });

  it('locks only the contract that it pays (PAY-14)', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: true, contractKey: 'AB-12' });
    expect(contractPayment(anna, 'AB-12')).toMatchObject({ state: 'open', transaction: 'T1' });
    expect(contractPayment(anna, 'CD-34')).toBeUndefined();
    markOpenPayment(bela, { transaction: 'T2', contracting: false });
    expect(contractPayment(bela, 'CD-34')).toBeUndefined();
    // Begun where no marker could be written: it may be this contract's.
    expect(contractPayment({ ...bela, transaction: 'T9' }, 'CD-34')).toMatchObject({ state: 'open', transaction: 'T9' });
  });

  it('ends with its result for all tabs, the one that began it included, until the log-out (PAY-13)', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    const result = { paid: true, auth: '123456', codes: [] };
    endOpenPayment(anna, 'T0', result);
    expect(openPaymentOf(anna)).toBe('T1');
    endOpenPayment(anna, 'T1', result);
    expect(openPaymentOf(anna)).toBeUndefined();
    expect(openPaymentOf({ ...anna, transaction: 'T1' })).toBeUndefined();
    expect(markerOf(anna, 'T1')?.result).toEqual(result);
    forgetEndedPayment(anna);
    expect(stored()).toBe('');
    markOpenPayment(anna, { transaction: 'T2', contracting: false });
    forgetEndedPayment(anna);
    expect(openPaymentOf(anna)).toBe('T2');
  });

  it('that was authorised holds back another one for a day while the same debit stands, a log-out included (PAY-12)', () => {
    const debt = { annualDebit: 12_400, year: 2026 };
    markOpenPayment(anna, { transaction: 'T1', contracting: false, amount: 5_000, ...debt });
    expect(unbookedPayment(anna, debt)).toBeUndefined();
    endOpenPayment(anna, 'T1', { paid: true, auth: '123456', codes: [] });
    forgetEndedPayment(anna);
    expect(unbookedPayment(anna, debt)).toMatchObject({ transaction: 'T1', amount: 5_000 });
    expect(unbookedPayment(bela, debt)).toBeUndefined();
    expect(unbookedPayment(anna, { ...debt, annualDebit: 7_400 })).toBeUndefined();
    expect(unbookedPayment(anna, { ...debt, year: 2027 })).toBeUndefined();
    time += 86_400_000;
    expect(unbookedPayment(anna, debt)).toBeUndefined();
    markOpenPayment(anna, { transaction: 'T2', contracting: false, ...debt });
    endOpenPayment(anna, 'T2', { paid: false, auth: '', codes: [] });
    expect(unbookedPayment(anna, debt)).toBeUndefined();
  });

  it('that the debits show as booked holds back none any more, and leaves nothing on the device after a log-out (PAY-12, SES-9)', () => {
    const debt = { annualDebit: 12_400, year: 2026 };
    markOpenPayment(anna, { transaction: 'T1', contracting: false, amount: 5_000, ...debt });
    noteBooking(anna, { ...debt, annualDebit: 7_400 });
    endOpenPayment(anna, 'T1', { paid: true, auth: '123456', codes: [] });
    noteBooking(anna, debt);
    noteBooking(anna, { annualDebit: 7_400, year: 2027 });
    expect(unbookedPayment(anna, debt)).toBeDefined();
    noteBooking(anna, { ...debt, annualDebit: 7_400 });
    expect(unbookedPayment(anna, debt)).toBeUndefined();
    // The other tabs may not have heard of the result yet.
    expect(markerOf(anna, 'T1')?.result?.paid).toBe(true);
    forgetEndedPayment(anna);
    expect(stored()).toBe('');
  });

  it('of one member is touched by nothing that another one does (PAY-13)', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    markOpenPayment(bela, { transaction: 'T2', contracting: true });
    expect([openPaymentOf(anna), openPaymentOf(bela)]).toEqual(['T1', 'T2']);
    clearOpenPayment(bela, 'T1');
    endOpenPayment(bela, 'T2', { paid: false, auth: '', codes: [] });
    expect(openPaymentOf(anna)).toBe('T1');
  });

  it('runs what it guards without a lock where the browser has none (PAY-13)', async () => {
    expect('locks' in navigator).toBe(false);
    await expect(withPaymentLock(anna, () => Promise.resolve(1))).resolves.toBe(1);
  });

  const paid = { paid: true, auth: '123456', codes: [] };

  it('of a contract stays known through another payment, a log-out, another e-mail and a first kr, until the contract is in force (SUM-4, PAY-13)', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: true, contractKey: 'AB-12', amount: 5_000, overpayment: 100 });
    endOpenPayment(anna, 'T1', paid, 'AB-12');
    markOpenPayment(anna, { transaction: 'T2', contracting: false });
    endOpenPayment(anna, 'T2', paid);
    forgetEndedPayment(anna);
    const known = { state: 'paid', transaction: 'T1', auth: '123456', amount: 5_000, overpayment: 100 };
    for (const session of [anna, bela, {}]) expect(contractPayment(session, 'AB-12')).toEqual(known);
    forgetContractPayment('AB-12');
    expect(contractPayment(anna, 'AB-12')).toBeUndefined();
    expect(stored()).toBe('');
  });

  it('of a contract whose end nobody learnt stays open after the fifteen minutes, until it is given up on purpose or has failed (PAY-6, PAY-12)', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: true, contractKey: 'AB-12' });
    time += openPaymentLifeMs;
    expect(openPaymentOf(anna)).toBeUndefined();
    expect(openPaymentOf(anna, 'AB-12')).toBe('T1');
    markOpenPayment(anna, { transaction: 'T2', contracting: false });
    time += openPaymentLifeMs;
    const inContract = { ...anna, contractKey: 'AB-12' };
    expect(contractPayment(inContract, 'AB-12')).toMatchObject({ state: 'open', transaction: 'T1' });
    giveUpPayment(inContract, 'T1');
    expect(contractPayment(inContract, 'AB-12')).toBeUndefined();
    markOpenPayment(anna, { transaction: 'T3', contracting: true, contractKey: 'AB-12' });
    endOpenPayment(anna, 'T3', { paid: false, auth: '', codes: [] }, 'AB-12');
    expect(contractPayment(anna, 'AB-12')).toBeUndefined();
  });

  it('of a contract is noted as paid though nothing was noted when it began (SUM-4)', () => {
    endOpenPayment(anna, 'T1', paid, 'AB-12');
    expect(contractPayment(anna, 'AB-12')).toMatchObject({ state: 'paid', transaction: 'T1' });
  });

  it('of a contract is forgotten after thirty days: what nobody counted by then has lapsed at the bank', () => {
    endOpenPayment(anna, 'T1', paid, 'AB-12');
    time += 30 * 86_400_000;
    expect(contractPayment(anna, 'AB-12')).toBeUndefined();
  });

  it('is found by the kr, whatever the e-mail is by now, and by the e-mail until there is a kr (PAY-13)', () => {
    const withKr = (session: Session, kr: string): Session => ({ ...session, currentUser: { ...session.currentUser!, kr } });
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    expect(openPaymentOf(withKr(anna, '123456'))).toBe('T1');
    markOpenPayment(withKr(anna, '123456'), { transaction: 'T2', contracting: false });
    expect(openPaymentOf(withKr(member('anna.uj@pelda.hu'), '123456'))).toBe('T2');
    expect(openPaymentOf(withKr(anna, '654321'))).toBeUndefined();
  });

  it('holds nothing that names the member (SEC-8)', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    expect(stored()).not.toMatch(/anna|kovács|pelda/i);
  });

  it('ends, but not by the end of another one', () => {
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    clearOpenPayment(anna, 'T0');
    expect(openPaymentOf(anna)).toBe('T1');
    clearOpenPayment(anna, 'T1');
    expect(openPaymentOf(anna)).toBeUndefined();
    expect(stored()).toBe('');
  });

  it.each(['', 'null', '[]', '{"transaction":1}', '{"transaction":"T1"', '<html>'])('is none where the storage holds %j (FLT-6)', (rubbish) => {
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    for (const key of Object.keys(window.localStorage)) window.localStorage.setItem(key, rubbish);
    expect(openPaymentOf(anna)).toBeUndefined();
    expect(markerOf(anna, 'T1')).toBeUndefined();
  });

  it('still keeps this page from paying twice where the storage throws (FLT-6)', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    expect(openPaymentOf(anna)).toBe('T1');
    clearOpenPayment(anna, 'T1');
  });

  it('is told to who listens: this tab’s changes, and the other tabs’', () => {
    const heard = vi.fn();
    const stop = watchOpenPayment(heard);
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    expect(heard).toHaveBeenCalledTimes(1);
    clearOpenPayment(anna, 'T1');
    expect(heard).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cportal.payment.1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(4);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cportal.language' }));
    expect(heard).toHaveBeenCalledTimes(4);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(heard).toHaveBeenCalledTimes(5);
    stop();
    markOpenPayment(anna, { transaction: 'T1', contracting: false });
    expect(heard).toHaveBeenCalledTimes(5);
  });
});
