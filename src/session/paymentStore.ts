import * as v from 'valibot';

import { isNeeded, isPayer, payersOf, paymentRecordSchema, type PaymentRecord } from './paymentRecord';
import type { Session } from './sessionSchema';
import { deviceStorage as storage } from './storage';

const storageKey = 'cportal.payment';

const listeners = new Set<() => void>();

/** One unreadable record must not hide the others. */
const parse = (text: string): PaymentRecord[] => {
  try {
    const stored = v.parse(v.array(v.unknown()), JSON.parse(text));
    return stored.flatMap((record) => {
      const { success, output } = v.safeParse(paymentRecordSchema, record);
      return success ? [output] : [];
    });
  } catch {
    return [];
  }
};

let last: { text: string; records: readonly PaymentRecord[] } = { text: '', records: [] };

/** This device's payments, whoever's they are, oldest first. The same list as before if nothing has changed. */
export const readPayments = (): readonly PaymentRecord[] => {
  const text = storage.read(storageKey) ?? '';
  if (text !== last.text) last = { text, records: parse(text) };
  return last.records;
};

/** Notifies this tab's listeners; the storage event notifies those of other tabs. */
const write = (next: readonly PaymentRecord[]): void => {
  const before = readPayments();
  const records = next.filter(isNeeded);
  if (JSON.stringify(records) === JSON.stringify(before)) return;
  if (records.length === 0) storage.remove(storageKey);
  else storage.write(storageKey, JSON.stringify(records));
  for (const listener of [...listeners]) listener();
};

/** Replaces each record by what `next` returns for it; undefined drops it, and a record that nobody needs any more is dropped too. */
export const prunePayments = (next: (record: PaymentRecord) => PaymentRecord | undefined): void =>
  write(readPayments().flatMap((record) => next(record) ?? []));

/** Adds a record as the latest. */
export const putPayment = (added: PaymentRecord): void => write([...readPayments(), added]);

/** Changes some fields of one record, if it is there; undefined removes a field. */
export const patchPayment = (transaction: string, patch: Partial<PaymentRecord>): void =>
  prunePayments((record) => (record.transaction === transaction ? { ...record, ...patch } : record));

/** After a log-out nothing of the member's ended payments stays on the device; a contract stays guarded. */
export const forgetEnded = (session: Session): void =>
  prunePayments((record) =>
    isPayer(session, record) && record.result !== undefined ? { ...record, payer: undefined } : record,
  );

/** Calls the listener when a payment starts, changes or ends in any tab. Returns the unsubscribe function. */
export const subscribePayments = (listener: () => void): (() => void) => {
  const changed = ({ key }: StorageEvent): void => {
    if (key === null || key === storageKey) listener();
  };
  // A page restored from the back-forward cache has missed the other tabs' events.
  const restored = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changed);
  window.addEventListener('pageshow', restored);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', restored);
  };
};

/**
 * Runs a function while no other tab starts or ends a payment of the same member. Relies on the records alone where Web Locks
 * are missing (an old browser, or a page without https) or the browser refuses one, as where site data is blocked.
 */
export const withPaymentLock = async <T>(session: Session, run: () => Promise<T>): Promise<T> => {
  if (!('locks' in navigator)) return run();
  const lock = { isGranted: false };
  const runLocked = (): Promise<T> => {
    lock.isGranted = true;
    return run();
  };
  try {
    return await navigator.locks.request(`${storageKey}.${payersOf(session)[0]}`, runLocked);
  } catch (error) {
    if (lock.isGranted) throw error;
    return run();
  }
};
