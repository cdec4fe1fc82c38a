import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import { forgetSettled, giveUpPayment, markInForce, recordEnd } from '../../src/features/paying/settlePayment';
import { dropPayment, recordStart } from '../../src/features/paying/startPayment';
import { paymentLifeMs } from '../../src/session/paymentRecord';
import * as selectors from '../../src/session/paymentSelectors';
import { readPayments, subscribePayments, withPaymentLock } from '../../src/session/paymentStore';
import type { Session } from '../../src/session/sessionSchema';

const openPayment = (session: Session, contractKey?: string) =>
  selectors.openPayment(readPayments(), session, contractKey);
const recordOf = (session: Session, transaction: string) => selectors.recordOf(readPayments(), session, transaction);
const contractPayment = (session: Session, contractKey: string) =>
  selectors.contractPayment(readPayments(), session, contractKey);

const member = (email: string): Session => ({
  token: 'x',
  currentUser: { firstName: 'Anna', lastName: 'Kovács', email },
});
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
    expect(openPayment(anna)).toBeUndefined();
    recordStart(anna, { transaction: 'T1', contracting: false });
    expect(openPayment(anna)).toBe('T1');
  });

  it('is this tab’s own before any other’s', () => {
    recordStart(anna, { transaction: 'T1', contracting: false });
    expect(openPayment({ ...anna, transaction: 'T2' })).toBe('T2');
  });

  it('is nothing to another member at the same computer', () => {
    recordStart(anna, { transaction: 'T1', contracting: false });
    expect(openPayment(bela)).toBeUndefined();
  });

  it('lasts thirty days on the device, and as long as the session for its own tab', () => {
    recordStart(anna, { transaction: 'T1', contracting: false });
    time += paymentLifeMs - 1;
    expect(openPayment(anna)).toBe('T1');
    time += 1;
    expect(openPayment(anna)).toBeUndefined();
    expect(openPayment({ ...anna, transaction: 'T1' })).toBe('T1');
  });

  it('does not last for ever when the device’s clock is put back', () => {
    recordStart(anna, { transaction: 'T1', contracting: false });
    time -= paymentLifeMs;
    expect(openPayment(anna)).toBeUndefined();
  });

  it('remembers what it pays, long after, to lead back to the right page and to tell how it ended (PAY-7, PAY-8, PAY-12)', () => {
    recordStart(anna, {
      transaction: 'T1',
      contracting: true,
      contractKey: 'AB-12',
      amount: 5_000,
    });
    time += paymentLifeMs / 2;
    expect(recordOf(anna, 'T1')).toMatchObject({ contracting: true, contractKey: 'AB-12', amount: 5_000 });
    expect(recordOf(anna, 'T2')).toBeUndefined();
  });

  it('locks only the contract that it pays (PAY-14)', () => {
    recordStart(anna, { transaction: 'T1', contracting: true, contractKey: 'AB-12' });
    expect(contractPayment(anna, 'AB-12')).toMatchObject({ state: 'open', transaction: 'T1' });
    expect(contractPayment(anna, 'CD-34')).toBeUndefined();
    recordStart(bela, { transaction: 'T2', contracting: false });
    expect(contractPayment(bela, 'CD-34')).toBeUndefined();
    // Begun where nothing could be recorded: it may be this contract's.
    expect(contractPayment({ ...bela, transaction: 'T9' }, 'CD-34')).toMatchObject({
      state: 'open',
      transaction: 'T9',
    });
  });

  it('ends with its result for all tabs, the one that began it included, until the log-out (PAY-13)', () => {
    recordStart(anna, { transaction: 'T1', contracting: false });
    const result = { paid: true, auth: '123456', codes: [] };
    recordEnd('T0', result);
    expect(openPayment(anna)).toBe('T1');
    recordEnd('T1', result);
    expect(openPayment(anna)).toBeUndefined();
    expect(openPayment({ ...anna, transaction: 'T1' })).toBeUndefined();
    expect(recordOf(anna, 'T1')?.result).toEqual(result);
    forgetSettled(anna);
    expect(stored()).toBe('');
    recordStart(anna, { transaction: 'T2', contracting: false });
    forgetSettled(anna);
    expect(openPayment(anna)).toBe('T2');
  });

  it('of one member is touched by nothing that another one does (PAY-13)', () => {
    recordStart(anna, { transaction: 'T1', contracting: false });
    recordStart(bela, { transaction: 'T2', contracting: true });
    expect([openPayment(anna), openPayment(bela)]).toEqual(['T1', 'T2']);
    giveUpPayment('T2');
    recordEnd('T2', { paid: false, auth: '', codes: [] });
    forgetSettled(bela);
    recordStart(bela, { transaction: 'T3', contracting: false });
    dropPayment('T3');
    expect(openPayment(bela)).toBeUndefined();
    expect(openPayment(anna)).toBe('T1');
  });

  it('runs what it guards without a lock where the browser has none (PAY-13)', async () => {
    expect('locks' in navigator).toBe(false);
    await expect(withPaymentLock(anna, () => Promise.resolve(1))).resolves.toBe(1);
  });

  const paid = { paid: true, auth: '123456', codes: [] };

  it('of a contract stays known through another payment, a log-out, another e-mail and a first kr, until the contract is in force (SUM-4, PAY-13)', () => {
    recordStart(anna, {
      transaction: 'T1',
      contracting: true,
      contractKey: 'AB-12',
      amount: 5_000,
      overpayment: 100,
    });
    recordEnd('T1', paid, 'AB-12');
    recordStart(anna, { transaction: 'T2', contracting: false });
    recordEnd('T2', paid);
    forgetSettled(anna);
    const known = { state: 'paid', transaction: 'T1', auth: '123456', amount: 5_000, overpayment: 100 };
    for (const session of [anna, bela, {}]) expect(contractPayment(session, 'AB-12')).toEqual(known);
    markInForce('AB-12');
    expect(contractPayment(anna, 'AB-12')).toBeUndefined();
    expect(stored()).toBe('');
  });

  it('of a contract whose end nobody learnt stays open, until it is given up on purpose or has failed (PAY-6, PAY-12)', () => {
    recordStart(anna, { transaction: 'T1', contracting: true, contractKey: 'AB-12' });
    expect(openPayment(anna, 'AB-12')).toBe('T1');
    recordStart(anna, { transaction: 'T2', contracting: false });
    const inContract = { ...anna, contractKey: 'AB-12' };
    expect(contractPayment(inContract, 'AB-12')).toMatchObject({ state: 'open', transaction: 'T1' });
    giveUpPayment('T1');
    expect(contractPayment(inContract, 'AB-12')).toBeUndefined();
    recordStart(anna, { transaction: 'T3', contracting: true, contractKey: 'AB-12' });
    recordEnd('T3', { paid: false, auth: '', codes: [] }, 'AB-12');
    expect(contractPayment(anna, 'AB-12')).toBeUndefined();
  });

  it('of a contract is noted as paid though nothing was noted when it began (SUM-4)', () => {
    recordEnd('T1', paid, 'AB-12');
    expect(contractPayment(anna, 'AB-12')).toMatchObject({ state: 'paid', transaction: 'T1' });
  });

  it('of a contract is forgotten after thirty days: what nobody counted by then has lapsed at the bank', () => {
    recordEnd('T1', paid, 'AB-12');
    time += 30 * 86_400_000;
    expect(contractPayment(anna, 'AB-12')).toBeUndefined();
  });

  it('is found by the kr, whatever the e-mail is by now, and by the e-mail until there is a kr (PAY-13)', () => {
    const withKr = (session: Session, kr: string): Session => ({
      ...session,
      currentUser: { ...session.currentUser!, kr },
    });
    recordStart(anna, { transaction: 'T1', contracting: false });
    expect(openPayment(withKr(anna, '123456'))).toBe('T1');
    recordStart(withKr(anna, '123456'), { transaction: 'T2', contracting: false });
    expect(openPayment(withKr(member('anna.uj@pelda.hu'), '123456'))).toBe('T2');
    dropPayment('T1');
    expect(openPayment(withKr(anna, '654321'))).toBeUndefined();
  });

  it('that was given up counts as paid for its contract once it is paid all the same (SUM-4)', () => {
    recordStart(anna, { transaction: 'T1', contracting: true, contractKey: 'AB-12' });
    giveUpPayment('T1');
    expect(contractPayment(anna, 'AB-12')).toBeUndefined();
    recordEnd('T1', paid, 'AB-12');
    expect(contractPayment(anna, 'AB-12')).toMatchObject({ state: 'paid', transaction: 'T1' });
  });

  it('of a contract is open for its steps while the tab pays something else (PAY-14)', () => {
    recordStart(anna, { transaction: 'T1', contracting: true, contractKey: 'AB-12' });
    recordStart(anna, { transaction: 'T2', contracting: false });
    expect(contractPayment({ ...anna, transaction: 'T2' }, 'AB-12')).toMatchObject({
      state: 'open',
      transaction: 'T1',
    });
  });

  it('tells its result to nobody else at the same computer (PAY-13)', () => {
    recordStart(anna, { transaction: 'T1', contracting: false });
    recordEnd('T1', paid);
    expect(recordOf(anna, 'T1')?.result).toEqual(paid);
    expect(recordOf(bela, 'T1')).toBeUndefined();
  });

  it('holds nothing that names the member (SEC-8)', () => {
    recordStart(anna, { transaction: 'T1', contracting: false });
    expect(stored()).not.toMatch(/anna|kovács|pelda/i);
  });

  it('ends, but not by the end of another one', () => {
    recordStart(anna, { transaction: 'T1', contracting: false });
    dropPayment('T0');
    expect(openPayment(anna)).toBe('T1');
    dropPayment('T1');
    expect(openPayment(anna)).toBeUndefined();
    expect(stored()).toBe('');
  });

  it.each(['', 'null', '[]', '{"transaction":1}', '{"transaction":"T1"', '<html>'])(
    'is none where the storage holds %j (FLT-6)',
    (rubbish) => {
      recordStart(anna, { transaction: 'T1', contracting: false });
      for (const key of Object.keys(window.localStorage)) window.localStorage.setItem(key, rubbish);
      expect(openPayment(anna)).toBeUndefined();
      expect(recordOf(anna, 'T1')).toBeUndefined();
    },
  );

  it('stays known beside a record that can’t be read (FLT-6)', () => {
    recordStart(anna, { transaction: 'T1', contracting: false });
    const [[key, text]] = Object.entries(window.localStorage) as [[string, string]];
    window.localStorage.setItem(key, text.replace('[', '[{"transaction":1},null,'));
    expect(openPayment(anna)).toBe('T1');
  });

  it('still keeps this page from paying twice where the storage throws (FLT-6)', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    recordStart(anna, { transaction: 'T1', contracting: false });
    expect(openPayment(anna)).toBe('T1');
    dropPayment('T1');
  });

  it('is told to who listens: this tab’s changes, and the other tabs’', () => {
    const heard = vi.fn();
    const stop = subscribePayments(heard);
    recordStart(anna, { transaction: 'T1', contracting: false });
    expect(heard).toHaveBeenCalledTimes(1);
    dropPayment('T1');
    expect(heard).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cportal.payment' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(heard).toHaveBeenCalledTimes(4);
    window.dispatchEvent(new StorageEvent('storage', { key: 'cportal.language' }));
    expect(heard).toHaveBeenCalledTimes(4);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(heard).toHaveBeenCalledTimes(5);
    stop();
    recordStart(anna, { transaction: 'T1', contracting: false });
    expect(heard).toHaveBeenCalledTimes(5);
  });
});
