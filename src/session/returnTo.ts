import * as v from 'valibot';

import type { Member } from '~/domain/identity/member';
import { percentDecoded } from '~/domain/text/percentDecoded';

import { memberHash } from './memberHash';

const stateSchema = v.object({ from: v.string(), of: v.optional(v.string()) });

/**
 * The page to return to after sign-in, carried in router state, never in an address.
 * It is checked when read: only the portal's own paths are followed.
 */
export type ReturnToState = v.InferOutput<typeof stateSchema>;

type Owner = Pick<Member, 'email' | 'kr'>;

/** `owner`: whose session ended on the page. */
export const returnToState = (
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  owner?: Owner,
): ReturnToState => ({ from: pathname + search + hash, of: owner && memberHash(owner.kr ?? owner.email) });

/** One leading slash only: `//host` and `/\host` lead to other sites. No control characters either, because browsers drop them. */
const isInside = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);

/** Whether a path is the portal's own, both as written and decoded. */
export const isAppPath = (path: string): boolean => {
  const read = percentDecoded(path);
  return read !== undefined && isInside(path) && isInside(read);
};

/** The page to return to, but not for another member than the one whose session ended there. */
export const readReturnTo = (state: unknown, member?: Owner): string | undefined => {
  const { success, output } = v.safeParse(stateSchema, state);
  if (!success || !isAppPath(output.from)) return undefined;
  const { from, of } = output;
  if (of === undefined || member === undefined) return from;
  return [member.kr, member.email].some((name) => name !== undefined && memberHash(name) === of) ? from : undefined;
};
