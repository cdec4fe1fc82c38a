import { useQuery } from '@tanstack/react-query';
import { isServiceError } from '../http/serviceError';
import { initContract } from '../services/contracting';
import { useSession } from '../session/SessionContext';

/**
 * Whether somebody without a card has begun a contract: in this tab, or with a link that waits in their inbox, as the service
 * says.
 */
export const useStartedContract = (): 'here' | 'inbox' | undefined => {
  const { contractKey, currentUser, wizard } = useSession();
  const isAsked = contractKey === undefined && currentUser !== undefined && currentUser.kr === undefined;
  const { error } = useQuery({ queryKey: ['may-start', 'started'], queryFn: ({ signal }) => initContract(signal), enabled: isAsked, gcTime: 0 });
  if (contractKey !== undefined) return 'here';
  const isEmailed = isServiceError(error) && error.codes.includes('CONTR_ALREADY_EMAILED');
  return isAsked && (isEmailed || typeof wizard?.sentTo === 'string') ? 'inbox' : undefined;
};
