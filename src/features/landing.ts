import type { Member } from '../domain/member';
import { paths } from '../paths';

/** Where a member goes after signing in, when nothing else was asked for. */
export const landingPath = (member: Member): string => (member.kr === undefined ? paths.newContract : paths.payment);
