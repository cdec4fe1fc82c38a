import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useImperativeHandle, useState, type ComponentType, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { Form } from '~/components/form/Form';
import type { Member } from '~/domain/identity/member';
import type { Costs } from '~/domain/money/fees';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { wizardDraft } from '~/features/contract/wizardDraft';
import { DraftLine } from '~/features/drafts/DraftLine';
import { useDraft } from '~/features/drafts/useDraft';
import { useContractPayment } from '~/features/paying/usePayments';
import { toServiceError } from '~/http/serviceError';

import { CostPanel, CostsToCome, FeeChange } from './CostPanel';
import { useKnownTerms, type KnownTerms } from './terms';
import { BackBar, CodesDialog, LockedFields, LockedStep, StepActions, StepBar } from './WizardLayout';
import { useWizardMemory, type SavedSteps } from './wizardMemory';
import { stepTitle, type FormState, type StepId } from './wizardState';

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
  const onFailure = (thrown: unknown): never => {
    const { kind, codes, network } = toServiceError(thrown);
    if (codes.some((code) => goneCodes.includes(code))) onGone(codes);
    // Another tab may have reopened the previous step: it has to be saved again.
    else if (!network && kind !== 'session' && kind !== 'cancelled' && id > 1 && id <= pending)
      remember({ pending: id - 1 });
    throw thrown;
  };
  return useQuery({
    queryKey: ['wizard', contractKey, id],
    queryFn: ({ signal }) => load(contractKey, signal, known).catch(onFailure),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });
};

/** Makes a row of the wizard's table. Erases the type of the data, so that steps fit in one list. */
export const defineStep = <D,>(step: StepDefinition<D>): WizardStep => ({
  id: step.id,
  Page: (props) => {
    const query = useStepQuery(step, props);
    return (
      <>
        <QueryBoundary query={query} lines={step.lines} phoneLines={step.phoneLines}>
          {(data) => <step.Body {...props} data={data} />}
        </QueryBoundary>
        {query.isLoadingError && <BackBar onBack={props.onBack} />}
      </>
    );
  },
});

/** What a step's initial values depend on, besides the service's data. */
interface StepContext {
  member: Member;
  confirmed: boolean;
  /** The step was saved before, even if it has to be confirmed again. */
  savedOnce: boolean;
}

/** What saving a step may need beside what was typed. */
interface SaveContext {
  /** Caches the answers of look-ups that the step has already made. */
  client: QueryClient;
  member: Member;
  saved: SavedSteps;
}

/** How a step with a form is loaded, shown and saved. */
interface FormStep<V extends FieldValues, D> extends Omit<StepDefinition<D>, 'Body'> {
  defaults: (data: D, context: StepContext) => DefaultValues<V> & V;
  /** The part of the payload that the form decides. If it is the same as for the loaded values, nothing has changed. */
  sent: (values: V, data: D) => unknown;
  /** What the service has of the form's values. Where the form begins with others, Next saves an unchanged step too. */
  saved?: (data: D) => { [Name in keyof V]?: V[Name] | undefined };
  /** Resolves to what the tab remembers of it. */
  save: (contractKey: string, values: V, data: D, context: SaveContext) => Promise<SavedSteps>;
  /** Fields that a code of the service belongs to, where the catalogue doesn't say. */
  codeFields?: Partial<Record<string, FieldPath<V>>>;
  /** Nothing can be entered in it, so leaving it loses nothing. */
  isClosed?: (data: D) => boolean;
  /** The fields and nothing else; they stand inside the step's form. */
  Fields: ComponentType<{ data: D; contractKey: string }>;
  /** What the contract costs with the form's present values; from step 3 on. */
  useCosts?: (form: UseFormReturn<V>, data: D, contractKey: string) => Costs | undefined;
  /** Why Next is disabled, as a text, or undefined when it is not. */
  useNextDisabledReason?: (form: UseFormReturn<V>, data: D, contractKey: string) => string | undefined;
  /** Fields that never reach the browser's storage (SEC-8). */
  secret?: readonly (keyof V & string)[];
  /** Consents, which are never kept. */
  never?: readonly (keyof V & string)[];
}

/** Until its package is chosen, a contract has no costs. */
const packageStep = 3;

const noCosts = (): Costs | undefined => undefined;
const noReason = (): string | undefined => undefined;

interface StepFormProps<V extends FieldValues, D> extends LoadedStepProps<D> {
  step: FormStep<V, D>;
}

/** A step's form from what was loaded to what is saved. */
const StepForm = <V extends FieldValues, D>(props: StepFormProps<V, D>) => {
  const { step, contractKey, member, data, onNext, onBack, ref, costPlace } = props;
  const { id, useCosts = noCosts, useNextDisabledReason = noReason } = step;
  const { t } = useTranslation('portal');
  const locked = useContractPayment(contractKey)?.state === 'open';
  const { pending = id, reached = id, saved = {}, remember } = useWizardMemory(contractKey);
  // Keep the loaded values to compare the form with until the step is left.
  const [loaded] = useState(() => step.defaults(data, { member, confirmed: id < pending, savedOnce: id < reached }));
  const form = useForm<V>({ defaultValues: loaded, shouldFocusError: false, disabled: locked });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useDraft(form, `${wizardDraft(contractKey)}${id}`, step.secret, step.never);
  const sent = (values: V): string => JSON.stringify(step.sent(values, data));
  const client = useQueryClient();
  const costs = useCosts(form, data, contractKey);
  const nextDisabledReason = useNextDisabledReason(form, data, contractKey);
  const [isSaving, setSaving] = useState(false);
  const [popup, setPopup] = useState<readonly string[]>([]);
  const submit = useFormSubmit(
    form,
    async (values) => {
      const given = sent(values);
      const kept = await step.save(contractKey, values, data, { client, member, saved });
      remember({ saved: { ...saved, ...kept } });
      // What was changed meanwhile stays as the step's draft.
      if (sent(form.getValues()) === given) draft.drop();
    },
    { fields: step.codeFields, onUnplaced: setPopup },
  );

  const costPanel = costs === undefined ? id <= packageStep && <CostsToCome /> : <CostPanel costs={costs} />;

  useImperativeHandle(ref, () => ({
    check: async (isBack) => {
      if (locked) return 'locked';
      if (step.isClosed?.(data) === true) return 'nothingToSave';
      if (isBack && !isDirty) return 'unchanged';
      if (!(await form.trigger()) || nextDisabledReason !== undefined) return 'invalid';
      const isAsSaved = Object.entries(step.saved?.(data) ?? {}).every(([name, value]) => loaded[name] === value);
      return isAsSaved && sent(form.getValues()) === sent(loaded) ? 'unchanged' : 'valid';
    },
    save: async () => {
      setSaving(true);
      const isSaved = await submit(form.getValues());
      setSaving(false);
      return isSaved;
    },
    discard: draft.drop,
  }));

  return (
    <>
      {locked ? <LockedStep contractKey={contractKey} /> : <DraftLine draft={draft} />}
      <Form form={form} onSubmit={onNext}>
        <LockedFields locked={locked} label={t(stepTitle(id))}>
          <step.Fields data={data} contractKey={contractKey} />
        </LockedFields>
        {costPlace !== null && createPortal(costPanel, costPlace)}
        <FeeChange costs={costs} />
        <StepBar>
          <StepActions
            busy={isSubmitting || isSaving}
            nextDisabledReason={locked ? undefined : nextDisabledReason}
            onBack={onBack}
            // A locked form has nothing to validate.
            onNext={locked ? onNext : undefined}
            costs={costs}
            awaitsCosts={step.useCosts !== undefined}
          />
        </StepBar>
      </Form>
      <CodesDialog codes={popup} onClose={() => setPopup([])} />
    </>
  );
};

/** Makes a row of the wizard's table of a step that is a form, saved by Next. */
export const defineFormStep = <V extends FieldValues, D>(step: FormStep<V, D>): WizardStep =>
  defineStep<D>({ ...step, Body: (props) => <StepForm step={step} {...props} /> });
