import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useForm, type FieldValues } from 'react-hook-form';
import { createPortal } from 'react-dom';
import type { Costs } from '../../../domain/fees';
import { DraftLine } from '../../../features/drafts/DraftLine';
import { QueryBoundary } from '../../../components/QueryBoundary';
import { useDraft } from '../../../features/drafts/useDraft';
import { useFormSubmit } from '../../../features/calls/useFormSubmit';
import { useContractPayment } from '../../../features/paying/useContractPayment';
import { Form } from '../../../components/form/Form';
import { CodesDialog } from './CodesDialog';
import { CostPanel } from './CostPanel';
import type { StepDefinition, StepPageProps } from './defineStep';
import { StepActions } from './StepActions';
import { StepBar } from './StepBar';
import { LockedFields, LockedStep } from './LockedStep';

interface StepFormProps<V extends FieldValues, D> extends StepPageProps {
  definition: StepDefinition<V, D>;
}

/** A step of the wizard from /get-n to /submit-n (WIZ-3). */
export const StepForm = <V extends FieldValues, D>(props: StepFormProps<V, D>) => {
  const { definition, contractKey } = props;
  const query = useQuery({
    queryKey: ['wizard', contractKey, definition.id],
    queryFn: ({ signal }) => definition.load(contractKey, signal),
    // Entering a step always asks the service: an earlier step may have changed what it says (WIZ-5).
    staleTime: Infinity,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  return (
    <QueryBoundary query={query} lines={definition.lines}>
      {(data) => <StepBody {...props} data={data} />}
    </QueryBoundary>
  );
};

const StepBody = <V extends FieldValues, D>(props: StepFormProps<V, D> & { data: D }) => {
  const { definition, contractKey, member, data, onSaved, onBack, ref, costPlace } = props;
  const locked = useContractPayment(contractKey);
  const form = useForm<V>({ defaultValues: definition.defaults(data, member), shouldFocusError: false, disabled: locked });
  const draft = useDraft(form, `wizard-${contractKey}-${definition.id}`, definition.secret, definition.never);
  const client = useQueryClient();
  const obstacle = useRef<Obstacle>(null);
  const [popup, setPopup] = useState<readonly string[]>([]);
  const submit = useFormSubmit(
    form,
    async (values) => {
      await definition.save(contractKey, values, data, { client, member });
      draft.drop();
    },
    { onUnplaced: setPopup },
  );

  useImperativeHandle(ref, () => ({
    check: async () => {
      if (locked || definition.isClosed?.(data) === true) return 'nothingToSave';
      if (!(await form.trigger())) return 'invalid';
      return obstacle.current?.reason === undefined ? 'valid' : 'blocked';
    },
    save: () => submit(form.getValues()),
    giveUp: draft.drop,
  }));

  return (
    <>
      {locked ? <LockedStep /> : <DraftLine draft={draft} />}
      <Form
        form={form}
        onSubmit={async (values) => {
          if (await submit(values)) onSaved();
        }}
      >
        <LockedFields disabled={locked}>
          <definition.Fields data={data} contractKey={contractKey} />
        </LockedFields>
        <StepFooter ref={obstacle} definition={definition} data={data} contractKey={contractKey} busy={form.formState.isSubmitting} onBack={onBack} onNext={locked ? onSaved : undefined} costPlace={costPlace} />
      </Form>
      <CodesDialog codes={popup} onClose={() => setPopup([])} />
    </>
  );
};

/** What keeps Next from being pressed, as the frame may ask for it. */
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
