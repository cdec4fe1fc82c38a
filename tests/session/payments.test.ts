import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setNow } from '~/domain/time/clock';
import {
  guardsContract,
  isNeeded,
  payersOf,
  paymentLifeMs,
  paymentRecordSchema,
  statusOf,
  type PaymentRecord,
} from '~/session/paymentRecord';
import {
  approvedPayment,
  contractPayment,
  endedInTab,
  endedPayments,
  latestPayment,
  openPayment,
  recordOf,
  resultOf,
} from '~/session/paymentSelectors';
import { patchPayment, putPayment, readPayments, subscribePayments, withPaymentLock } from '~/session/paymentStore';
import type { Session } from '~/session/sessionSchema';
import { createSessionStore } from '~/session/store';

import { anna as annaUser, bela as belaUser, tokenOf } from './tokens';

const storageKey = 'cportal.payment';
const key = 'AB-12';
const begun = Date.UTC(2026, 2, 10, 9);
const paid = { paid: true, auth: '123456', codes: [] };
const failed = { paid: false, auth: '', codes: ['PAYMENT_FAILED'] };
const anna: Session = { token: 'x', currentUser: annaUser };
const bela: Session = { token: 'x', currentUser: belaUser };

type More = Partial<PaymentRecord>;
const plain = (transaction: string, more: More = {}): PaymentRecord => ({
  transaction,
  payer: payersOf(anna)[0],
  contracting: false,
  since: begun,
  ...more,
});
const ofContract = (transaction: string, more: More = {}): PaymentRecord =>
  plain(transaction, { contracting: true, contractKey: key, ...more });

/** Anna, signed in so many ms after the payment began. */
const signedIn = (later: number): Session => ({ ...anna, signedInAt: begun + later });
/** This tab pays it. */
const inTabOf = (transaction: string): Session => ({ ...anna, transaction });
/** The contract's payment ended in this tab. */
const inTab = (end: object): Session => ({ ...anna, endTransaction: { transaction: 'T1', contractKey: key, ...end } });
const open = (transaction: string) => ({ state: 'open', transaction });
const isPaid = (transaction: string) => ({ state: 'paid', transaction, auth: '123456' });

const at = (later: number): void => setNow(() => new Date(begun + later));
beforeEach(() => {
  window.localStorage.clear();
  at(0);
});
afterEach(() => {
  setNow();
  window.localStorage.clear();
});

it.each<[ReturnType<typeof statusOf>, More]>([
  ['open', {}],
  ['givenUp', { givenUp: true }],
  ['paid', { givenUp: true, result: { ...paid, auth: '' } }],
  ['failed', { result: { ...failed, auth: '123456' } }],
])(
  'a payment’s record is %s where it holds %j: the result says it, whatever else is known (PAY-12)',
  (status, more) => {
    expect(statusOf(plain('T1', more))).toBe(status);
  },
);

it.each<[boolean, More, number?]>([
  [true, {}],
  [true, { result: paid }, paymentLifeMs - 1],
  [true, { givenUp: true, result: paid, payer: undefined }],
  [false, { result: paid }, paymentLifeMs],
  [false, { result: failed }],
  [false, { givenUp: true }],
  [false, { result: paid, booked: true }],
  [false, { transaction: '?0.5' }],
  [false, { contractKey: undefined }],
])('a record keeps its contract from being paid again: %s with %j (SUM-4, PAY-13)', (guards, more, later = 0) => {
  at(later);
  expect(guardsContract(ofContract('T1', more))).toBe(guards);
});

it.each<[boolean, More]>([
  [false, { payer: undefined, result: failed }],
  [true, { result: failed }],
  [true, { payer: undefined, result: paid }],
  [false, { payer: undefined, result: paid, booked: true }],
  [false, { result: paid, since: begun - paymentLifeMs }],
  // The clock was set back.
  [false, { result: paid, since: begun + paymentLifeMs }],
])('a contract’s record is kept as long as somebody needs it: %s with %j (PAY-13, SAY-5)', (needed, more) => {
  expect(isNeeded(ofContract('T1', more))).toBe(needed);
});

it('a record names its payer by short numbers that stay the same in every version: devices hold them (PAY-13, SEC-8)', () => {
  const session = (email: string, kr?: string) => payersOf({ currentUser: { ...annaUser, email, kr } });
  expect(session('Anna@pelda.hu', '123456')).toEqual([6040, 40981]);
  expect(session('anna@pelda.hu')).toEqual([40981]);
  expect(payersOf({})).toEqual([0]);
});

it('a record is read back without the fields of earlier versions (FLT-6)', () => {
  const full = ofContract('T1', { amount: 1, givenUp: true, result: failed, booked: true });
  expect(v.parse(paymentRecordSchema, { ...full, overpayment: 100, annualDebit: 12_400, lostAt: begun })).toEqual(full);
});

it.each<[string, Session, string | undefined]>([
  ['T3', anna, 'T3'],
  ['T1', { ...bela, transaction: 'T1' }, 'T1'],
  ['T2', { ...bela, contractKey: key }, 'T2'],
  ['T1', bela, undefined],
  ['T1', { ...bela, transaction: 'T3' }, undefined],
  ['T2', { ...bela, contractKey: 'CD-34' }, undefined],
  ['T1', { ...bela, contractKey: key }, undefined],
  ['T9', anna, undefined],
])(
  'the record of %s is known to its payer, and to the tab and the contract that pay it (PAY-7, PAY-13)',
  (id, session, known) => {
    expect(recordOf([plain('T1'), ofContract('T2'), plain('T3')], session, id)?.transaction).toBe(known);
  },
);

it.each<[string, readonly PaymentRecord[], Session, string?, number?, string?]>([
  ['one that this member began in any tab', [plain('T1')], anna, undefined, paymentLifeMs - 1, 'T1'],
  ['none after thirty days', [plain('T1')], anna, undefined, paymentLifeMs],
  ['the tab’s own, which the device lost', [plain('T1')], inTabOf('T9'), undefined, 0, 'T9'],
  ['not the tab’s own once its end is known', [plain('T1', { result: failed })], inTabOf('T1')],
  ['the tab’s own, given up elsewhere', [plain('T1', { givenUp: true })], inTabOf('T1'), undefined, 0, 'T1'],
  ['none that somebody else began', [plain('T1')], bela],
  ['none that was given up', [plain('T1', { givenUp: true })], anna],
  ['none that went through', [plain('T1', { result: paid })], anna],
  ['the contract’s on its page, whoever began it', [ofContract('T1')], bela, key, paymentLifeMs - 1, 'T1'],
  ['not the contract’s on another page', [ofContract('T1')], bela],
  ['not another contract’s', [ofContract('T1')], bela, 'CD-34'],
  ['not the contract’s once that is paid', [ofContract('T1', { result: paid })], bela, key],
])(
  'the open payment that keeps a page from starting another is %s (PAY-6, PAY-13)',
  (_what, records, session, contractKey, later = 0, open) => {
    at(later);
    expect(openPayment(records, session, contractKey)).toBe(open);
  },
);

it.each<[string, More, Session, true?]>([
  ['one that ended in any tab since the sign-in', { result: paid }, signedIn(0), true],
  ['none of an earlier session', { result: paid }, signedIn(1_000)],
  ['none that failed', { result: failed }, signedIn(0)],
  ['none that is open', {}, signedIn(0)],
  [
    'one that pays a contract, whose sums may stand on the payments page, too',
    { result: paid, contracting: true },
    signedIn(0),
    true,
  ],
  ['none of another member', { result: paid, payer: payersOf(bela)[0] }, signedIn(0)],
  [
    'this tab’s own, though the session was renewed since',
    { result: paid },
    { ...signedIn(1_000), endTransaction: { transaction: 'T1', auth: '1' } },
    true,
  ],
])('the payment approved in this session is %s (PAY-8)', (_what, more, session, isApproved) => {
  const record = plain('T1', more);
  expect(approvedPayment([record], session)).toBe(isApproved && record);
});

it.each<[string, object, object?]>([
  ['is known where the device lost its record', { auth: '1' }, { transaction: 'T1', amount: 5_000 }],
  ['is none where it failed', { auth: '' }],
  ['is none where its end isn’t known', {}],
  ['is known where it pays a contract', { auth: '1', contractKey: key }, { transaction: 'T1', amount: 5_000 }],
])('the payment approved in this tab %s (PAY-8)', (_what, end, expected) => {
  const endTransaction = { transaction: 'T1', amount: 5_000, ...end };
  expect(approvedPayment([], { ...anna, endTransaction })).toEqual(expected);
  const later = plain('T2', { result: paid });
  expect(approvedPayment([later], { ...anna, endTransaction })).toBe(later);
});

it('the latest payment is the member’s own that began last, and the ended ones stand in the order of their ends (PAY-7, PAY-13)', () => {
  const [first, second] = [plain('T1', { result: failed, since: begun + 2 }), plain('T2', { result: paid })];
  const records = [first, second, plain('T3'), plain('T4', { payer: payersOf(bela)[0], result: paid })];
  expect(latestPayment(records, anna)?.transaction).toBe('T3');
  expect(endedPayments(records, anna)).toEqual([second, first]);
});

it.each<[string, readonly PaymentRecord[], Session, object?]>([
  ['nothing where none was begun', [], anna],
  ['that it is open', [ofContract('T1', { amount: 5 })], anna, { state: 'open', transaction: 'T1', amount: 5 }],
  ['that the tab’s own, which the device lost, is open', [], inTabOf('T9'), open('T9')],
  ['that one without its contract is open', [ofContract('T1', { contractKey: undefined })], anna, open('T1')],
  ['nothing while the tab pays a plain debit', [plain('T1')], inTabOf('T1')],
  ['nothing while another contract is paid', [ofContract('T1', { contractKey: 'CD-34' })], anna],
  ['that it is open while the tab pays another', [ofContract('T1'), plain('T2')], inTabOf('T2'), open('T1')],
  [
    'that the last one went through',
    [ofContract('T1', { result: paid }), ofContract('T2', { result: paid })],
    bela,
    { state: 'paid', transaction: 'T2', auth: '123456' },
  ],
  ['nothing once it failed', [ofContract('T1', { result: failed })], anna],
  ['nothing once it failed in this tab', [], inTab({ auth: '' })],
  ['nothing where another contract is paid', [ofContract('T0', { contractKey: 'CD-34', result: paid })], anna],
  ['nothing where a link only names it', [], inTab({})],
  ['that it went through in this tab', [], inTab({ auth: '123456' }), isPaid('T1')],
  [
    'that it went through in this tab, though a later try failed',
    [ofContract('T2', { result: failed })],
    inTab({ auth: '123456' }),
    isPaid('T1'),
  ],
  [
    'that it went through in this tab, whichever other contract is paid',
    [ofContract('T2', { contractKey: 'CD-34', result: paid })],
    inTab({ auth: '123456' }),
    isPaid('T1'),
  ],
  ['nothing where this tab paid another contract', [], inTab({ auth: '123456', contractKey: 'CD-34' })],
  [
    'that it is paid, though a later try failed in this tab',
    [ofContract('T0', { result: paid })],
    inTab({ auth: '' }),
    isPaid('T0'),
  ],
])('the records say of a contract’s payment %s (SUM-4, PAY-12…14)', (_what, records, session, expected) => {
  expect(contractPayment(records, session, key)).toEqual(expected);
});

it('the end of a payment is the tab’s own, else what the device recorded for its payer (PAY-7, PAY-12)', () => {
  const records = [plain('T1', { result: failed }), plain('T2', { result: failed, payer: payersOf(bela)[0] })];
  expect(resultOf(records, inTab({ auth: '123456' }), 'T1')).toEqual(paid);
  expect(resultOf(records, inTab({}), 'T1')).toEqual(failed);
  expect(resultOf(records, inTab({ transaction: 'T9', auth: '123456' }), 'T1')).toEqual(failed);
  expect(resultOf(records, anna, 'T2')).toBeUndefined();
});

it.each<[Session['endTransaction'], object | undefined]>([
  [undefined, undefined],
  [{ transaction: 'T1' }, undefined],
  [{ transaction: 'T1', auth: '123456' }, paid],
  [
    { transaction: 'T1', paid: true },
    { ...paid, auth: '' },
  ],
  [{ transaction: 'T1', auth: '', codes: ['PAYMENT_FAILED'] }, failed],
  [
    { transaction: 'T1', auth: '123456', paid: false },
    { ...failed, auth: '123456', codes: [] },
  ],
])('the session’s %j is the result %j (PAY-7)', (endTransaction, result) => {
  expect(endedInTab({ endTransaction }).result).toEqual(result);
});

it.each(['', 'null', '{}', '[{"transaction":1}]'])(
  'the device has no payments where its storage holds %j (FLT-6)',
  (rubbish) => {
    window.localStorage.setItem(storageKey, rubbish);
    expect(readPayments()).toEqual([]);
  },
);

it('payments stay known beside one that can’t be read, and are the same list until one changes (FLT-6)', () => {
  window.localStorage.setItem(storageKey, JSON.stringify([null, { transaction: 1 }, plain('T1'), plain('T2')]));
  const before = readPayments();
  expect(before).toEqual([plain('T1'), plain('T2')]);
  expect(readPayments()).toBe(before);
  patchPayment('T1', { amount: 5_000 });
  expect(readPayments()).toEqual([plain('T1', { amount: 5_000 }), plain('T2')]);
});

it.each([
  ['loggedOut', ['T2']],
  ['expired', ['T1', 'T2']],
] as const)(
  'a session that is %s leaves the payments %j on the device, whatever page is open: ended ones until the log-out (SAY-5, SES-9)',
  (why, left) => {
    const store = createSessionStore();
    store.signIn({ token: tokenOf({ exp: begun / 1_000 + 1e6 }), user: annaUser });
    for (const record of [plain('T1', { result: paid }), plain('T2')]) putPayment(record);
    store.end(why);
    expect(readPayments().map(({ transaction }) => transaction)).toEqual(left);
  },
);

it('a support session names no payment that was approved in an earlier session of the member (PAY-8, SES-12)', () => {
  putPayment(plain('T1', { result: paid }));
  at(1_000);
  const store = createSessionStore();
  store.signIn({ token: tokenOf({ exp: begun / 1_000 + 1e6 }), user: annaUser, support: true });
  expect(approvedPayment(readPayments(), store.get())).toBeUndefined();
  const ownOne = plain('T2', { since: begun + 2_000, result: paid });
  putPayment(ownOne);
  expect(approvedPayment(readPayments(), store.get())).toEqual(ownOne);
});

it('payments leave nothing behind once nobody needs them (SES-9, SAY-5)', () => {
  putPayment(plain('T1'));
  at(paymentLifeMs);
  putPayment(plain('T2', { since: begun + paymentLifeMs }));
  expect(readPayments().map(({ transaction }) => transaction)).toEqual(['T2']);
  patchPayment('T2', { payer: undefined });
  expect(window.localStorage).toHaveLength(0);
});

it('payments tell each change in any tab to who listens, and nothing else (PAY-13)', () => {
  const heard = vi.fn();
  const stop = subscribePayments(heard);
  putPayment(plain('T1'));
  patchPayment('T1', { contracting: false });
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(4);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cportal.language' }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  stop();
  patchPayment('T1', { contracting: true });
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(4);
});

describe('the lock of a payment', () => {
  const request = vi.fn((_name: string, run: () => Promise<unknown>) => run());
  beforeEach(() => {
    request.mockClear();
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));
  const run = vi.fn(() => Promise.resolve('T1'));

  it('the lock of a payment is one a member, and is left out where the browser has none (PAY-13)', async () => {
    await expect(withPaymentLock(anna, run)).resolves.toBe('T1');
    await withPaymentLock(bela, run);
    expect(new Set(request.mock.calls.map(([name]) => name)).size).toBe(2);
    Reflect.deleteProperty(navigator, 'locks');
    await expect(withPaymentLock(anna, run)).resolves.toBe('T1');
  });

  it('the lock of a payment runs what it guards once, whether the browser refuses the lock or what it guards fails (PAY-13)', async () => {
    run.mockClear();
    request.mockImplementationOnce(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
    await expect(withPaymentLock(anna, run)).resolves.toBe('T1');
    expect(run).toHaveBeenCalledTimes(1);
    const fail = vi.fn(() => Promise.reject(new Error('offline')));
    await expect(withPaymentLock(anna, fail)).rejects.toThrow('offline');
    expect(fail).toHaveBeenCalledTimes(1);
  });
});
