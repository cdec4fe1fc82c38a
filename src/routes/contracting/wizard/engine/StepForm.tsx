import { useQueryClient } from '@tanstack/react-query';
import { useImperativeHandle, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormProvider, useForm, useFormContext, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../../components/feedback/QueryBoundary';
import { Form } from '../../../../components/form/Form';
import type { Costs } from '../../../../domain/money/fees';
import { useFormSubmit } from '../../../../features/calls/useFormSubmit';
import { wizardDraft } from '../../../../features/contract/signedContract';
import { DraftLine } from '../../../../features/drafts/DraftLine';
import { useDraft } from '../../../../features/drafts/useDraft';
import { useContractPayment } from '../../../../features/paying/usePayments';
import { CostPanel, CostsToCome } from '../costs/CostPanel';
import { FeeChange } from '../costs/FeeChange';
import { CodesDialog } from './CodesDialog';
import { LockedFields, LockedStep } from './LockedStep';
import { StepActions } from './StepActions';
import { BackBar, StepBar } from './StepBar';
import type { StepDefinition, StepPageProps } from './stepTypes';
import { useStepQuery } from './useStepQuery';
import { useWizardMemory } from './wizardMemory';

interface StepFormProps<V extends FieldValues, D> extends StepPageProps {
  definition: StepDefinition<V, D>;
}

interface LoadedStepProps<V extends FieldValues, D> extends StepFormProps<V, D> {
  data: D;
}

/** A step of the wizard from /get-n to /submit-n. */
export const StepForm = <V extends FieldValues, D>(props: StepFormProps<V, D>) => {
  const { definition, contractKey, onBack } = props;
  const query = useStepQuery(contractKey, definition.id, definition.load);
  return (
    <>
      <QueryBoundary query={query} lines={definition.lines} phoneLines={definition.phoneLines}>
        {(data) => <LoadedStep {...props} data={data} />}
      </QueryBoundary>
      {query.isLoadingError && <BackBar onBack={onBack} />}
    </>
  );
};

/** Creates the form from what was loaded. The step's own hooks read it from the context. */
const LoadedStep = <V extends FieldValues, D>(props: LoadedStepProps<V, D>) => {
  const { definition, contractKey, member, data } = props;
  const locked = useContractPayment(contractKey)?.state === 'open';
  const { id } = definition;
  const { pending = id, reached = id, saved = {} } = useWizardMemory(contractKey);
  // Keep the loaded values to compare the form with until the step is left.
  const [loaded] = useState(() =>
    definition.defaults(data, { member, confirmed: id < pending, savedOnce: id < reached, saved }),
  );
  const form = useForm<V>({ defaultValues: loaded, shouldFocusError: false, disabled: locked });
  return (
    <FormProvider {...form}>
      <StepBody {...props} loaded={loaded} locked={locked} />
    </FormProvider>
  );
};

/** Until its package is chosen, a contract has no costs. */
const packageStep = 3;

const noCosts = (): Costs | undefined => undefined;
const noReason = (): string | undefined => undefined;

interface StepBodyProps<V extends FieldValues, D> extends LoadedStepProps<V, D> {
  loaded: V;
  locked: boolean;
}

const StepBody = <V extends FieldValues, D>(props: StepBodyProps<V, D>) => {
  const { definition, contractKey, member, data, loaded, locked, onNext, onBack, ref, costPlace } = props;
  const { useCosts = noCosts, useNextDisabledReason = noReason } = definition;
  const { t } = useTranslation('portal');
  const form = useFormContext<V>();
  const { isDirty, isSubmitting } = form.formState;
  const { remember, saved = {} } = useWizardMemory(contractKey);
  const draft = useDraft(form, `${wizardDraft(contractKey)}${definition.id}`, definition.secret, definition.never);
  const client = useQueryClient();
  const costs = useCosts(data, contractKey);
  const nextDisabledReason = useNextDisabledReason(data, contractKey);
  const [isSaving, setSaving] = useState(false);
  const [popup, setPopup] = useState<readonly string[]>([]);
  const submit = useFormSubmit(
    form,
    async (values) => {
      const kept = await definition.save(contractKey, values, data, { client, member, saved });
      remember({ saved: { ...saved, ...kept } });
      draft.drop();
    },
    { fields: definition.codeFields, onUnplaced: setPopup },
  );

  const costPanel = costs === undefined ? definition.id <= packageStep && <CostsToCome /> : <CostPanel costs={costs} />;
  const sent = (values: V): string => JSON.stringify(definition.sent(values, data));

  useImperativeHandle(ref, () => ({
    check: async (isBack) => {
      if (locked) return 'locked';
      if (definition.isClosed?.(data) === true) return 'nothingToSave';
      if (isBack && !isDirty) return 'unchanged';
      if (!(await form.trigger()) || nextDisabledReason !== undefined) return 'invalid';
      const isAsSaved = definition.isAsSaved?.(loaded, data, saved) ?? true;
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
        <LockedFields locked={locked} label={t(`wizard.${definition.title}`)}>
          <definition.Fields data={data} contractKey={contractKey} />
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
            awaitsCosts={definition.useCosts !== undefined}
          />
        </StepBar>
      </Form>
      <CodesDialog codes={popup} onClose={() => setPopup([])} />
    </>
  );
};
