// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { setNow } from '../../src/domain/time/clock';
import { payersOf, paymentLifeMs, type PaymentRecord } from '../../src/session/paymentRecord';
import {
  approvedPayment,
  contractPayment,
  endedInTab,
  endedPayments,
  latestPayment,
  openPayment,
  recordOf,
} from '../../src/session/paymentSelectors';
import type { Session } from '../../src/session/sessionSchema';
import { anna as annaUser, bela as belaUser } from './tokens';

const anna: Session = { token: 'x', currentUser: annaUser };
const bela: Session = { token: 'x', currentUser: belaUser };
const begun = Date.UTC(2026, 2, 10, 9);
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

describe('the member’s latest payment', () => {
  it('is the last one that they began, whatever others paid since (PAY-13)', () => {
    const records = [record('T1'), record('T2', { result: failed }), record('T3', { payer: payersOf(bela)[0] })];
    expect(latestPayment(records, anna)?.transaction).toBe('T2');
    expect(latestPayment(records.slice(2), anna)).toBeUndefined();
  });
});

describe('the payment that was approved in this session (PAY-8)', () => {
  const signedIn = (at: number): Session => ({
    ...anna,
    token: `x.${btoa(JSON.stringify({ exp: begun / 1_000 + 1e6, iat: at / 1_000 })).replaceAll('=', '')}.x`,
  });

  it.each<[string, Partial<PaymentRecord>, Session, string | undefined]>([
    ['is one that ended in any tab since the sign-in', { result: paid }, signedIn(begun), 'T1'],
    ['is none of an earlier session', { result: paid }, signedIn(begun + 1_000), undefined],
    ['is none that failed', { result: failed }, signedIn(begun), undefined],
    ['is none that is open', {}, signedIn(begun), undefined],
    ['is none of a contract, whose page says it', { result: paid, contracting: true }, signedIn(begun), undefined],
    ['is none of another member', { result: paid, payer: payersOf(bela)[0] }, signedIn(begun), undefined],
    [
      'is the one that ended in this tab, though the session was renewed since',
      { result: paid },
      { ...signedIn(begun + 1_000), endTransaction: { transaction: 'T1', auth: '123456' } },
      'T1',
    ],
  ])('%s', (_what, more, session, expected) => {
    expect(approvedPayment([record('T1', more)], session)?.transaction).toBe(expected);
  });

  it('is known from the session where the device lost its record', () => {
    const session = { ...anna, endTransaction: { transaction: 'T1', auth: '123456', amount: 5_000 } };
    expect(approvedPayment([], session)).toEqual({ transaction: 'T1', amount: 5_000 });
  });

  it('is the last one to end', () => {
    const records = [
      record('T1', { result: paid, since: begun + 2 }),
      record('T2', { result: paid, since: begun + 1 }),
    ];
    expect(endedPayments(records, anna).map(({ transaction }) => transaction)).toEqual(['T2', 'T1']);
    expect(approvedPayment(records, signedIn(begun))?.transaction).toBe('T1');
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
    ['is another tab’s for thirty days', [record('T1')], anna, undefined, paymentLifeMs - 1, 'T1'],
    ['is no longer another tab’s then', [record('T1')], anna, undefined, paymentLifeMs, undefined],
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
