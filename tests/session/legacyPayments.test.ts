import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import { payersOf } from '../../src/session/paymentRecord';
import { contractPayment, openPayment, recordOf } from '../../src/session/paymentSelectors';
import { patchPayment, putPayment, readPayments } from '../../src/session/paymentStore';
import type { Session } from '../../src/session/sessionSchema';

const anna: Session = {
  token: 'x',
  currentUser: { firstName: 'Anna', lastName: 'Kovács', email: 'anna@pelda.hu', kr: '123456' },
};
const since = Date.UTC(2026, 2, 10, 9);

/** Writes a record as version 2.8.1 did. */
const keep = (name: string | number, record: object): void =>
  window.localStorage.setItem(`cportal.payment.${name}`, JSON.stringify({ since, contracting: false, ...record }));

beforeEach(() => {
  window.localStorage.clear();
  setNow(() => new Date(since));
});
afterEach(() => {
  setNow();
  window.localStorage.clear();
});

describe('payments that an older version of the portal left on the device (PAY-13)', () => {
  it('still count: a member’s open one, and a contract’s paid one, whoever is signed in', () => {
    keep(payersOf(anna)[0], { transaction: 'T1', amount: 5_000, annualDebit: 12_400, year: 2026 });
    keep('contract.AB-12', {
      transaction: 'T2',
      contracting: true,
      contractKey: 'AB-12',
      result: { paid: true, auth: '123456', codes: [] },
    });
    expect(openPayment(readPayments(), anna)).toBe('T1');
    expect(recordOf(readPayments(), anna, 'T1')).toMatchObject({ amount: 5_000, annualDebit: 12_400 });
    expect(contractPayment(readPayments(), {}, 'AB-12')).toMatchObject({ state: 'paid', transaction: 'T2' });
  });

  it('are one record where both the member’s and the contract’s key held a copy', () => {
    const copy = { transaction: 'T1', contracting: true, contractKey: 'AB-12' };
    keep(payersOf(anna)[0], copy);
    keep('contract.AB-12', copy);
    expect(readPayments()).toEqual([{ ...copy, since, payer: payersOf(anna)[0] }]);
  });

  it('are taken over by the first change, and leave nothing behind', () => {
    keep(payersOf(anna)[0], { transaction: 'T1' });
    putPayment({ transaction: 'T2', payer: 1, contracting: false, since });
    patchPayment('T1', { lostAt: since });
    expect(Object.keys(window.localStorage)).toEqual(['cportal.payment']);
    expect(readPayments().map(({ transaction, lostAt }) => [transaction, lostAt])).toEqual([
      ['T1', since],
      ['T2', undefined],
    ]);
  });

  it('whose start never got its reply is open, and can’t be checked', () => {
    keep(payersOf(anna)[0], { transaction: '?' });
    expect(openPayment(readPayments(), anna)).toMatch(/^\?/);
  });

  it('are skipped where they can’t be read (FLT-6)', () => {
    keep('1', { transaction: 5 });
    window.localStorage.setItem('cportal.payment.2', '<html>');
    expect(readPayments()).toEqual([]);
  });
});
