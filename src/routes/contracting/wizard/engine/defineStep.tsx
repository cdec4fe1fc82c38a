import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { memo, type ComponentType, type Ref } from 'react';

import { LoadError } from '~/components/feedback/LoadError';
import { Skeleton } from '~/components/feedback/Skeleton';
import { useRead } from '~/components/feedback/useRead';
import type { Member } from '~/domain/identity/member';
import type { StepId } from '~/features/contract/wizardSteps';
import { toServiceError } from '~/http/serviceError';
import { useSessionStore } from '~/session/SessionContext';

import type { Reopened, SaveAgain } from './saveAgain';
import { BackBar } from './StepBar';
import { readFallbacks, type Fallbacks } from './terms';
import type { FormState } from './wizardState';

/** What the wizard asks of the open step before it is left. */
export interface StepHandle {
  /** Shows what is wrong, if something is. On the way back a form that nobody touched isn't validated. */
  validate: (isBack: boolean) => Promise<FormState>;
  /** Saves a valid step. False: the service refused, and the page shows why. */
  save: () => Promise<boolean>;
  /** The step is left without saving. */
  discard: () => void;
}

export interface StepPageProps {
  contractKey: string;
  member: Member;
  /** A change is saved, and the later steps are being saved again. */
  isSavingLater: boolean;
  /** What came of a change from the summary; the wizard says why a step is open. */
  reopened: Reopened | undefined;
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
  /** Saves the step again unseen, if it still shows what was confirmed; the summary has nothing to save. */
  saveAgain?: SaveAgain;
}

export interface LoadedStepProps<D> extends StepPageProps {
  data: D;
}

/** What a step is loaded with. */
export interface LoadContext {
  client: QueryClient;
  /** What this tab confirmed, for what the replies leave out. */
  fallbacks: Fallbacks;
}

export interface StepDefinition<D> {
  id: StepId;
  /** The height of the step in lines of the skeleton, so that the steps below don't move when it loads. */
  lines: number;
  /** The same on a phone, where it is taller. */
  phoneLines?: number;
  load: (contractKey: string, context: LoadContext) => Promise<D>;
  /** The step once it is loaded. */
  Body: ComponentType<LoadedStepProps<D>>;
}

/** Refusals that no retry helps against: the contract can't be continued (WIZ-2). */
const goneCodes: readonly string[] = ['INVALID_TOKEN', 'tokenInvalid', 'NOT_FOUND', 'ERROR.NO.DIJ'];

export const stepQueryKey = (contractKey: string, id: StepId) => ['wizard', contractKey, id] as const;

/** Loads a step. Entering one always asks the service: an earlier step may have changed what it says. */
const useStepQuery = <D,>(
  { id, load }: StepDefinition<D>,
  { contractKey, onGone }: Pick<StepPageProps, 'contractKey' | 'onGone'>,
): UseQueryResult<D> => {
  const client = useQueryClient();
  const store = useSessionStore();
  return useQuery({
    queryKey: stepQueryKey(contractKey, id),
    queryFn: ({ signal }) =>
      load(contractKey, { client, fallbacks: readFallbacks(store, contractKey) }).catch((thrown: unknown) => {
        const { codes } = toServiceError(thrown);
        // Unless the step was left meanwhile.
        if (!signal.aborted && codes.some((code) => goneCodes.includes(code))) onGone(codes);
        throw thrown;
      }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });
};

/** Makes a row of the wizard's table. Erases the type of the data, so that steps fit in one list. */
export const defineStep = <D,>(step: StepDefinition<D>): WizardStep => ({
  id: step.id,
  Page: memo((props) => {
    const { data, failure, busy, retry } = useRead(useStepQuery(step, props));
    if (data !== undefined) return <step.Body {...props} data={data} />;
    if (failure === undefined) return <Skeleton lines={step.lines} phoneLines={step.phoneLines} />;
    return (
      <>
        <LoadError failure={failure} busy={busy} onRetry={retry} />
        <BackBar onBack={props.onBack} />
      </>
    );
  }),
});
