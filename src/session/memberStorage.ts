import * as v from 'valibot';

import { draftLifeMs } from '../domain/constants';
import { isSameEmail, isSameMember, type Member } from '../domain/identity/member';
import { now } from '../domain/time/clock';
import { hashMember, isSameHash, type DeviceMark } from './deviceMark';
import { moment, sessionSchema, type Session } from './sessionSchema';
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

const recordSchema = v.object({
  /** The e-mail and kr of the member who typed the values; without an owner nothing is kept. */
  owner: v.optional(v.string()),
  ownerKr: v.optional(v.string()),
  /** When their session ended, ms since 1970; undefined while it lives. */
  leftAt: v.optional(moment),
  kept: v.optional(keptSchema),
  forms: v.record(v.string(), v.record(v.string(), v.unknown())),
});

type Values = Record<string, unknown>;
type StoredRecord = v.InferOutput<typeof recordSchema>;

/** What an expired session keeps for the same login: its place, an open transaction, and the last result. */
export type KeptSession = v.InferOutput<typeof keptSchema>;

type MemberOwner = Pick<Member, 'email' | 'kr'>;

/** What a tab remembers for one member, by name: what was typed (features/drafts), and the method used last. Another member's sign-in and a log-out empty it. */
export interface MemberStorage {
  /** Keeps values for the current owner. `secret` fields stay in memory and are never stored (SEC-8). */
  save: (name: string, values: Values, secret?: readonly string[]) => void;
  read: (name: string) => Values | undefined;
  drop: (name: string) => void;
  /** Drops all values whose names start with the prefix. */
  dropAll: (beginning: string) => void;
  /** The new e-mail that the member has asked for. */
  pendingEmail: () => string | undefined;
  /** Drops what an expired session keeps if its member has logged out in another tab since. */
  forgetLoggedOut: (mark: DeviceMark) => void;
  /** Whether the member owns it: by kr or e-mail, or under the new e-mail that the owner has asked for. */
  isOwner: (member: MemberOwner) => boolean;
  /** Sets the owner; drops another member's data. */
  own: (owner: MemberOwner) => void;
  /** The owner has a new e-mail, or a first kr. */
  rename: (owner: MemberOwner) => void;
  /** The session expired at the given moment: keeps what may outlive it for 30 minutes for the same login. */
  keep: (owner: MemberOwner, session: Session, endedAt: number) => void;
  /** Updates the kept session; returns false if there is none. */
  amend: (change: (kept: KeptSession) => Partial<KeptSession>) => boolean;
  /** Returns the kept session of the login if it is less than 30 minutes old; drops anything else. */
  claim: (owner: MemberOwner) => KeptSession;
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

const ownedBy = ({ email, kr }: MemberOwner) => ({ owner: email, ownerKr: kr });

/** Complete in memory, without secrets in the given storage. */
export const createMemberStorage = (storage: SafeStorage): MemberStorage => {
  let record = empty;
  /** All values, secrets included; they live as long as the page. */
  const memory = new Map<string, Values>();
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const write = (next: StoredRecord): void => {
    record = next;
    if (Object.keys(next.forms).length === 0 && next.kept === undefined) storage.remove(storageKey);
    else storage.write(storageKey, JSON.stringify(next));
  };
  const clear = (): void => {
    clearTimeout(expiry);
    memory.clear();
    write(empty);
  };
  const timeLeft = (): number =>
    record.leftAt === undefined ? Infinity : record.leftAt + draftLifeMs - now().getTime();
  /** Expire them even if nobody signs in again. */
  const watchAge = (): void => {
    clearTimeout(expiry);
    const left = timeLeft();
    if (left <= 0) clear();
    else if (left !== Infinity) expiry = setTimeout(watchAge, Math.min(left, draftLifeMs));
  };
  const pendingEmail = (): string | undefined => {
    const email = record.forms[pendingEmailDraft]?.email;
    return typeof email === 'string' ? email : undefined;
  };
  const isPending = ({ email }: MemberOwner): boolean => isSameEmail(email, pendingEmail());
  const isOwner = (member: MemberOwner): boolean => {
    const { owner: email, ownerKr: kr } = record;
    if (email === undefined) return false;
    return isSameMember({ email, kr }, member) || ((kr === undefined || member.kr === undefined) && isPending(member));
  };
  const drop = (name: string): void => {
    memory.delete(name);
    write({ ...record, forms: without(record.forms, [name]) });
  };
  const rename = (owner: MemberOwner): void => {
    // The new e-mail is in force.
    if (isPending(owner)) drop(pendingEmailDraft);
    write({ ...record, ...ownedBy(owner) });
  };
  const reread = (): void => {
    memory.clear();
    record = parse(storage.read(storageKey));
    watchAge();
  };
  reread();

  return {
    save: (name, values, secret = []) => {
      // After log-out an unmounting form must not save.
      if (record.owner === undefined) return;
      memory.set(name, structuredClone(values));
      write({ ...record, forms: { ...record.forms, [name]: without(values, secret) } });
    },
    read: (name) => memory.get(name) ?? record.forms[name],
    drop,
    dropAll: (beginning) => {
      const names = [...memory.keys(), ...Object.keys(record.forms)].filter((name) => name.startsWith(beginning));
      for (const name of names) memory.delete(name);
      write({ ...record, forms: without(record.forms, names) });
    },
    pendingEmail,
    forgetLoggedOut: ({ logOut }) => {
      const { owner: email, ownerKr: kr, leftAt } = record;
      if (email === undefined || leftAt === undefined || logOut === undefined || logOut.at < leftAt) return;
      if (isSameHash(logOut.member, hashMember({ email, kr }))) clear();
    },
    isOwner,
    own: (owner) => {
      if (record.owner !== undefined && !isOwner(owner)) clear();
      rename(owner);
    },
    rename,
    keep: (owner, session, endedAt) => {
      const { output: kept, success } = v.safeParse(keptSchema, session);
      write({ ...record, ...ownedBy(owner), kept: success ? kept : {}, leftAt: endedAt });
      watchAge();
    },
    amend: (change) => {
      if (record.kept === undefined) return false;
      write({ ...record, kept: { ...record.kept, ...change(record.kept) } });
      return true;
    },
    claim: (owner) => {
      const mine = isOwner(owner) && timeLeft() > 0;
      const kept = mine ? record.kept : undefined;
      if (!mine) clear();
      clearTimeout(expiry);
      write({ forms: record.forms });
      rename(owner);
      return kept ?? {};
    },
    clear,
    reread,
  };
};
