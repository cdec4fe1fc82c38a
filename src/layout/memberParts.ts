import { useEffect, useState, type ComponentType } from 'react';
import type { IsoDate } from '../domain/dates';
import type { Member } from '../domain/member';
import { useSession } from '../session/SessionContext';

/** What the shell shows of a member. Loaded with the first member page, not with the sign-in page (PERF-2). */
export interface MemberParts {
  MemberFacts?: ComponentType<{ member: Member }>;
  Menu?: ComponentType<{ id: string; open: boolean; day: IsoDate }>;
  SupportBar?: ComponentType;
}

let loaded: MemberParts = {};

export const loadMemberParts = async (): Promise<MemberParts> => {
  if (loaded.Menu !== undefined) return loaded;
  const [{ MemberFacts }, { Menu }, { SupportBar }] = await Promise.all([import('./MemberFacts'), import('./Menu'), import('./SupportBar')]);
  loaded = { MemberFacts, Menu, SupportBar };
  return loaded;
};

/** The parts that are loaded; a session loads them on any page. */
export const useMemberParts = (): MemberParts => {
  const { token } = useSession();
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    // A page without its menu is still of use; the next member page reports a chunk that is missing (NAV-14).
    if (token !== undefined) loadMemberParts().then(setParts, () => undefined);
  }, [token]);
  return parts;
};
