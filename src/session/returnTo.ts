import { percentDecoded } from '../domain/text/percentDecoded';

/**
 * The page to return to after sign-in, carried in router state, never in an address.
 * It is checked when read: only the portal's own paths are followed.
 */
export interface ReturnToState {
  from: string;
}

export const returnToState = ({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): ReturnToState => ({ from: pathname + search + hash });

/** One leading slash only: `//host` and `/\host` lead to other sites. No control characters either, because browsers drop them. */
const isInside = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);

/** Whether a path is the portal's own, both as written and decoded. */
export const isAppPath = (path: string): boolean => {
  const read = percentDecoded(path);
  return read !== undefined && isInside(path) && isInside(read);
};

export const readReturnTo = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && isAppPath(from) ? from : undefined;
};
