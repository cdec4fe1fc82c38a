import { contractYears, type ContractYear } from '../../domain/contract/memberYears';
import type { Member } from '../../domain/identity/member';
import { today } from '../../domain/time/clock';
import { useSigned } from './useSigned';

/** The upgrade of this year's contract that was signed in this session: its package, as far as it is known, and first day. */
export const useSignedUpgrade = (member: Member): ContractYear['upgrade'] => {
  const known = { member, signed: useSigned(), nextYearDocuments: [], today: today() };
  return contractYears(known).find(({ upgrade }) => upgrade !== undefined)?.upgrade;
};
