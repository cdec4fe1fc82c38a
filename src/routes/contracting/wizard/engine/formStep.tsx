import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useImperativeHandle, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { Form } from '~/components/form/Form';
import { useMounted } from '~/components/hooks/useMounted';
import { scrollIntoViewRef } from '~/components/layout/scrollIntoViewRef';
import type { Member } from '~/domain/identity/member';
import type { Costs } from '~/domain/money/fees';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { confirmedDraft, stepDraft, stepTitle } from '~/features/contract/wizardSteps';
import { DraftLine } from '~/features/drafts/DraftLine';
import { coerceToDefaults, useDraft } from '~/features/drafts/useDraft';
import { OpenPayment } from '~/features/paying/OpenPayment';
import { usePayments } from '~/features/paying/usePayments';
import { isRecord } from '~/http/lenient';
import { ServiceError } from '~/http/serviceError';
import { CostPanel, FeeChange } from '~/routes/contracting/wizard/costs/CostPanel';
import { without } from '~/session/memberStorage';
import { openPayment } from '~/session/paymentSelectors';
import { useSessionStore } from '~/session/SessionContext';

import { defineStep, type LoadedStepProps, type StepDefinition, type WizardStep } from './defineStep';
import type { SaveAgain } from './saveAgain';
import { StepActions } from './StepBar';
import { LockedFields, useCodesDialog } from './StepNotices';
import { readFallbacks } from './terms';
import { useWizardMemory } from './wizardMemory';

/** What a step's initial values depend on, besides the service's data. */
interface StepContext {
  member: Member;
  /** The step was saved before, even if it has to be confirmed again. */
  savedOnce: boolean;
}

/** What saving a step may need beside its form. */
interface SaveContext {
  /** Caches the answers of look-ups that the step has already made. */
  client: QueryClient;
  member: Member;
  /** Throws where the step's login or contract has ended. Call it after a look-up. */
  ensureCurrent: () => void;
}

type Names<V> = readonly (keyof V & string)[];

/** How a step with a form is loaded, shown and saved. */
interface FormStep<V extends FieldValues, D> extends Omit<StepDefinition<D>, 'Body'> {
  defaults: (data: D, context: StepContext) => DefaultValues<V> & V;
  /** The part of the payload that the form decides. If it is the same as for the loaded values, nothing has changed. */
  formPart: (values: V, data: D) => unknown;
  /** Whether the form begins with what the service has. Where it doesn't, Next saves an unchanged step too. */
  isAsSaved?: (loaded: V, data: D) => boolean;
  /** Resolves to what the tab remembers beside the form's values, or in their place (wizardMemory.ts). */
  save: (contractKey: string, values: V, data: D, context: SaveContext) => Promise<object>;
  /** The values without what can't be chosen any more. */
  choosable?: (values: V, data: D) => V;
  /** Fields that a code of the service belongs to, where the catalogue doesn't say. */
  codeFields?: Partial<Record<string, FieldPath<V>>>;
  /** The fields and nothing else; they stand inside the step's form. `held`: what a restored draft had chosen. */
  Fields: ComponentType<{ data: D; contractKey: string; held: V | undefined }>;
  /** What the contract costs with the form's present values; from step 3 on. */
  useCosts?: (form: UseFormReturn<V>, data: D, contractKey: string) => Costs | undefined;
  /** Why Next is disabled, as a text, or undefined when it is not. */
  useNextDisabledReason?: (form: UseFormReturn<V>, data: D, contractKey: string) => string | undefined;
  /** Fields that never reach the browser's storage (SEC-8). */
  secret?: Names<V>;
  /** Consents, which are never kept. */
  never?: Names<V>;
}

/** Until its package is chosen, a contract has no costs. */
const packageStep = 3;

const noCosts = (): Costs | undefined => undefined;
const noReason = (): string | undefined => undefined;
const none: readonly never[] = [];

const ensure = (isCurrent: () => boolean) => (): void => {
  if (!isCurrent()) throw new ServiceError('cancelled', [], '');
};

/** The same fields, empty. */
const blank = (value: unknown): unknown => {
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, blank(part)]));
  return typeof value === 'string' ? '' : value;
};

/** A step's form from what was loaded to what is saved. */
const StepForm = <V extends FieldValues, D>(props: LoadedStepProps<D> & { step: FormStep<V, D> }) => {
  const { step, contractKey, member, data, isSavingLater, reopened, onNext, onBack, ref, costPlace } = props;
  const { id, secret = none, never = none, useCosts = noCosts, useNextDisabledReason = noReason } = step;
  const { t } = useTranslation('portal');
  const store = useSessionStore();
  // While the contract's payment is open, what it pays for is shown and can't be changed.
  const payment = usePayments((records, session) => openPayment(records, session, contractKey));
  const locked = payment !== undefined;
  const { recall, remember, isOwn } = useWizardMemory(contractKey);
  // Keep the loaded values to compare the form with until the step is left.
  const [loaded] = useState(() => step.defaults(data, { member, savedOnce: id < (recall().reached ?? id) }));
  const form = useForm<V>({ defaultValues: loaded, shouldFocusError: false, disabled: locked });
  const { isDirty } = form.formState;
  const draft = useDraft(form, stepDraft(contractKey, id), {
    secret,
    leaveOut: () => never,
    choosable: (values) => step.choosable?.(values, data) ?? values,
  });
  const formPart = (values: V): string => JSON.stringify(step.formPart(values, data));
  const client = useQueryClient();
  const costs = useCosts(form, data, contractKey);
  const nextDisabledReason = useNextDisabledReason(form, data, contractKey);
  const [isSaving, setSaving] = useState(false);
  const isMounted = useMounted();
  const { onUnplaced, dialog } = useCodesDialog();
  const submit = useFormSubmit(
    form,
    async (values) => {
      const before = formPart(values);
      const computed = await step.save(contractKey, values, data, { client, member, ensureCurrent: ensure(isOwn) });
      // The login may have ended meanwhile.
      if (!remember({})) return;
      // Next marks its draft as confirmed.
      const confirmed = without({ ...values, ...computed }, never);
      store.memberStorage.save(confirmedDraft(contractKey, id), confirmed, secret);
      // What was changed meanwhile stays as the step's draft.
      if (formPart(form.getValues()) === before) draft.drop();
    },
    { fields: step.codeFields, onUnplaced },
  );

  useImperativeHandle(ref, () => ({
    validate: async (isBack) => {
      if (locked) return 'locked';
      if (isBack && !isDirty) return 'unchanged';
      // A submit that sends nothing: what is wrong is listed, and marked until it is corrected.
      const isValid = await form.handleSubmit(() => true)();
      if (isValid !== true || nextDisabledReason !== undefined) return 'invalid';
      const isAsSaved = step.isAsSaved?.(loaded, data) ?? true;
      return isAsSaved && formPart(form.getValues()) === formPart(loaded) ? 'unchanged' : 'valid';
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
      {locked && (
        <div ref={scrollIntoViewRef}>
          <OpenPayment payment={payment} contractKey={contractKey} note={t('payment.open.locked')} />
        </div>
      )}
      {!locked && reopened === undefined && <DraftLine draft={draft} />}
      {/* A rule may have asked a service meanwhile, and the step been left by the stepper or the browser. */}
      <Form form={form} onSubmit={async () => (isMounted() ? onNext() : undefined)}>
        <LockedFields locked={locked} label={t(stepTitle(id))}>
          <step.Fields data={data} contractKey={contractKey} held={draft.held} />
        </LockedFields>
        {costPlace !== null &&
          (costs !== undefined || id <= packageStep) &&
          createPortal(<CostPanel costs={costs} />, costPlace)}
        <FeeChange costs={costs} />
        <StepActions
          busy={isSaving}
          isSavingLater={isSavingLater}
          nextDisabledReason={locked ? undefined : nextDisabledReason}
          onBack={onBack}
          // A locked form has nothing to validate.
          onNext={locked ? onNext : undefined}
          costs={costs}
        />
      </Form>
      {dialog}
    </>
  );
};

/** Saves a step without showing it, if its form would show just what this tab confirmed (WIZ-5). */
const saveAgain =
  <V extends FieldValues, D>(step: FormStep<V, D>): SaveAgain =>
  async (contractKey, { client, store, member, isCurrent, remember }) => {
    const { id, secret = none, never = none } = step;
    const confirmed = store.memberStorage.read(confirmedDraft(contractKey, id));
    if (confirmed === undefined) return 'differs';
    const data = await step
      .load(contractKey, { client, fallbacks: readFallbacks(store, contractKey) })
      .catch(() => undefined);
    if (data === undefined) return 'unreadable';
    const shown = step.defaults(data, { member, savedOnce: true });
    const withConfirmed = (values: object): V => Object.assign({}, shown, coerceToDefaults(shown, values));
    // Bank data that a reload has dropped count as empty.
    const dropped = Object.fromEntries(secret.map((name) => [name, blank(shown[name])]));
    const formPart = (values: V): string => JSON.stringify(step.formPart(values, data));
    if (formPart(withConfirmed({ ...dropped, ...confirmed })) !== formPart(shown)) {
      // The step restores it as any draft.
      const draft = without(withConfirmed(confirmed), never);
      if (isCurrent()) store.memberStorage.save(stepDraft(contractKey, id), draft, secret);
      return 'differs';
    }
    const ensureCurrent = ensure(isCurrent);
    ensureCurrent();
    const computed = await step.save(contractKey, shown, data, { client, member, ensureCurrent });
    if (remember({ pending: id + 1 }))
      store.memberStorage.save(confirmedDraft(contractKey, id), { ...confirmed, ...computed }, secret);
    return undefined;
  };

/** Makes a row of the wizard's table of a step that is a form, saved by Next. */
export const defineFormStep = <V extends FieldValues, D>(step: FormStep<V, D>): WizardStep => ({
  ...defineStep<D>({ ...step, Body: (props) => <StepForm step={step} {...props} /> }),
  saveAgain: saveAgain(step),
});
