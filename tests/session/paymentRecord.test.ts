// @vitest-environment node
import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import {
  ageOf,
  guardsContract,
  isNeeded,
  isOpen,
  isPayer,
  payersOf,
  paymentLifeMs,
  paymentRecordSchema,
  statusOf,
  type PaymentRecord,
} from '../../src/session/paymentRecord';
import type { Session } from '../../src/session/sessionSchema';

const begun = Date.UTC(2026, 2, 10, 9);
const paid = { paid: true, auth: '123456', codes: [] };
const failed = { paid: false, auth: '', codes: ['PAYMENT_FAILED'] };

const ofContract: PaymentRecord = {
  transaction: 'T1',
  payer: 1,
  contracting: true,
  contractKey: 'AB-12',
  amount: 12_400,
  since: begun,
};
const plain: PaymentRecord = {
  transaction: 'T1',
  payer: 1,
  contracting: false,
  amount: 12_400,
  since: begun,
};

const at = (later: number): void => setNow(() => new Date(begun + later));
beforeEach(() => at(0));
afterEach(() => setNow());

describe('how a payment stands (PAY-12)', () => {
  it.each<[string, Partial<PaymentRecord>, ReturnType<typeof statusOf>]>([
    ['is open while nobody knows its end', {}, 'open'],
    ['is given up once it was left for another', { givenUp: true }, 'givenUp'],
    ['is paid', { result: paid }, 'paid'],
    ['is paid though it was given up: the bank took it', { givenUp: true, result: paid }, 'paid'],
    ['is paid though no authorisation is known', { result: { ...paid, auth: '' } }, 'paid'],
    ['has failed', { result: failed }, 'failed'],
    ['has failed though something names an authorisation', { result: { ...failed, auth: '123456' } }, 'failed'],
  ])('it %s', (_what, more, status) => {
    expect(statusOf({ ...plain, ...more })).toBe(status);
  });

  it('counts as open for thirty days, unless it ended or was given up (PAY-6)', () => {
    at(paymentLifeMs - 1);
    expect(isOpen(plain)).toBe(true);
    expect(isOpen({ ...plain, givenUp: true })).toBe(false);
    expect(isOpen({ ...plain, result: failed })).toBe(false);
    at(paymentLifeMs);
    expect(isOpen(plain)).toBe(false);
  });

  it('grows old in whichever way the device’s clock is changed', () => {
    at(5_000);
    expect(ageOf(plain)).toBe(5_000);
    at(-5_000);
    expect(ageOf(plain)).toBe(5_000);
  });
});

describe('a contract’s payment', () => {
  it.each<[string, Partial<PaymentRecord>, number, boolean]>([
    ['keeps it from being paid again while it is open', {}, 0, true],
    ['keeps it from being paid again once it is paid', { result: paid }, 0, true],
    ['does so for whoever signs in', { payer: undefined, result: paid }, 0, true],
    ['does so to the last moment of thirty days', { result: paid }, paymentLifeMs - 1, true],
    ['lets it be paid again after thirty days', { result: paid }, paymentLifeMs, false],
    ['lets it be paid again once it has failed', { result: failed }, 0, false],
    ['lets it be paid again once it was given up', { givenUp: true }, 0, false],
    ['keeps it, given up or not, once it is paid', { givenUp: true, result: paid }, 0, true],
    ['needs no guard once the contract is in force', { result: paid, booked: true }, 0, false],
    ['is none yet while the service has given it no name', { transaction: '?0.5' }, 0, false],
    ['is none where it pays no contract', { contractKey: undefined }, 0, false],
  ])('%s (SUM-4, PAY-13)', (_what, more, later, guards) => {
    at(later);
    expect(guardsContract({ ...ofContract, ...more })).toBe(guards);
  });

  it.each<[string, Partial<PaymentRecord>, boolean]>([
    ['that failed is forgotten once nobody’s latest payment is it', { payer: undefined, result: failed }, false],
    ['that failed stays the member’s latest one until the next', { result: failed }, true],
    ['that is paid stays after the log-out', { payer: undefined, result: paid }, true],
    ['that is in force is forgotten after the log-out', { payer: undefined, result: paid, booked: true }, false],
  ])('%s (PAY-13)', (_what, more, needed) => {
    expect(isNeeded({ ...ofContract, ...more })).toBe(needed);
  });

  it('is forgotten after thirty days, whoever paid it', () => {
    at(paymentLifeMs - 1);
    expect(isNeeded({ ...ofContract, result: paid })).toBe(true);
    at(paymentLifeMs);
    expect(isNeeded({ ...ofContract, result: paid })).toBe(false);
  });
});

describe('whose a payment is (PAY-13)', () => {
  const session = (email: string, kr?: string): Session => ({
    token: 'x',
    currentUser: { firstName: 'Anna', lastName: 'Kovács', email, kr },
  });

  it('goes by the kr first, so that another e-mail changes nothing, and by the e-mail in any case', () => {
    const [byKr, byEmail] = payersOf(session('anna@pelda.hu', '123456'));
    expect(payersOf(session('anna.uj@pelda.hu', '123456'))[0]).toBe(byKr);
    expect(payersOf(session('ANNA@pelda.hu'))).toEqual([byEmail]);
    expect(isPayer(session('anna@pelda.hu', '123456'), { ...plain, payer: byEmail })).toBe(true);
    expect(isPayer(session('bela@pelda.hu', '123456'), { ...plain, payer: byEmail })).toBe(false);
  });

  it('is told by the same numbers in every version: records on devices hold them', () => {
    expect(payersOf(session('Anna@pelda.hu', '123456'))).toEqual([6040, 40981]);
    expect(payersOf({})).toEqual([0]);
  });

  it('is told by numbers that are too short to identify anybody (SEC-8)', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.string({ minLength: 1 }), (email, kr) => {
        for (const payer of payersOf(session(email, kr))) expect(payer >= 0 && payer < 65_521).toBe(true);
      }),
    );
  });

  it('is nobody’s without a payer', () => {
    expect(isPayer(session('anna@pelda.hu'), { ...plain, payer: undefined })).toBe(false);
  });
});

describe('the record of a payment (PAY-13)', () => {
  const full: PaymentRecord = {
    ...ofContract,
    overpayment: 100,
    givenUp: true,
    result: failed,
    booked: true,
  };

  it('is read back field by field', () => {
    expect(v.parse(paymentRecordSchema, full)).toEqual(full);
  });

  it('is read back from what earlier versions stored, without the fields that are gone', () => {
    const stored = { ...full, annualDebit: 12_400, year: 2026, afterGivenUp: true, lostAt: begun };
    expect(v.parse(paymentRecordSchema, stored)).toEqual(full);
  });

  it.each<[string, object]>([
    ['no transaction', { transaction: undefined }],
    ['no word on what it pays', { contracting: undefined }],
    ['no beginning', { since: '2026-03-10' }],
    ['a sum that is no number', { amount: '12400' }],
    ['a result without an end', { result: { auth: '', codes: [] } }],
    ['a result whose codes are no list', { result: { ...failed, codes: 'X' } }],
  ])('is none with %s (FLT-6)', (_what, change) => {
    expect(v.is(paymentRecordSchema, { ...full, ...change })).toBe(false);
  });
});
