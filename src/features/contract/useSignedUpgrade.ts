import { contractYears, type ContractYear } from '../../domain/contract/memberYears';
import type { Member } from '../../domain/identity/member';
import { today } from '../../domain/time/clock';
import { useAllSigned } from './useSigned';

/** The upgrade of this year's contract that this tab or this device knows to be signed: its package, as far as it is known, and first day. */
export const useSignedUpgrade = (member: Member): ContractYear['upgrade'] => {
  const known = { member, signed: useAllSigned(), nextYearDocuments: [], today: today() };
  return contractYears(known).find(({ upgrade }) => upgrade !== undefined)?.upgrade;
};
