import * as v from 'valibot';

import type { Member } from '~/domain/identity/member';
import { now } from '~/domain/time/clock';

import { lastMoment, moment } from './sessionSchema';
import { deviceStorage } from './storage';

const storageKey = 'cportal.mark';

/** Tells the members of one device apart. It holds no name and no address, but isn't a secret either. */
export const memberHashSchema = v.object({ kr: v.optional(v.number()), emails: v.array(v.number()) });

export type MemberHash = v.InferOutput<typeof memberHashSchema>;

const entrySchema = v.object({ at: moment, member: memberHashSchema });

/** The last sign-in and the last log-out on this device; support sessions leave none. */
export const markSchema = v.object({ signIn: v.optional(entrySchema), logOut: v.optional(entrySchema) });

export type DeviceMark = v.InferOutput<typeof markSchema>;

const hashOf = (text: string): number => {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return hash;
};

/** `otherEmail`: an earlier e-mail of the same member, or the new one that they have asked for. */
export const hashMember = ({ kr, email }: Pick<Member, 'email' | 'kr'>, otherEmail = email): MemberHash => ({
  kr: kr === undefined ? undefined : hashOf(kr),
  emails: [email, otherEmail].map((address) => hashOf(address.toLowerCase())),
});

/** Like isSameMember: the kr decides where both have one. */
export const isSameHash = (one: MemberHash, other: MemberHash): boolean =>
  one.kr !== undefined && other.kr !== undefined
    ? one.kr === other.kr
    : one.emails.some((email) => other.emails.includes(email));

export const readMark = (): DeviceMark => {
  try {
    return v.parse(markSchema, JSON.parse(deviceStorage.read(storageKey) ?? ''));
  } catch {
    return {};
  }
};

/** Marks a sign-in or a log-out and returns its moment: later than all before, even if the clock was set back. */
export const writeMark = (what: 'signIn' | 'logOut', member: MemberHash): number => {
  const mark = readMark();
  const last = Math.max(mark.signIn?.at ?? 0, mark.logOut?.at ?? 0);
  const at = Math.min(Math.max(now().getTime(), last + 1), lastMoment);
  deviceStorage.write(storageKey, JSON.stringify({ ...mark, [what]: { at, member } }));
  return at;
};

/** Why a session that began at the moment has ended since: by its member's log-out or another member's sign-in, in any tab. */
export const endedSince = (
  { signIn, logOut }: DeviceMark,
  member: MemberHash,
  since: number,
): 'loggedOutElsewhere' | 'replaced' | undefined => {
  if (logOut !== undefined && logOut.at > since && isSameHash(logOut.member, member)) return 'loggedOutElsewhere';
  return signIn !== undefined && signIn.at > since && !isSameHash(signIn.member, member) ? 'replaced' : undefined;
};
