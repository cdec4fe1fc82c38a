import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import { isServiceError } from '../../../../http/serviceError';
import type { ContractFallbacks } from '../steps/payment/savedTerms';
import { useContractFallbacks, useWizardMemory } from './wizardMemory';

/** Loads a step. Entering one always asks the service: an earlier step may have changed what it says. */
export const useStepQuery = <D>(
  contractKey: string,
  step: number,
  load: (contractKey: string, signal: AbortSignal, fallbacks: ContractFallbacks) => Promise<D>,
): UseQueryResult<D> => {
  const fallbacks = useContractFallbacks(contractKey);
  const { pending = step, remember } = useWizardMemory(contractKey);
  const query = useQuery({
    queryKey: ['wizard', contractKey, step],
    queryFn: ({ signal }) => load(contractKey, signal, fallbacks),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });

  const { error } = query;
  const isRefused = isServiceError(error) && !error.network && error.kind !== 'session' && error.kind !== 'cancelled';
  // Another tab may have reopened the previous step: it has to be saved again.
  const takeBack = useEffectEvent(() => {
    if (step > 1 && step <= pending) remember({ pending: step - 1 });
  });
  useEffect(() => {
    if (isRefused) takeBack();
  }, [isRefused]);
  return query;
};
