import type { SignedUpgrade } from '../../domain/contract/contract';
import { contractYears } from '../../domain/contract/memberYears';
import type { Member } from '../../domain/identity/member';
import { today } from '../../domain/time/clock';
import { useAllSigned } from './useSigned';

/** The upgrade of this year's contract that this tab or this device knows to be signed. */
export const useSignedUpgrade = (member: Pick<Member, 'from' | 'to' | 'pack' | 'ev'>): SignedUpgrade | undefined => {
  const known = { member, signed: useAllSigned(), nextYearDocuments: [], today: today() };
  return contractYears(known).find(({ upgrade }) => upgrade !== undefined)?.upgrade;
};
