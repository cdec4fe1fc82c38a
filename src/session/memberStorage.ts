import * as v from 'valibot';

import { moment, sessionSchema } from './sessionSchema';
import { toJson, type SafeStorage } from './storage';

const storageKey = 'cportal.drafts';

/** What outlives an expired session; everything else, the token first, is stripped. */
const afterExpirySchema = v.pick(sessionSchema, [
  'support',
  'contractKey',
  'step',
  'wizard',
  'type',
  'transaction',
  'endTransaction',
  'otpres',
  'pendingEmail',
  'lastPayment',
  'signedOrder',
  'lastContractKey',
]);

const expiredSchema = v.object({
  /** In ms since 1970. */
  at: moment,
  member: v.object({ email: v.string(), kr: v.optional(v.string()) }),
  session: v.fallback(afterExpirySchema, {}),
});

const recordSchema = v.object({
  expired: v.optional(expiredSchema),
  forms: v.record(v.string(), v.record(v.string(), v.unknown())),
});

type Values = Record<string, unknown>;
type StoredRecord = v.InferOutput<typeof recordSchema>;

/** What an expired session leaves to the same login: its place, its payments and contracts, and a new e-mail that waits. */
export type AfterExpiry = v.InferOutput<typeof afterExpirySchema>;

export type ExpiredSession = v.InferOutput<typeof expiredSchema>;

/**
 * What a tab remembers for one member beside the session: what was typed, by the form's name (features/drafts), and what the
 * session left when it expired. The session's store empties it when another member signs in, and after a log-out.
 */
export interface MemberStorage {
  /** Keeps values for the present member. `secret` fields stay in memory and are never stored (SEC-8). */
  save: (name: string, values: Values, secret?: readonly string[]) => void;
  read: (name: string) => Values | undefined;
  drop: (name: string) => void;
  /** Drops all values whose names start with the prefix. */
  dropAll: (beginning: string) => void;
  /** The session that expired in this tab, until the same login returns. */
  expired: () => ExpiredSession | undefined;
  /** Keeps what may outlive the session, without its token; undefined drops it. */
  setExpired: (expired: ExpiredSession | undefined) => void;
  clear: () => void;
  /** Reloads from storage: a page restored from the back-forward cache may be stale. */
  reread: () => void;
}

const empty: StoredRecord = { forms: {} };

const storedSchema = v.fallback(v.pipe(v.string(), v.parseJson(), recordSchema), empty);

/** The values but for the named ones. */
export const without = <T>(values: Record<string, T>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Complete in memory, without secrets in the given storage. Nothing is saved while it has no owner. */
export const createMemberStorage = (storage: SafeStorage, hasOwner: () => boolean): MemberStorage => {
  let record = v.parse(storedSchema, storage.read(storageKey));
  /** All values, secrets included; they live as long as the page. */
  const memory = new Map<string, Values>();

  const write = (next: StoredRecord): void => {
    record = next;
    if (Object.keys(next.forms).length === 0 && next.expired === undefined) storage.remove(storageKey);
    else storage.write(storageKey, toJson(next));
  };
  const drop = (name: string): void => {
    memory.delete(name);
    write({ ...record, forms: without(record.forms, [name]) });
  };

  return {
    save: (name, values, secret = []) => {
      // After log-out an unmounting form must not save.
      if (!hasOwner()) return;
      memory.set(name, structuredClone(values));
      write({ ...record, forms: { ...record.forms, [name]: without(values, secret) } });
    },
    read: (name) => memory.get(name) ?? record.forms[name],
    drop,
    dropAll: (beginning) => {
      const names = [...memory.keys(), ...Object.keys(record.forms)].filter((name) => name.startsWith(beginning));
      for (const name of names) drop(name);
    },
    expired: () => record.expired,
    setExpired: (expired) => write({ ...record, expired: expired && v.parse(expiredSchema, expired) }),
    clear: () => {
      memory.clear();
      write(empty);
    },
    reread: () => {
      memory.clear();
      record = v.parse(storedSchema, storage.read(storageKey));
    },
  };
};
