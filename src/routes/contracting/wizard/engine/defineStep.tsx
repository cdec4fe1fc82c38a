import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ComponentType, type Ref } from 'react';

import { QueryBoundary } from '../../../../components/feedback/QueryBoundary';
import type { Member } from '../../../../domain/identity/member';
import { isServiceError } from '../../../../http/serviceError';
import { BackBar } from './StepActions';
import { useKnownTerms, useWizardMemory, type KnownTerms } from './wizardMemory';
import type { FormState, StepId } from './wizardState';

/** What the wizard asks of the open step before it is left. */
export interface StepHandle {
  /** Shows what is wrong, if something is. On the way back a form that nobody touched isn't validated. */
  check: (isBack: boolean) => Promise<FormState>;
  /** Saves a valid step. False: the service refused, and the page shows why. */
  save: () => Promise<boolean>;
  /** Drops the draft of what was typed: the step is left without saving. */
  discard: () => void;
}

export interface StepPageProps {
  contractKey: string;
  member: Member;
  onNext: () => Promise<void>;
  onBack: (() => Promise<void>) | undefined;
  /** Opens a step from the summary; Next leads back to it. */
  onChange: (step: number) => Promise<void>;
  /** The summary is signed. */
  onSigned: () => void;
  /** The service no longer knows the contract, for these codes. */
  onGone: (codes: readonly string[]) => void;
  ref: Ref<StepHandle>;
  /** Where the cost panel stands, outside the step's own card. */
  costPlace: HTMLElement | null;
}

/** A row of the wizard's table. */
export interface WizardStep {
  id: StepId;
  Page: ComponentType<StepPageProps>;
}

export interface LoadedStepProps<D> extends StepPageProps {
  data: D;
  /** It could be read only after a failure that was shown. */
  failedBefore: boolean;
}

interface StepDefinition<D> {
  id: StepId;
  /** The height of the step in lines of the skeleton, so that the steps below don't move when it loads. */
  lines: number;
  /** The same on a phone, where it is taller. */
  phoneLines?: number;
  load: (contractKey: string, signal: AbortSignal, known: KnownTerms) => Promise<D>;
  /** The step once it is loaded. */
  Body: ComponentType<LoadedStepProps<D>>;
}

/** Refusals that no retry helps against: the contract can't be continued (WIZ-2). */
const goneCodes: readonly string[] = ['INVALID_TOKEN', 'tokenInvalid', 'NOT_FOUND', 'ERROR.NO.DIJ'];

/** Loads a step. Entering one always asks the service: an earlier step may have changed what it says. */
const useStepQuery = <D,>(
  { id, load }: StepDefinition<D>,
  { contractKey, onGone }: Pick<StepPageProps, 'contractKey' | 'onGone'>,
): UseQueryResult<D> => {
  const known = useKnownTerms(contractKey);
  const { pending = id, remember } = useWizardMemory(contractKey);
  const query = useQuery({
    queryKey: ['wizard', contractKey, id],
    queryFn: ({ signal }) => load(contractKey, signal, known),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });

  const { error } = query;
  const refusal =
    isServiceError(error) && !error.network && error.kind !== 'session' && error.kind !== 'cancelled'
      ? error
      : undefined;
  const takeRefusal = useEffectEvent((codes: readonly string[]) => {
    if (codes.some((code) => goneCodes.includes(code))) onGone(codes);
    // Another tab may have reopened the previous step: it has to be saved again.
    else if (id > 1 && id <= pending) remember({ pending: id - 1 });
  });
  useEffect(() => {
    if (refusal !== undefined) takeRefusal(refusal.codes);
  }, [refusal]);
  return query;
};

/** Makes a row of the wizard's table. Erases the type of the data, so that steps fit in one list. */
export const defineStep = <D,>(step: StepDefinition<D>): WizardStep => ({
  id: step.id,
  Page: (props) => {
    const query = useStepQuery(step, props);
    return (
      <>
        <QueryBoundary query={query} lines={step.lines} phoneLines={step.phoneLines}>
          {(data) => <step.Body {...props} data={data} failedBefore={query.errorUpdateCount > 0} />}
        </QueryBoundary>
        {query.isLoadingError && <BackBar onBack={props.onBack} />}
      </>
    );
  },
});
