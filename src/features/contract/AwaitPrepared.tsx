import { useSession } from '../../session/SessionContext';
import { useContractStatus } from './useContractStatus';

const Awaited = ({ contractKey }: { contractKey: string }) => {
  useContractStatus(contractKey);
  return null;
};

/** On a page that says that a contract is being prepared: asks until it is done, so that the page then says so. */
export const AwaitPrepared = () => {
  const { contractKey } = useSession();
  return contractKey !== undefined && <Awaited contractKey={contractKey} />;
};
