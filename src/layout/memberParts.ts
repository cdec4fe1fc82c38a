import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import type { IsoDate } from '../domain/dates';
import type { Member } from '../domain/member';
import { useSession } from '../session/SessionContext';

/** What the shell shows of a member. It arrives with the first member page, not with the sign-in page (PERF-2). */
export interface MemberParts {
  MemberFacts?: ComponentType<{ member: Member }>;
  Menu?: ComponentType<{ id: string; open: boolean; day: IsoDate }>;
  SupportBar?: ComponentType;
}

let parts: MemberParts = {};
const listeners = new Set<() => void>();

export const loadMemberParts = async (): Promise<void> => {
  const [{ MemberFacts }, { Menu }, { SupportBar }] = await Promise.all([import('./MemberFacts'), import('./Menu'), import('./SupportBar')]);
  if (parts.Menu === Menu) return;
  parts = { MemberFacts, Menu, SupportBar };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = (): MemberParts => parts;

/** The parts, as far as they are there; a session on any page brings them. */
export const useMemberParts = (): MemberParts => {
  const { token } = useSession();
  useEffect(() => {
    // A chunk that can't be loaded leaves the page without its menu; the router reports the next one (NAV-14).
    if (token !== undefined) loadMemberParts().catch(() => undefined);
  }, [token]);
  return useSyncExternalStore(subscribe, read, read);
};
