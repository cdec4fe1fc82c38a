import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { setNow } from '~/domain/time/clock';
import {
  isAlive,
  isOpen,
  ownerOf,
  paymentLives,
  statusOf,
  type EndedPayment,
  type PaymentRecord,
} from '~/session/paymentRecord';
import {
  approvedPayment,
  contractPayment,
  endedPayments,
  openContractPayment,
  openPayment,
  recordOf,
  resultOf,
} from '~/session/paymentSelectors';
import {
  dropPayment,
  giveUpPayment,
  prunePayments,
  putPayment,
  readPayments,
  recordEnd,
  subscribePayments,
  withPaymentLock,
} from '~/session/paymentStore';
import type { Session } from '~/session/sessionSchema';
import { createSessionStore } from '~/session/store';

import { anna as annaUser, bela as belaUser, tokenOf } from './tokens';

const storageKey = 'cportal.payment';
const key = 'AB-12';
const begun = Date.UTC(2026, 2, 10, 9);
const paid = { paid: true, auth: '123456', codes: [] };
const failed = { paid: false, codes: ['PAYMENT_FAILED'] };
const shownAsPaid = { paid: true, codes: [] };
const anna: Session = { token: 'x', currentUser: annaUser };
const bela: Session = { token: 'x', currentUser: belaUser };

type More = Partial<PaymentRecord>;
const plain = (transaction: string, more: More = {}): PaymentRecord => ({
  ...ownerOf(anna),
  transaction,
  since: begun,
  ...more,
});
const ofContract = (transaction: string, more: More = {}): PaymentRecord =>
  plain(transaction, { kr: undefined, contractKey: key, ...more });
const end = (result: EndedPayment['result'], { ...record }: PaymentRecord) => recordEnd({ ...record, result });

/** This tab pays it. */
const inTabOf = (transaction: string): Session => ({ ...anna, transaction });
/** The contract's payment ended in this tab. */
const inTab = (ended: Session['endTransaction']): Session => ({
  ...anna,
  endTransaction: { transaction: 'T1', contractKey: key, ...ended },
});
const isPaid = (transaction: string) => ({ transaction, result: paid });
const stored = (): string => Object.values(window.localStorage).join();
const transactions = (): string[] => readPayments().map(({ transaction }) => transaction);

const at = (later: number): void => setNow(() => new Date(begun + later));
// The salt of the hashes stays: the records below are made before the tests.
beforeEach(() => {
  window.localStorage.removeItem(storageKey);
  at(0);
});
afterEach(() => {
  setNow();
  window.localStorage.removeItem(storageKey);
});

it.each<[ReturnType<typeof statusOf>, More]>([
  ['open', {}],
  ['givenUp', { givenUp: true }],
  ['paid', { givenUp: true, result: shownAsPaid }],
  ['failed', { result: { ...failed, auth: '123456' } }],
])(
  'a payment’s record is %s where it holds %j: the result says it, whatever else is known (PAY-12)',
  (status, more) => {
    expect(statusOf(plain('T1', more))).toBe(status);
  },
);

const { start, open: openLife, ended } = paymentLives;
it.each<[string, PaymentRecord, number]>([
  ['a start without a transaction', plain('?1'), start],
  ['an open one', plain('T1'), openLife],
  ['one that was given up', plain('T1', { givenUp: true }), openLife],
  ['one that failed', plain('T1', { result: failed }), ended],
  ['one that was paid', plain('T1', { result: paid }), ended],
  ['a contract’s that failed', ofContract('T1', { result: failed }), ended],
  ['a contract’s that was approved', ofContract('T1', { result: paid }), openLife],
  ['a contract’s that our system shows as paid', ofContract('T1', { result: shownAsPaid }), openLife],
])('the device remembers %s for its time, also where the clock was set back (SAY-5, PAY-13)', (_what, record, life) => {
  for (const [later, lives] of [
    [life - 1, true],
    [life, false],
    [-life, false],
  ] as const) {
    at(later);
    expect(isAlive(record)).toBe(lives);
  }
});

it('the device drops what is too old when payments change, and when a member’s page opens (SAY-5)', () => {
  for (const record of [plain('T1', { result: paid }), plain('T2')]) putPayment(record);
  at(ended);
  prunePayments();
  expect(transactions()).toEqual(['T2']);
  at(openLife);
  prunePayments();
  expect(window.localStorage.getItem(storageKey)).toBeNull();
});

it.each<[boolean, PaymentRecord]>([
  [true, plain('T1')],
  [false, plain('?1')],
  [false, plain('T1', { givenUp: true })],
  [false, plain('T1', { result: failed })],
])('a payment is open: %s, with %j: a start without a transaction has nothing to check (PAY-6)', (expected, record) => {
  expect(isOpen(record)).toBe(expected);
});

it('a record names its payer, the kr and nothing else of a member by hashes alone (PAY-13, SES-14)', () => {
  putPayment(plain('T1'));
  expect(stored()).not.toMatch(/anna|kovács|pelda|123456/i);
  expect(ownerOf(anna, key)).toEqual({ payer: ownerOf(anna).payer, contractKey: key });
});

it.each<[string, Session, string | undefined]>([
  ['T3', anna, 'T3'],
  ['T1', { ...bela, transaction: 'T1' }, 'T1'],
  ['T2', { ...bela, contractKey: key }, 'T2'],
  ['T1', { ...bela, currentUser: { ...belaUser, kr: annaUser.kr } }, 'T1'],
  ['T2', { ...bela, currentUser: { ...belaUser, kr: annaUser.kr } }, undefined],
  ['T1', bela, undefined],
  ['T1', { ...bela, transaction: 'T3' }, undefined],
  ['T2', { ...bela, contractKey: 'CD-34' }, undefined],
  ['T1', { ...bela, contractKey: key }, undefined],
  ['T9', anna, undefined],
])(
  'the record of %s is known to its payer, to the kr whose debts it pays, and to the tab and the contract that pay it (PAY-7, PAY-13)',
  (id, session, expected) => {
    expect(recordOf([plain('T1'), ofContract('T2'), plain('T3')], session, id)?.transaction).toBe(expected);
  },
);

it.each<[string, readonly PaymentRecord[], Session, string?, number?, string?]>([
  ['one that this member began in any tab', [plain('T1')], anna, undefined, openLife - 1, 'T1'],
  ['none after thirty days', [plain('T1')], anna, undefined, openLife],
  ['the tab’s own, which the device lost', [plain('T1')], inTabOf('T9'), undefined, 0, 'T9'],
  ['not the tab’s own once its end is known', [plain('T1', { result: failed })], inTabOf('T1')],
  ['not the tab’s own once it was given up elsewhere', [plain('T1', { givenUp: true })], inTabOf('T1')],
  ['none that somebody else began', [plain('T1')], bela],
  ['none that was given up', [plain('T1', { givenUp: true })], anna],
  ['none that went through', [plain('T1', { result: paid })], anna],
  ['none that is only starting', [plain('?1')], anna],
  ['not a contract’s, where a debt would be paid', [ofContract('T1')], anna],
  ['not a debt’s, where a contract would be paid', [plain('T1')], anna, key],
  ['the contract’s on its page, whoever began it', [ofContract('T1')], bela, key, openLife - 1, 'T1'],
  ['not another contract’s', [ofContract('T1')], bela, 'CD-34'],
  ['not the contract’s once that is paid', [ofContract('T1', { result: paid })], bela, key],
])(
  'the open payment that keeps a page from starting another is %s (PAY-6, PAY-13)',
  (_what, records, session, contractKey, later = 0, open) => {
    at(later);
    expect(openPayment(records, session, contractKey)?.transaction).toBe(open);
  },
);

it('a contract’s open payment is known to its payer where other things are paid (PAY-6)', () => {
  const records = [ofContract('T1'), ofContract('T2', { result: failed }), plain('T3')];
  expect(openContractPayment(records, anna)?.transaction).toBe('T1');
  expect(openContractPayment(records, bela)).toBeUndefined();
});

it.each<[string, PaymentRecord, number, true?]>([
  ['one that ended within three days', plain('T1', { result: paid }), ended - 1, true],
  ['none that ended before', plain('T1', { result: paid }), ended],
  ['none that failed', plain('T1', { result: failed }), 0],
  ['none that our system shows as paid, without an auth', ofContract('T1', { result: shownAsPaid }), 0],
  ['none that is open', plain('T1'), 0],
  ['one that pays a contract', ofContract('T1', { result: paid }), ended - 1, true],
  ['none of a contract after three days, though its record stays', ofContract('T1', { result: paid }), ended],
  ['none of another member', plain('T1', { ...ownerOf(bela), result: paid }), 0],
  [
    'none of the contract under way that another login began',
    ofContract('T1', { ...ownerOf(bela, key), result: paid }),
    0,
  ],
])('the approved payment that /payment names is %s (PAY-8, PAY-13)', (_what, record, later, isApproved) => {
  at(later);
  expect(approvedPayment([record], { ...anna, contractKey: key })).toEqual(isApproved && record);
});

it('the approved payment that /payment names is the one that ended in this tab, whoever began it (PAY-8)', () => {
  const record = ofContract('T1', { ...ownerOf(bela, key), result: paid });
  expect(approvedPayment([record], inTab({ result: paid }))).toEqual(record);
});

it.each<[string, object, boolean]>([
  ['is known where the device lost its record', { result: paid }, true],
  ['is none where it failed', { result: failed }, false],
  ['is none where our system only shows the contract as paid', { result: shownAsPaid }, false],
  ['is none where its end isn’t known', {}, false],
])('the payment approved in this tab %s (PAY-8)', (_what, more, isKnown) => {
  const session = { ...anna, endTransaction: { transaction: 'T1', amount: 5_000, ...more } };
  expect(approvedPayment([], session)?.transaction).toBe(isKnown ? 'T1' : undefined);
  const later = plain('T2', { result: paid });
  expect(approvedPayment([later], session)).toEqual(later);
});

it('the member’s ended payments stand in the order of their ends (PAY-13)', () => {
  const [first, second] = [plain('T1', { result: failed, since: begun + 2 }), plain('T2', { result: paid })];
  expect(endedPayments([first, second, plain('T3'), plain('T4', { ...ownerOf(bela), result: paid })], anna)).toEqual([
    second,
    first,
  ]);
});

it.each<[string, readonly PaymentRecord[], Session, More?]>([
  ['nothing where none was begun', [], anna],
  ['that it is open', [ofContract('T1', { amount: 5 })], anna, { transaction: 'T1', amount: 5 }],
  ['that the tab’s own, which the device lost, is open', [], inTabOf('T9'), { transaction: 'T9' }],
  ['nothing while the tab pays a plain debit', [plain('T1')], inTabOf('T1')],
  ['nothing while another contract is paid', [ofContract('T1', { contractKey: 'CD-34' })], anna],
  [
    'that it is open while the tab pays something else',
    [ofContract('T1'), plain('T2')],
    inTabOf('T2'),
    { transaction: 'T1' },
  ],
  [
    'that the last one went through',
    [ofContract('T1', { result: paid }), ofContract('T2', { result: paid })],
    bela,
    isPaid('T2'),
  ],
  [
    'that one was approved, though another is open',
    [ofContract('T1', { result: paid }), ofContract('T2')],
    anna,
    isPaid('T1'),
  ],
  [
    'that one was approved in this tab, though another is open',
    [ofContract('T2')],
    inTab({ result: paid }),
    isPaid('T1'),
  ],
  ['nothing once it failed', [ofContract('T1', { result: failed })], anna],
  ['nothing once it failed in this tab', [], inTab({ result: failed })],
  ['nothing where another contract is paid', [ofContract('T0', { contractKey: 'CD-34', result: paid })], anna],
  ['nothing where a link only names it', [], inTab({})],
  ['that it went through in this tab', [], inTab({ result: paid }), isPaid('T1')],
  [
    'that it went through in this tab, though a later try failed',
    [ofContract('T2', { result: failed })],
    inTab({ result: paid }),
    isPaid('T1'),
  ],
  [
    'that it went through in this tab, whichever other contract is paid',
    [ofContract('T2', { contractKey: 'CD-34', result: paid })],
    inTab({ result: paid }),
    isPaid('T1'),
  ],
  ['nothing where this tab paid another contract', [], inTab({ contractKey: 'CD-34', result: paid })],
  [
    'that it is paid, though a later try failed in this tab',
    [ofContract('T0', { result: paid })],
    inTab({ result: failed }),
    isPaid('T0'),
  ],
])('the records say of a contract’s payment %s (SUM-4, PAY-12…14)', (_what, records, session, expected) => {
  const payment = contractPayment(records, session, key);
  expect(payment?.result).toEqual(expected?.result);
  if (expected === undefined) expect(payment).toBeUndefined();
  else expect(payment).toMatchObject(expected);
});

it('the end of a payment is what the tab or the device knows, a success first (PAY-7, PAY-12)', () => {
  const records = [plain('T1', { result: failed }), plain('T2', { ...ownerOf(bela), result: failed })];
  expect(resultOf(records, inTab({ result: paid }), 'T1')).toEqual(paid);
  expect(resultOf([plain('T1', { result: paid })], inTab({ result: failed }), 'T1')).toEqual(paid);
  expect(resultOf(records, inTab({}), 'T1')).toEqual(failed);
  expect(resultOf(records, inTab({ transaction: 'T9', result: paid }), 'T1')).toEqual(failed);
  expect(resultOf(records, anna, 'T2')).toBeUndefined();
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
  giveUpPayment('T1');
  expect(readPayments()).toEqual([plain('T1', { givenUp: true }), plain('T2')]);
});

it('a payment keeps this page from paying twice where the storage throws (FLT-6)', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  putPayment(plain('T1'));
  expect(openPayment(readPayments(), anna)?.transaction).toBe('T1');
  dropPayment('T1');
});

it('of several starts for one thing the last one stands; its transaction takes its place, and other things stay as they are (PAY-13)', () => {
  for (const record of [plain('?1'), plain('?2', ownerOf(bela)), ofContract('?3'), plain('T0')]) putPayment(record);
  expect(transactions()).toEqual(['?2', '?3', 'T0']);
  putPayment(plain('?4'));
  putPayment(plain('T1'));
  expect(transactions()).toEqual(['?2', '?3', 'T0', 'T1']);
});

it('the end of a payment is recorded once: no failure replaces a result, and a success replaces a failure (PAY-12, PAY-13)', () => {
  putPayment(plain('T1', { amount: 5 }));
  at(1);
  expect(end(failed, plain('T1'))).toMatchObject({ amount: 5, since: begun + 1, result: failed });
  expect(end({ ...failed, codes: [] }, plain('T1')).result).toEqual(failed);
  expect(end(paid, plain('T1')).result).toEqual(paid);
  expect(end(failed, plain('T1')).result).toEqual(paid);
  expect(end(shownAsPaid, plain('T1')).result).toEqual(paid);
  expect(readPayments()).toHaveLength(1);
  expect(end(paid, ofContract('T2'))).toMatchObject({ contractKey: key, result: paid });
});

it('a contract’s payment stays known through another payment, a log-out and another member, and counts as paid once it is paid all the same (PAY-6, PAY-13, SUM-4)', () => {
  const paymentOf = (session: Session) => contractPayment(readPayments(), session, key);
  putPayment(ofContract('T1', { amount: 5_000 }));
  putPayment(plain('T2'));
  giveUpPayment('T2');
  end(failed, plain('T2'));
  expect(paymentOf(bela)).toMatchObject({ transaction: 'T1' });
  giveUpPayment('T1');
  expect(paymentOf(anna)).toBeUndefined();
  end(paid, ofContract('T1'));
  const store = createSessionStore();
  store.signIn({ token: tokenOf({ exp: begun / 1_000 + 1e6 }), user: annaUser });
  store.end('loggedOut');
  for (const session of [anna, bela, store.get()])
    expect(paymentOf(session)).toMatchObject({ ...isPaid('T1'), amount: 5_000 });
});

it('payments tell each change in any tab, and each return to this one, to who listens (PAY-13)', () => {
  const heard = vi.fn();
  const stop = subscribePayments(heard);
  putPayment(plain('T1'));
  giveUpPayment('T1');
  giveUpPayment('T1');
  expect(heard).toHaveBeenCalledTimes(2);
  const happen = (): void => {
    window.dispatchEvent(new StorageEvent('storage', { key: storageKey }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange'));
  };
  happen();
  expect(heard).toHaveBeenCalledTimes(6);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cportal.scheme' }));
  stop();
  dropPayment('T1');
  happen();
  expect(heard).toHaveBeenCalledTimes(6);
});

describe('the lock of payments', () => {
  const request = vi.fn((_name: string, _options: LockOptions, run: () => Promise<unknown>) => run());
  beforeEach(() => {
    request.mockClear();
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));
  const run = vi.fn(() => Promise.resolve('T1'));

  it('the lock of payments is one for the device, and is left out where the browser has none (PAY-13)', async () => {
    await expect(withPaymentLock(run)).resolves.toBe('T1');
    expect(request).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(navigator, 'locks');
    await expect(withPaymentLock(run)).resolves.toBe('T1');
  });

  it('the lock of payments runs what it guards once, whether the browser refuses the lock or what it guards fails (PAY-13)', async () => {
    run.mockClear();
    request.mockImplementationOnce(() => Promise.reject(new DOMException('blocked', 'SecurityError')));
    await expect(withPaymentLock(run)).resolves.toBe('T1');
    expect(run).toHaveBeenCalledTimes(1);
    const fail = vi.fn(() => Promise.reject(new Error('offline')));
    await expect(withPaymentLock(fail)).rejects.toThrow('offline');
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('the lock of payments is waited for no longer than 20 s: the tab that holds it may sleep (PAY-13)', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    request.mockImplementationOnce((_name, { signal }) => Promise.reject(signal?.reason as Error));
    await expect(withPaymentLock(run)).resolves.toBe('T1');
    expect(timeout).toHaveBeenCalledWith(20_000);
  });
});
