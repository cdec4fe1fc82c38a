import * as v from 'valibot';

import { now } from '~/domain/time/clock';

import {
  hasNoTransactionYet,
  isAlive,
  paymentRecordSchema,
  paysSameThing,
  type EndedPayment,
  type PaymentRecord,
} from './paymentRecord';
import { deviceStorage as storage, toJson } from './storage';

const storageKey = 'cportal.payment';

/** How long the lock is waited for, in ms: the tab that holds it may sleep. */
const lockLimitMs = 20_000;

const listeners = new Set<() => void>();

const storedSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), []);

/** One unreadable record must not hide the others. */
const parse = (text: string): PaymentRecord[] =>
  v.parse(storedSchema, text).flatMap((record) => {
    const { success, output } = v.safeParse(paymentRecordSchema, record);
    return success ? [output] : [];
  });

let last: { text: string; records: readonly PaymentRecord[] } = { text: '', records: [] };

/** This device's payments, whoever's they are, oldest first. The same list as before if nothing has changed. */
export const readPayments = (): readonly PaymentRecord[] => {
  const text = storage.read(storageKey) ?? '';
  if (text !== last.text) last = { text, records: parse(text) };
  return last.records;
};

/** Drops what is too old. Notifies this tab's listeners; the storage event notifies those of other tabs. */
const write = (next: readonly PaymentRecord[]): void => {
  const before = readPayments();
  const records = next.filter(isAlive);
  const text = toJson(records);
  if (text === toJson(before)) return;
  if (records.length === 0) storage.remove(storageKey);
  else storage.write(storageKey, text);
  for (const listener of [...listeners]) listener();
};

export const prunePayments = (): void => write(readPayments());

/**
 * Adds a record as the latest. It replaces one of the same transaction, and a start for the same thing that has no transaction
 * yet: the last one counts.
 */
export const putPayment = (added: PaymentRecord): void => {
  const isReplaced = (record: PaymentRecord): boolean =>
    record.transaction === added.transaction || (hasNoTransactionYet(record) && paysSameThing(record, added));
  write([...readPayments().filter((record) => !isReplaced(record)), added]);
};

/** Drops the record of a payment that never began. */
export const dropPayment = (transaction: string): void =>
  write(readPayments().filter((record) => record.transaction !== transaction));

/** Changes some fields of one record, if it is there. */
const patchPayment = (transaction: string, patch: Partial<PaymentRecord>): void =>
  write(readPayments().map((record) => (record.transaction === transaction ? { ...record, ...patch } : record)));

/** Records that the payment was left for a new one on purpose. One that returns from the bank is ended all the same. */
export const giveUpPayment = (transaction: string): void => patchPayment(transaction, { givenUp: true });

/**
 * Records for all tabs how a payment ended, also one whose start isn't recorded, and returns what is known of it then: a result
 * that stands is replaced by no failure.
 */
export const recordEnd = (ended: Omit<EndedPayment, 'since'>): EndedPayment => {
  const { transaction, result } = ended;
  const record = readPayments().find((one) => one.transaction === transaction);
  if (record?.result !== undefined && (record.result.paid || !result.paid)) return { ...record, result: record.result };
  const recorded: EndedPayment = { ...ended, ...record, since: now().getTime(), result };
  if (record === undefined) putPayment(recorded);
  else patchPayment(transaction, recorded);
  return recorded;
};

/** Calls the listener when a payment starts, changes or ends in any tab. Returns the unsubscribe function. */
export const subscribePayments = (listener: () => void): (() => void) => {
  const changed = ({ key }: StorageEvent): void => {
    if (key === null || key === storageKey) listener();
  };
  const stop = new AbortController();
  const { signal } = stop;
  listeners.add(listener);
  window.addEventListener('storage', changed, { signal });
  // A page that was in the back-forward cache, or hidden on a phone, may have missed the other tabs' events.
  window.addEventListener('pageshow', listener, { signal });
  document.addEventListener('visibilitychange', listener, { signal });
  return () => {
    listeners.delete(listener);
    stop.abort();
  };
};

/**
 * Runs a function while no other tab starts or ends a payment on this device. Relies on the records alone where Web Locks are
 * missing (an old browser, or a page without https), the browser refuses one (site data is blocked), or none is given in time.
 */
export const withPaymentLock = async <T>(run: () => Promise<T>): Promise<T> => {
  if (!('locks' in navigator)) return run();
  const lock = { isGranted: false };
  const runLocked = (): Promise<T> => {
    lock.isGranted = true;
    return run();
  };
  try {
    return await navigator.locks.request(storageKey, { signal: AbortSignal.timeout(lockLimitMs) }, runLocked);
  } catch (error) {
    if (lock.isGranted) throw error;
    return run();
  }
};
