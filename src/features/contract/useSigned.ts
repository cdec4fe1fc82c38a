import { finalStep } from '../../domain/constants';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { signedContractsOf, type KnownContract } from '../../session/signedContracts';
import { readSigned, type SignedContract } from './signedContract';
import { readDone } from './useContractStatus';

/** The contract that was signed in this session, and whether the club still prepares it. */
export const useSigned = (): (SignedContract & { isPrepared: boolean }) | undefined => {
  const { memberStorage } = useSessionStore();
  const { contractKey, step } = useSession();
  const isPrepared = contractKey !== undefined && step === finalStep;
  const key = isPrepared ? contractKey : readDone(memberStorage)?.contractKey;
  const signed = key === undefined ? undefined : readSigned(memberStorage, key);
  return signed && { ...signed, isPrepared };
};

/** What was signed, the tab's contract first: as far as this tab or this device knows it. */
export const useAllSigned = (): readonly (KnownContract & { isPrepared?: boolean })[] => {
  const signed = useSigned();
  const known = signedContractsOf(useSession());
  return signed === undefined ? known : [signed, ...known];
};
