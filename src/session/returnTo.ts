import { percentDecoded } from '../domain/percentDecoded';

/**
 * Where a member was when the session was missing, carried in router state, never in an address.
 * What is read back is checked: only paths of the portal itself are followed (SEC-4).
 */
export interface ReturnToState {
  from: string;
}

export const returnToState = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): ReturnToState => ({ from: pathname + search + hash });

/** Begins with one slash: `//host` and `/\host` are other sites' addresses. Browsers drop control characters, so none may be there. */
const isInside = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);

/** Whether a path is the portal's own, as it is written and as it is read (SEC-4). */
export const isAppPath = (path: string): boolean => {
  const read = percentDecoded(path);
  return read !== undefined && isInside(path) && isInside(read);
};

export const readReturnTo = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && isAppPath(from) ? from : undefined;
};
