/**
 * Where a member was when the session was missing, carried in router state, never in an address (SES-4, SES-10).
 * What is read back is checked: only paths of the portal itself are followed (SEC-4).
 */
export interface OriginState {
  from: string;
}

export const originState = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): OriginState => ({ from: pathname + search + hash });

/** An in-app path begins with one slash; `//host` and `/\host` are other sites' addresses. */
export const isAppPath = (path: string): boolean => {
  if (!/^\/(?![/\\])/.test(path) || /[\u0000-\u001f\\]/.test(path)) return false;
  try {
    return !/^\/[/\\]|[\r\n]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
};

export const readOrigin = (state: unknown): string | undefined => {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  return typeof from === 'string' && isAppPath(from) ? from : undefined;
};
