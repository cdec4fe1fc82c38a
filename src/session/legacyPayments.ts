import * as v from 'valibot';

import { paymentRecordSchema, type PaymentRecord } from './paymentRecord';

/** Begins the rest of the key of a record that guarded a contract. */
const byContract = 'contract.';

/**
 * Payments as versions up to 2.8.1 kept them: under a key for each member and one for each contract. They count until the
 * first record is written, which takes them over. May be deleted 30 days after the last device has got a newer version.
 */
export const legacyPayments = (prefix: string) => {
  const keys = (): string[] => {
    try {
      return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  };
  const read = (key: string): PaymentRecord | undefined => {
    try {
      return v.parse(paymentRecordSchema, JSON.parse(window.localStorage.getItem(key) ?? ''));
    } catch {
      return undefined;
    }
  };
  return {
    /** The records as one text, or "" if there are none. */
    read: (): string => {
      const records = new Map<string, PaymentRecord>();
      const isContract = (key: string): boolean => key.startsWith(prefix + byContract);
      // A member's record says whose it is, so it replaces the contract's copy.
      for (const key of keys().sort((one, other) => Number(isContract(other)) - Number(isContract(one)))) {
        const record = read(key);
        const payer = isContract(key) ? undefined : Number(key.slice(prefix.length));
        if (record !== undefined) {
          const transaction = record.transaction === '?' ? `?${payer ?? ''}` : record.transaction;
          records.set(transaction, { ...record, transaction, payer });
        }
      }
      return records.size === 0 ? '' : JSON.stringify([...records.values()]);
    },
    clear: (): void => {
      for (const key of keys()) window.localStorage.removeItem(key);
    },
  };
};
