import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, Ref } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { Costs } from '../../../domain/fees';
import type { Member } from '../../../domain/member';
import { StepForm } from './StepForm';
import type { FormState } from './wizardState';

export type StepTitle = 'step1' | 'step2' | 'step3' | 'step4' | 'step5' | 'step6' | 'step7';

/** What the wizard's frame can ask of the open step. */
export interface StepHandle {
  /** Shows what is wrong, if something is; a step that signs is never saved by leaving it. */
  check: () => Promise<FormState>;
  /** Saves a valid step. False: the service refused, and the page shows why. */
  save: () => Promise<boolean>;
  /** Left without saving: what was typed there is given up. */
  giveUp: () => void;
}

export interface StepPageProps {
  contractKey: string;
  member: Member;
  /** After Next: the step is saved. */
  onSaved: () => void;
  onBack: (() => void) | undefined;
  ref: Ref<StepHandle>;
  /** Where the cost panel stands, outside the step's own card. */
  costPlace: HTMLElement | null;
}

export interface WizardStep {
  id: number;
  title: StepTitle;
  Page: ComponentType<StepPageProps>;
}

/** What saving a step may need beside what was typed. */
export interface SaveContext {
  /** Holds the answers of lookups that the step has already asked. */
  client: QueryClient;
  member: Member;
}

/** One row of the wizard's table: how a step is loaded, shown and saved. */
export interface StepDefinition<V extends FieldValues, D> {
  id: number;
  title: StepTitle;
  /** How tall its form is, in lines of the skeleton: the steps below stay where they are when it comes (PERF-7). */
  lines: number;
  load: (contractKey: string, signal: AbortSignal) => Promise<D>;
  defaults: (data: D, member: Member) => DefaultValues<V> & V;
  save: (contractKey: string, values: V, data: D, context: SaveContext) => Promise<unknown>;
  /** Nothing can be given in it, so leaving it loses nothing. */
  isClosed?: (data: D) => boolean;
  /** The fields and nothing else; they stand inside the step's form. */
  Fields: ComponentType<{ data: D; contractKey: string }>;
  /** What it costs as the form stands; from step 3 on (WIZ-16). */
  useCosts?: (data: D, contractKey: string) => Costs | undefined;
  /** Why Next is disabled, as a text, or undefined when it is not (WIZ-18). */
  useObstacle?: (data: D, contractKey: string) => string | undefined;
  /** Fields that never reach the browser's storage (SES-8, SEC-8). */
  secret?: readonly (keyof V & string)[];
  /** Consents: given anew each time (SES-8). */
  never?: readonly (keyof V & string)[];
}

/** Makes a table row of a definition: the types of its values and data stay inside. */
export const defineStep = <V extends FieldValues, D>(definition: StepDefinition<V, D>): WizardStep => ({
  id: definition.id,
  title: definition.title,
  Page: (props) => <StepForm definition={definition} {...props} />,
});
