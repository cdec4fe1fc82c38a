// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import { openPaymentLifeMs, payersOf, paymentLifeMs, type PaymentRecord } from '../../src/session/paymentRecord';
import {
  contractPayment,
  endedInTab,
  hasGivenUp,
  hasJustPaid,
  latestPaid,
  latestPayment,
  openPayment,
  recordOf,
  unbookedPayment,
  unbookedPayments,
  uninvoicedPayments,
} from '../../src/session/paymentSelectors';
import type { Session } from '../../src/session/sessionSchema';
import { anna as annaUser, bela as belaUser } from './tokens';

const anna: Session = { token: 'x', currentUser: annaUser };
const bela: Session = { token: 'x', currentUser: belaUser };
const begun = Date.UTC(2026, 2, 10, 9);
const dayMs = 86_400_000;
const paid = { paid: true, auth: '123456', codes: [] };
const failed = { paid: false, auth: '', codes: ['PAYMENT_FAILED'] };

const record = (transaction: string, more: Partial<PaymentRecord> = {}): PaymentRecord => ({
  transaction,
  payer: payersOf(anna)[0],
  contracting: false,
  since: begun,
  ...more,
});
const ofContract = (transaction: string, more: Partial<PaymentRecord> = {}): PaymentRecord =>
  record(transaction, { contracting: true, contractKey: 'AB-12', ...more });

const at = (later: number): void => setNow(() => new Date(begun + later));
beforeEach(() => at(0));
afterEach(() => setNow());

describe('what is recorded of a transaction', () => {
  const records = [record('T1'), ofContract('T2'), record('T3')];

  it.each<[string, Session, string, string | undefined]>([
    ['is its payer’s to know', anna, 'T3', 'T3'],
    ['is the tab’s to know that pays it', { ...bela, transaction: 'T1' }, 'T1', 'T1'],
    ['is theirs to know who are in the contract that it pays', { ...bela, contractKey: 'AB-12' }, 'T2', 'T2'],
    ['is nobody else’s', bela, 'T1', undefined],
    ['is not theirs who pay something else', { ...bela, transaction: 'T3' }, 'T1', undefined],
    ['is not theirs who are in another contract', { ...bela, contractKey: 'CD-34' }, 'T2', undefined],
    ['is not theirs who are in a contract, where it pays none', { ...bela, contractKey: 'AB-12' }, 'T1', undefined],
    ['is nothing where the device knows no such transaction', anna, 'T9', undefined],
  ])('%s (PAY-13)', (_what, session, transaction, known) => {
    expect(recordOf(records, session, transaction)?.transaction).toBe(known);
  });
});

describe('the member’s latest payment, if it went through', () => {
  const ofYear = (more: Partial<PaymentRecord> = {}) => record('T1', { year: 2026, result: paid, ...more });

  it.each<[string, PaymentRecord[], string | undefined]>([
    ['is named', [ofYear()], 'T1'],
    ['is none of another year', [ofYear({ year: 2025 })], undefined],
    ['is none that failed', [ofYear({ result: failed })], undefined],
    ['is none that is open', [ofYear({ result: undefined })], undefined],
    ['is none of a contract, which says it itself', [ofYear({ contracting: true, contractKey: 'AB-12' })], undefined],
    ['is none of another member', [ofYear({ payer: payersOf(bela)[0] })], undefined],
    ['is none before one that failed', [ofYear(), record('T2', { result: failed })], undefined],
  ])('%s', (_what, records, known) => {
    expect(latestPaid(records, anna, 2026)?.transaction).toBe(known);
  });
});

describe('the member’s latest payment', () => {
  it('is the last one that they began, whatever others paid since (PAY-13)', () => {
    const records = [record('T1'), record('T2', { result: failed }), record('T3', { payer: payersOf(bela)[0] })];
    expect(latestPayment(records, anna)?.transaction).toBe('T2');
    expect(latestPayment(records.slice(2), anna)).toBeUndefined();
  });
});

describe('a payment that was given up a while ago (PAY-12)', () => {
  it.each<[string, Partial<PaymentRecord>, number, boolean]>([
    ['is remembered for a quarter of an hour', { givenUp: true }, openPaymentLifeMs - 1, true],
    ['is forgotten then', { givenUp: true }, openPaymentLifeMs, false],
    ['is none while it goes on', {}, 0, false],
    ['is none that somebody else gave up', { givenUp: true, payer: payersOf(bela)[0] }, 0, false],
  ])('%s', (_what, more, later, expected) => {
    at(later);
    expect(hasGivenUp([record('T1', more), record('T2')], anna)).toBe(expected);
  });

  it('counts though a later one is under way', () => {
    expect(hasGivenUp([record('T1', { givenUp: true }), record('T2')], anna)).toBe(true);
  });
});

describe('a payment that has just gone through (PAY-8)', () => {
  it.each<[string, Partial<PaymentRecord>, number, boolean]>([
    ['may not have unblocked the card for a quarter of an hour', { result: paid }, 899_999, true],
    ['has unblocked it by then', { result: paid }, 900_000, false],
    ['is none that failed', { result: failed }, 0, false],
    ['is none that is open', {}, 0, false],
    ['is none of somebody else', { result: paid, payer: payersOf(bela)[0] }, 0, false],
  ])('%s', (_what, more, later, expected) => {
    at(later);
    expect(hasJustPaid([record('T1', more), record('T2')], anna)).toBe(expected);
  });
});

describe('a payment whose invoice may not be listed yet (UX-8)', () => {
  it.each<[string, Partial<PaymentRecord>, number, boolean]>([
    ['went through within a day', { result: paid }, dayMs - 1, true],
    ['is invoiced a day later', { result: paid }, dayMs, false],
    ['is none that failed', { result: failed }, 0, false],
    ['is none of somebody else', { result: paid, payer: payersOf(bela)[0] }, 0, false],
  ])('%s', (_what, more, later, expected) => {
    at(later);
    expect(uninvoicedPayments([record('T1', more)], anna)).toHaveLength(expected ? 1 : 0);
  });
});

describe('the payments that a debit may not show yet (PAY-12)', () => {
  const debt = { annualDebit: 12_400, year: 2026 };
  const records = [
    record('T1', { ...debt, result: paid }),
    record('T2', { ...debt, result: paid }),
    record('T3', { ...debt, annualDebit: 7_400, result: paid }),
    record('T4', { ...debt, year: 2027, result: paid }),
    record('T5', { ...debt, result: paid, payer: payersOf(bela)[0] }),
    record('T6', { ...debt, result: failed }),
  ];

  it('are the member’s authorised ones of that year', () => {
    expect(unbookedPayments(records, anna, 2026).map(({ transaction }) => transaction)).toEqual(['T1', 'T2', 'T3']);
  });

  it('hold back another one by the latest with the same debit before it', () => {
    expect(unbookedPayment(records, anna, debt)?.transaction).toBe('T2');
    expect(unbookedPayment(records, anna, { ...debt, annualDebit: 100 })).toBeUndefined();
    expect(unbookedPayment(records, anna, { ...debt, annualDebit: 7_400, year: 2027 })).toBeUndefined();
  });

  it('are none after a day', () => {
    at(dayMs);
    expect(unbookedPayments(records, anna, 2026)).toEqual([]);
  });
});

describe('the open payment that keeps a page from starting another (PAY-6)', () => {
  it.each<[string, readonly PaymentRecord[], Session, string | undefined, number, string | undefined]>([
    ['is one that this member began in any tab', [record('T1')], anna, undefined, 0, 'T1'],
    ['is the tab’s own, though the device lost its record', [], { ...anna, transaction: 'T9' }, undefined, 0, 'T9'],
    ['is the tab’s own before another tab’s', [record('T1')], { ...anna, transaction: 'T9' }, undefined, 0, 'T9'],
    [
      'is no longer the tab’s own once its end is known',
      [record('T1', { result: failed })],
      { ...anna, transaction: 'T1' },
      undefined,
      0,
      undefined,
    ],
    [
      'is the tab’s own, though it was given up elsewhere: its bank’s page may still be open',
      [record('T1', { givenUp: true })],
      { ...anna, transaction: 'T1' },
      undefined,
      0,
      'T1',
    ],
    ['is another tab’s for a quarter of an hour', [record('T1')], anna, undefined, openPaymentLifeMs - 1, 'T1'],
    ['is no longer another tab’s then', [record('T1')], anna, undefined, openPaymentLifeMs, undefined],
    ['is none that somebody else began', [record('T1')], bela, undefined, 0, undefined],
    ['is none that was given up', [record('T1', { givenUp: true })], anna, undefined, 0, undefined],
    ['is none that went through', [record('T1', { result: paid })], anna, undefined, 0, undefined],
    ['is the contract’s on its page, whoever began it', [ofContract('T1')], bela, 'AB-12', 0, 'T1'],
    ['is the contract’s on its page, long after', [ofContract('T1')], bela, 'AB-12', paymentLifeMs - 1, 'T1'],
    ['is not the contract’s on another page', [ofContract('T1')], bela, undefined, 0, undefined],
    ['is not another contract’s', [ofContract('T1')], bela, 'CD-34', 0, undefined],
    ['is not the contract’s once that is paid', [ofContract('T1', { result: paid })], bela, 'AB-12', 0, undefined],
    ['is none on a device that knows of none', [], anna, 'AB-12', 0, undefined],
  ])('%s', (_what, records, session, contractKey, later, transaction) => {
    at(later);
    expect(openPayment(records, session, contractKey)).toBe(transaction);
  });
});

describe('what the session says of the payment that ended in this tab (PAY-7)', () => {
  it.each<[string, Session['endTransaction'], ReturnType<typeof endedInTab>]>([
    [
      'is nothing where none ended',
      undefined,
      { transaction: undefined, amount: undefined, contractKey: undefined, result: undefined },
    ],
    [
      'is only its name where a link led here',
      { transaction: 'T1', contractKey: 'AB-12' },
      { transaction: 'T1', amount: undefined, contractKey: 'AB-12', result: undefined },
    ],
    [
      'is that it went through, by its authorisation',
      { transaction: 'T1', auth: '123456', amount: 5_000 },
      { transaction: 'T1', amount: 5_000, contractKey: undefined, result: { paid: true, auth: '123456', codes: [] } },
    ],
    [
      'is that it went through, though no authorisation is known',
      { transaction: 'T1', paid: true },
      {
        transaction: 'T1',
        amount: undefined,
        contractKey: undefined,
        result: { paid: true, auth: '', codes: [] },
      },
    ],
    [
      'is that it failed, and why',
      { transaction: 'T1', auth: '', codes: ['PAYMENT_FAILED'] },
      {
        transaction: 'T1',
        amount: undefined,
        contractKey: undefined,
        result: { paid: false, auth: '', codes: ['PAYMENT_FAILED'] },
      },
    ],
    [
      'is that it failed, where that is said beside an authorisation',
      { transaction: 'T1', auth: '123456', paid: false },
      {
        transaction: 'T1',
        amount: undefined,
        contractKey: undefined,
        result: { paid: false, auth: '123456', codes: [] },
      },
    ],
  ])('%s', (_what, endTransaction, expected) => {
    expect(endedInTab({ endTransaction })).toEqual(expected);
  });
});

describe('what is known of a contract’s payment (SUM-4, PAY-13)', () => {
  const key = 'AB-12';

  it.each<[string, readonly PaymentRecord[], Session, object | undefined]>([
    ['is nothing where none was begun', [], anna, undefined],
    [
      'is that it is open',
      [ofContract('T1', { amount: 5_000 })],
      anna,
      { state: 'open', transaction: 'T1', amount: 5_000 },
    ],
    [
      'is that the tab’s own is open, of which the device lost the record: it may pay this contract',
      [],
      { ...anna, transaction: 'T9' },
      { state: 'open', transaction: 'T9', amount: undefined },
    ],
    ['is nothing while the member pays a plain debit', [record('T1')], anna, undefined],
    ['is nothing while the tab pays a plain debit', [record('T1')], { ...anna, transaction: 'T1' }, undefined],
    ['is nothing while another contract is paid', [ofContract('T1', { contractKey: 'CD-34' })], anna, undefined],
    [
      'is that it is open, where the record doesn’t say which contract it pays',
      [ofContract('T1', { contractKey: undefined })],
      anna,
      { state: 'open', transaction: 'T1', amount: undefined },
    ],
    [
      'is that it is paid, with what it took of an overpayment',
      [ofContract('T1', { result: paid, amount: 5_000, overpayment: 100 })],
      bela,
      { state: 'paid', transaction: 'T1', auth: '123456', amount: 5_000, overpayment: 100 },
    ],
    [
      'is the last one that went through',
      [ofContract('T1', { result: paid }), ofContract('T2', { result: paid })],
      bela,
      { state: 'paid', transaction: 'T2', auth: '123456', amount: undefined, overpayment: undefined },
    ],
    [
      'is nothing where another contract is paid',
      [ofContract('T1', { result: paid, contractKey: 'CD-34' })],
      anna,
      undefined,
    ],
    [
      'is that it is paid, though another contract was paid since',
      [ofContract('T1', { result: paid }), ofContract('T2', { result: paid, contractKey: 'CD-34' })],
      anna,
      { state: 'paid', transaction: 'T1', auth: '123456', amount: undefined, overpayment: undefined },
    ],
    ['is nothing once it failed', [ofContract('T1', { result: failed })], anna, undefined],
    [
      'is that it failed in this tab',
      [],
      { ...anna, endTransaction: { transaction: 'T1', auth: '', amount: 5_000, contractKey: key } },
      { state: 'failed', transaction: 'T1', auth: '', amount: 5_000, overpayment: undefined },
    ],
    [
      'is that it went through in this tab',
      [],
      { ...anna, endTransaction: { transaction: 'T1', auth: '123456', contractKey: key } },
      { state: 'paid', transaction: 'T1', auth: '123456', amount: undefined, overpayment: undefined },
    ],
    [
      'is that it failed, where a link only names it: nobody says that it is paid',
      [],
      { ...anna, endTransaction: { transaction: 'T1', contractKey: key } },
      { state: 'failed', transaction: 'T1', auth: undefined, amount: undefined, overpayment: undefined },
    ],
    [
      'is nothing of another contract that this tab paid',
      [],
      { ...anna, endTransaction: { transaction: 'T1', auth: '123456', contractKey: 'CD-34' } },
      undefined,
    ],
    [
      'is that it is paid, though a later try failed in this tab',
      [ofContract('T1', { result: paid })],
      { ...anna, endTransaction: { transaction: 'T2', auth: '', contractKey: key } },
      { state: 'paid', transaction: 'T1', auth: '123456', amount: undefined, overpayment: undefined },
    ],
  ])('%s', (_what, records, session, expected) => {
    expect(contractPayment(records, session, key)).toEqual(expected);
  });
});
