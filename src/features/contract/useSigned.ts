import { finalStep } from '../../domain/constants';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { readDone, readSigned, type SignedContract } from './signedContract';

/** The contract that was signed in this session, and whether the club still prepares it. */
export const useSigned = (): (SignedContract & { isPrepared: boolean }) | undefined => {
  const { memberStorage } = useSessionStore();
  const { contractKey, step } = useSession();
  const isPrepared = contractKey !== undefined && step === finalStep;
  const key = isPrepared ? contractKey : readDone(memberStorage)?.contractKey;
  const signed = key === undefined ? undefined : readSigned(memberStorage, key);
  return signed && { ...signed, isPrepared };
};
