import { contractOutcome } from '../../domain/contract/contractStatus';
import { getStep8 } from '../../services/contractingGet';
import { useSession } from '../../session/SessionContext';
import { useContractPayment } from '../paying/usePayments';
import { usePolling } from '../polling/usePolling';
import { useTakeResult } from './useTakeResult';

const Awaited = ({ contractKey }: { contractKey: string }) => {
  const payment = useContractPayment(contractKey);
  const { data } = usePolling({
    key: ['contract-status', contractKey],
    ask: (signal) => getStep8({ key: contractKey }, signal),
    isDone: (status) => contractOutcome(status) !== undefined,
  });
  useTakeResult(contractKey, data && { ...data, authorised: payment?.state === 'paid' }, payment);
  return null;
};

/**
 * On a page that says that a contract is being prepared: asks until it is done, so that the page then says so. The member
 * may have left the one that shows its status.
 */
export const AwaitPrepared = () => {
  const { contractKey } = useSession();
  return contractKey !== undefined && <Awaited contractKey={contractKey} />;
};
