import type { i18n as I18n } from 'i18next';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '../domain/dates';
import type { Member } from '../domain/member';
import { loadTexts } from '../i18n/i18n';
import { useSession } from '../session/SessionContext';

/** The member's parts of the shell. Loaded with the first member page, not with the sign-in page. */
export interface MemberParts {
  MemberFacts?: ComponentType<{ member: Member }>;
  Menu?: ComponentType<{ id: string; open: boolean; day: IsoDate }>;
  SupportBar?: ComponentType;
}

let loaded: MemberParts = {};

/** Loads them together with their texts. */
export const loadMemberParts = async (i18n: I18n): Promise<MemberParts> => {
  const [{ MemberFacts }, { Menu }, { SupportBar }] = await Promise.all([import('./MemberFacts'), import('./Menu'), import('./SupportBar'), loadTexts(i18n, ['member', 'status'])]);
  loaded = { MemberFacts, Menu, SupportBar };
  return loaded;
};

/** The parts loaded so far; a session loads them on any page. */
export const useMemberParts = (): MemberParts => {
  const { token } = useSession();
  const { i18n } = useTranslation();
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    // A page is usable without its menu; the next member page reports a missing chunk.
    if (token !== undefined) loadMemberParts(i18n).then(setParts, () => undefined);
  }, [token, i18n]);
  return parts;
};
