import { useQuery } from '@tanstack/react-query';

import { finalStep } from '../../domain/constants';
import { endsSoon } from '../../domain/money/debt';
import { today } from '../../domain/time/clock';
import { isServiceError } from '../../http/serviceError';
import { initContract } from '../../services/contracting';
import { useSession } from '../../session/SessionContext';

/** here: in this tab. signed: in this tab, and the club prepares it. inbox: only the link in an e-mail goes on. */
export type Started = 'here' | 'signed' | 'inbox';

/** Asks whether a contract can be started, of those who have none, and of those whose contract ends soon. */
const useMayStart = () => {
  const { contractKey, currentUser } = useSession();
  const isConcerned = currentUser !== undefined && (currentUser.kr === undefined || endsSoon(currentUser, today()));
  return useQuery({
    queryKey: ['may-start', 'known', currentUser?.kr],
    queryFn: ({ signal }) => initContract(signal),
    enabled: contractKey === undefined && isConcerned,
    gcTime: 0,
    staleTime: Infinity,
  });
};

/** Where a contract that was begun goes on: in this tab, or with a link in the inbox, as the service says. */
export const useStartedContract = (): { started: Started | undefined; isAsking: boolean } => {
  const { contractKey, currentUser, wizard, step } = useSession();
  const { error, isLoading } = useMayStart();
  if (contractKey !== undefined) return { started: step === finalStep ? 'signed' : 'here', isAsking: false };
  const isEmailed = isServiceError(error) && error.codes.includes('CONTR_ALREADY_EMAILED');
  // If the member has a contract of their own, this tab may not know yet that it is complete.
  const isSent = currentUser?.kr === undefined && typeof wizard?.sentTo === 'string';
  return { started: isEmailed || isSent ? 'inbox' : undefined, isAsking: isLoading };
};

/** Whether the service takes the next contract of a member whose present one ends soon. */
export const useTakesRenewals = (): boolean => {
  const { currentUser } = useSession();
  return useMayStart().isSuccess && currentUser?.kr !== undefined;
};
