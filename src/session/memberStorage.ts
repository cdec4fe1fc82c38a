import * as v from 'valibot';

import { moment, sessionSchema } from './sessionSchema';
import type { SafeStorage } from './storage';

/** The name that tabs of earlier releases use, too. */
const storageKey = 'cportal.drafts';

/** The new e-mail that a member has asked for, until its link is opened: theirs, though the service still has the old one. */
export const pendingEmailDraft = 'profile.pendingEmail';

/** What outlives an expired session; everything else, the token first, is stripped. */
const keptSchema = v.pick(sessionSchema, [
  'contractKey',
  'step',
  'wizard',
  'type',
  'transaction',
  'endTransaction',
  'otpres',
]);

const expiredSchema = v.object({
  /** In ms since 1970. */
  at: moment,
  member: v.object({ email: v.string(), kr: v.optional(v.string()) }),
  session: v.fallback(keptSchema, {}),
});

const recordSchema = v.object({
  expired: v.optional(expiredSchema),
  forms: v.record(v.string(), v.record(v.string(), v.unknown())),
});

type Values = Record<string, unknown>;
type StoredRecord = v.InferOutput<typeof recordSchema>;

/** What an expired session keeps for the same login: its place, an open payment, and the last result. */
export type KeptSession = v.InferOutput<typeof keptSchema>;

export type ExpiredSession = v.InferOutput<typeof expiredSchema>;

/**
 * What a tab remembers for one member, by name: what was typed (features/drafts), its latest payment, and what a contract
 * ordered. The session's store empties it when another member signs in, and after a log-out.
 */
export interface MemberStorage {
  /** Keeps values for the present member. `secret` fields stay in memory and are never stored (SEC-8). */
  save: (name: string, values: Values, secret?: readonly string[]) => void;
  read: (name: string) => Values | undefined;
  drop: (name: string) => void;
  /** Drops all values whose names start with the prefix. */
  dropAll: (beginning: string) => void;
  /** The new e-mail that the member has asked for. */
  pendingEmail: () => string | undefined;
  /** The session that expired in this tab, until the same login returns. */
  expired: () => ExpiredSession | undefined;
  /** Keeps what may outlive the session, without its token; undefined drops it. */
  setExpired: (expired: ExpiredSession | undefined) => void;
  clear: () => void;
  /** Reloads from storage: a page restored from the back-forward cache may be stale. */
  reread: () => void;
}

const empty: StoredRecord = { forms: {} };

const parse = (stored: string | undefined): StoredRecord => {
  try {
    return v.parse(recordSchema, JSON.parse(stored ?? ''));
  } catch {
    return empty;
  }
};

const without = <T>(values: Record<string, T>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Complete in memory, without secrets in the given storage. Nothing is saved while it has no owner. */
export const createMemberStorage = (storage: SafeStorage, hasOwner: () => boolean): MemberStorage => {
  let record = parse(storage.read(storageKey));
  /** All values, secrets included; they live as long as the page. */
  const memory = new Map<string, Values>();

  const write = (next: StoredRecord): void => {
    record = next;
    if (Object.keys(next.forms).length === 0 && next.expired === undefined) storage.remove(storageKey);
    else storage.write(storageKey, JSON.stringify(next));
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
    pendingEmail: () => {
      const email = record.forms[pendingEmailDraft]?.email;
      return typeof email === 'string' ? email : undefined;
    },
    expired: () => record.expired,
    setExpired: (expired) => write({ ...record, expired: expired && v.parse(expiredSchema, expired) }),
    clear: () => {
      memory.clear();
      write(empty);
    },
    reread: () => {
      memory.clear();
      record = parse(storage.read(storageKey));
    },
  };
};
