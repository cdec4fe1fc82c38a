import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, Ref } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';

import type { Member } from '../../../../domain/identity/member';
import type { Costs } from '../../../../domain/money/fees';
import type { ContractFallbacks } from '../steps/payment/savedTerms';
import type { SavedSteps } from './wizardMemory';
import type { FormState } from './wizardState';

type StepTitle = 'step1' | 'step2' | 'step3' | 'step4' | 'step5' | 'step6' | 'step7';

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
  ref: Ref<StepHandle>;
  /** Where the cost panel stands, outside the step's own card. */
  costPlace: HTMLElement | null;
}

export interface WizardStep {
  id: number;
  title: StepTitle;
  Page: ComponentType<StepPageProps>;
}

/** What a step's initial values depend on, besides the service's data. */
interface StepContext {
  member: Member;
  confirmed: boolean;
  /** The step was saved before, even if it has to be confirmed again. */
  savedOnce: boolean;
  saved: SavedSteps;
}

/** What saving a step may need beside what was typed. */
interface SaveContext {
  /** Caches the answers of look-ups that the step has already made. */
  client: QueryClient;
  member: Member;
  saved: SavedSteps;
}

/** One row of the wizard's table: how a step is loaded, shown and saved. */
export interface StepDefinition<V extends FieldValues, D> {
  id: number;
  title: StepTitle;
  /** The height of the form in lines of the skeleton, so that the steps below don't move when it loads. */
  lines: number;
  /** The same on a phone, where it is taller. */
  phoneLines?: number;
  load: (contractKey: string, signal: AbortSignal, fallbacks: ContractFallbacks) => Promise<D>;
  defaults: (data: D, context: StepContext) => DefaultValues<V> & V;
  /** The part of the payload that the form decides. If it is the same as for the loaded values, nothing has changed. */
  sent: (values: V, data: D) => unknown;
  /** Whether the service has what the form begins with. If not, Next saves an unchanged step too. */
  isAsSaved?: (values: V, data: D, saved: SavedSteps) => boolean;
  /** Resolves to what the tab remembers of it. */
  save: (contractKey: string, values: V, data: D, context: SaveContext) => Promise<SavedSteps>;
  /** Fields that a code of the service belongs to, where the catalogue doesn't say. */
  codeFields?: Partial<Record<string, FieldPath<V>>>;
  /** Nothing can be entered in it, so leaving it loses nothing. */
  isClosed?: (data: D) => boolean;
  /** The fields and nothing else; they stand inside the step's form. */
  Fields: ComponentType<{ data: D; contractKey: string }>;
  /** What the contract costs with the form's present values; from step 3 on. */
  useCosts?: (data: D, contractKey: string) => Costs | undefined;
  /** Why Next is disabled, as a text, or undefined when it is not. */
  useNextDisabledReason?: (data: D, contractKey: string) => string | undefined;
  /** Fields that never reach the browser's storage (SEC-8). */
  secret?: readonly (keyof V & string)[];
  /** Consents, which are never kept. */
  never?: readonly (keyof V & string)[];
}
