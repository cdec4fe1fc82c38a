import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { setNow } from '~/domain/time/clock';
import { giveUpPayment, markInForce, recordEnd } from '~/features/paying/settlePayment';
import { dropPayment, recordStart } from '~/features/paying/startPayment';
import * as selectors from '~/session/paymentSelectors';
import { forgetEnded, readPayments } from '~/session/paymentStore';
import type { Session } from '~/session/sessionSchema';

const openPayment = (session: Session, contractKey?: string) =>
  selectors.openPayment(readPayments(), session, contractKey);
const recordOf = (session: Session, transaction: string) => selectors.recordOf(readPayments(), session, transaction);
const contractPayment = (session: Session) => selectors.contractPayment(readPayments(), session, 'AB-12');

const member = (email: string, kr?: string): Session => ({
  token: 'x',
  currentUser: { firstName: 'Anna', lastName: 'Kovács', email, kr },
});
const anna = member('anna@pelda.hu');
const bela = member('bela@pelda.hu');
const paid = { paid: true, auth: '123456', codes: [] };
const failed = { paid: false, auth: '', codes: ['PAYMENT_FAILED'] };
const plain = (transaction: string) => ({ transaction, contracting: false });
const ofContract = (transaction: string) => ({ transaction, contracting: true, contractKey: 'AB-12' });
const stored = (): string => Object.values(window.localStorage).join();

beforeEach(() => {
  window.localStorage.clear();
  setNow(() => new Date('2026-03-10T09:00:00Z'));
});
afterEach(() => {
  setNow();
  window.localStorage.clear();
});

it('a payment is open until its result is known to all tabs, and forgotten at the log-out (PAY-6, PAY-13, SES-9)', () => {
  recordStart(anna, plain('T1'));
  expect(stored()).not.toMatch(/anna|kovács|pelda/i);
  recordEnd('T0', paid);
  dropPayment('T0');
  expect(openPayment(anna)).toBe('T1');
  recordEnd('T1', paid);
  expect(openPayment({ ...anna, transaction: 'T1' })).toBeUndefined();
  expect(recordOf(anna, 'T1')?.result).toEqual(paid);
  recordStart(anna, plain('T2'));
  forgetEnded(anna);
  expect(recordOf(anna, 'T1')).toBeUndefined();
  expect(openPayment(anna)).toBe('T2');
});

it('a payment of one member is touched and seen by nothing that another one does (PAY-13)', () => {
  recordStart(anna, plain('T1'));
  recordStart(bela, plain('T2'));
  giveUpPayment('T2');
  recordEnd('T2', failed);
  forgetEnded(bela);
  recordStart(bela, plain('T3'));
  dropPayment('T3');
  expect([openPayment(bela), openPayment(anna)]).toEqual([undefined, 'T1']);
  expect(recordOf(bela, 'T1')).toBeUndefined();
});

it('a payment is found by the kr, whatever the e-mail is by now, and by the e-mail until there is a kr (PAY-13)', () => {
  recordStart(anna, plain('T1'));
  expect(openPayment(member('anna@pelda.hu', '123456'))).toBe('T1');
  recordStart(member('anna@pelda.hu', '123456'), plain('T2'));
  dropPayment('T1');
  expect(openPayment(member('anna.uj@pelda.hu', '123456'))).toBe('T2');
  expect(openPayment(member('anna@pelda.hu', '654321'))).toBeUndefined();
});

it('a payment keeps this page from paying twice where the storage throws (FLT-6)', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  recordStart(anna, plain('T1'));
  expect(openPayment(anna)).toBe('T1');
  dropPayment('T1');
});

it('a contract’s payment stays known as paid through another payment, a log-out and another member, until the contract is in force (SUM-4, PAY-13)', () => {
  recordStart(anna, { ...ofContract('T1'), amount: 5_000 });
  recordEnd('T1', paid, 'AB-12');
  recordStart(anna, plain('T2'));
  recordEnd('T2', failed);
  forgetEnded(anna);
  const known = { state: 'paid', transaction: 'T1', auth: '123456', amount: 5_000 };
  for (const session of [anna, bela, {}]) expect(contractPayment(session)).toEqual(known);
  markInForce('AB-12');
  expect(contractPayment(anna)).toBeUndefined();
  expect(stored()).toBe('');
});

it('a contract’s payment stays open until it is given up on purpose, and counts as paid once it is paid all the same (PAY-6, PAY-12, SUM-4)', () => {
  recordStart(anna, ofContract('T1'));
  recordStart(anna, plain('T2'));
  expect(contractPayment({ ...anna, contractKey: 'AB-12' })).toMatchObject({ state: 'open', transaction: 'T1' });
  giveUpPayment('T1');
  expect(contractPayment(anna)).toBeUndefined();
  recordEnd('T1', paid, 'AB-12');
  expect(contractPayment(anna)).toMatchObject({ state: 'paid', transaction: 'T1' });
});

it('a contract’s payment may be tried again once it failed, and is noted as paid though its start wasn’t (PAY-12, SUM-4)', () => {
  recordStart(anna, ofContract('T1'));
  recordEnd('T1', failed, 'AB-12');
  expect(contractPayment(anna)).toBeUndefined();
  recordEnd('T2', paid, 'AB-12');
  expect(contractPayment(anna)).toMatchObject({ state: 'paid', transaction: 'T2' });
});
