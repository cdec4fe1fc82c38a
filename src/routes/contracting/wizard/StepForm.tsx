import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { createPortal } from 'react-dom';
import type { Costs } from '../../../domain/fees';
import { DraftLine } from '../../../features/drafts/DraftLine';
import { QueryBoundary } from '../../../components/QueryBoundary';
import { Skeleton } from '../../../components/Skeleton';
import { useDraft } from '../../../features/drafts/useDraft';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { useContractPayment } from '../../../features/paying/useContractPayment';
import { Form } from '../../../components/form/Form';
import { wizardDraft } from '../signedContract';
import { BackBar } from './BackBar';
import { CodesDialog } from './CodesDialog';
import { CostPanel } from './CostPanel';
import { LockedFields, LockedStep } from './LockedStep';
import { StepActions } from './StepActions';
import { StepBar } from './StepBar';
import type { StepDefinition, StepPageProps } from './stepTypes';
import { useRefusal } from './useRefusal';
import { useKnown, useWizardMemory } from './wizardMemory';

interface StepFormProps<V extends FieldValues, D> extends StepPageProps {
  definition: StepDefinition<V, D>;
}

/** A step of the wizard from /get-n to /submit-n. */
export const StepForm = <V extends FieldValues, D>(props: StepFormProps<V, D>) => {
  const { definition, contractKey } = props;
  const known = useKnown(contractKey);
  const query = useQuery({
    queryKey: ['wizard', contractKey, definition.id],
    queryFn: ({ signal }) => definition.load(contractKey, signal, known),
    // Entering a step always asks the service: an earlier step may have changed what it says.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  useRefusal(query.error, props.onRefused);
  return (
    <>
      <QueryBoundary query={query} lines={definition.lines}>
        {(data) => (
          <Unhurried lines={definition.lines}>
            <StepBody {...props} data={data} />
          </Unhurried>
        )}
      </QueryBoundary>
      {query.isLoadingError && <BackBar onBack={props.onBack} />}
    </>
  );
};

/** Keeps the skeleton while the content is rendered bit by bit, so that a slow phone stays responsive. */
const Unhurried = ({ lines, children }: { lines: number | undefined; children: ReactNode }) => (useDeferredValue(true, false) ? children : <Skeleton lines={lines} />);

const StepBody = <V extends FieldValues, D>(props: StepFormProps<V, D> & { data: D }) => {
  const { definition, contractKey, member, confirmed, data, onNext, onPass, onBack, ref, costPlace } = props;
  const locked = useContractPayment(contractKey)?.state === 'open';
  const { remember, ...memory } = useWizardMemory(contractKey);
  // What the step was loaded with; a form is compared with it until the step is left.
  const [loaded] = useState(() => definition.defaults(data, { member, confirmed, savedOnce: definition.id < (memory.reached ?? definition.id), memory }));
  const form = useForm<V>({ defaultValues: loaded, shouldFocusError: false, disabled: locked });
  const { isDirty } = form.formState;
  const draft = useDraft(form, `${wizardDraft(contractKey)}${definition.id}`, definition.secret, definition.never);
  const client = useQueryClient();
  const obstacle = useRef<Obstacle>(null);
  const [popup, setPopup] = useState<readonly string[]>([]);
  const submit = useFormSubmit(
    form,
    async (values) => {
      await definition.save(contractKey, values, data, { client, member, remember });
      draft.drop();
    },
    { fields: definition.codeFields, onUnplaced: setPopup },
  );

  const sent = (values: V): string => JSON.stringify(definition.sent(values, data));
  const isUnchanged = (): boolean => (definition.isAsSaved?.(loaded, data, memory) ?? true) && sent(form.getValues()) === sent(loaded);

  useImperativeHandle(ref, () => ({
    isUntouched: () => !isDirty,
    check: async () => {
      if (locked || definition.isClosed?.(data) === true) return 'nothingToSave';
      if (!(await form.trigger()) || obstacle.current?.reason !== undefined) return 'invalid';
      return isUnchanged() ? 'unchanged' : 'valid';
    },
    save: () => submit(form.getValues()),
    giveUp: draft.drop,
  }));

  return (
    <>
      {locked ? <LockedStep contractKey={contractKey} /> : <DraftLine draft={draft} />}
      <Form
        form={form}
        onSubmit={async (values) => {
          const unchanged = isUnchanged();
          if (unchanged && confirmed) draft.drop();
          await onNext(unchanged ? 'unchanged' : 'valid', () => submit(values));
        }}
      >
        <LockedFields disabled={locked}>
          <definition.Fields data={data} contractKey={contractKey} />
        </LockedFields>
        <StepFooter ref={obstacle} definition={definition} data={data} contractKey={contractKey} busy={form.formState.isSubmitting} onBack={onBack} onNext={locked ? onPass : undefined} costPlace={costPlace} />
      </Form>
      <CodesDialog codes={popup} onClose={() => setPopup([])} />
    </>
  );
};

/** Why Next is disabled; read by the wizard. */
interface Obstacle {
  reason: string | undefined;
}

const noCosts = (): Costs | undefined => undefined;
const noObstacle = (): string | undefined => undefined;

interface StepFooterProps<V extends FieldValues, D> {
  definition: StepDefinition<V, D>;
  data: D;
  contractKey: string;
  busy: boolean;
  onBack: (() => void) | undefined;
  /** Goes on without saving. */
  onNext: (() => void) | undefined;
  costPlace: HTMLElement | null;
  ref: Ref<Obstacle>;
}

/** What follows from the form as it stands: the costs, and whether Next can be pressed. */
const StepFooter = <V extends FieldValues, D>({ definition, data, contractKey, busy, onBack, onNext, costPlace, ref }: StepFooterProps<V, D>) => {
  const { useCosts = noCosts, useObstacle = noObstacle } = definition;
  const costs = useCosts(data, contractKey);
  const obstacle = useObstacle(data, contractKey);
  useImperativeHandle(ref, () => ({ reason: obstacle }), [obstacle]);
  return (
    <>
      {costs !== undefined && costPlace !== null && createPortal(<CostPanel costs={costs} />, costPlace)}
      <StepBar>
        <StepActions busy={busy} obstacle={onNext === undefined ? obstacle : undefined} onBack={onBack} onNext={onNext} costs={costs} awaitsCosts={definition.useCosts !== undefined} />
      </StepBar>
    </>
  );
};
