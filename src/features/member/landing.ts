import type { Member } from '../../domain/identity/member';
import { paths } from '../../paths';

/** The default page after sign-in. */
export const landingPath = (member: Member): string => (member.kr === undefined ? paths.newContract : paths.payment);
