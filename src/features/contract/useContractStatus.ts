import { contractOutcome } from '../../domain/contract/contractStatus';
import { getStep8 } from '../../services/contractingGet';
import { usePolling } from '../polling/usePolling';

/** Asks the service about a signed contract until it is settled. */
export const useContractStatus = (contractKey: string) =>
  usePolling({
    key: ['contract-status', contractKey],
    ask: (signal) => getStep8({ key: contractKey }, signal),
    isDone: (status) => contractOutcome(status) !== undefined,
  });
