import { useSession } from '../../session/SessionContext';
import { useContractPayment } from '../paying/usePayments';
import { useContractStatus } from './useContractStatus';
import { useTakeResult } from './useTakeResult';

const Awaited = ({ contractKey }: { contractKey: string }) => {
  const payment = useContractPayment(contractKey);
  const { data } = useContractStatus(contractKey);
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
