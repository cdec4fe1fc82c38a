/** The wizard's transitions, pure. */
import * as v from 'valibot';

import { lastStep } from '~/domain/constants';

export interface WizardState {
  step: number;
  /** The first step that is still to be saved; those before it are confirmed. Usually the open one. */
  pending: number;
}

const entrySchema = v.object({
  step: v.optional(v.number()),
  /** Opened from the summary: Next leads back there. */
  toSummary: v.optional(v.boolean()),
});

/** What a history entry says of a step; all steps have one address. */
export type StepEntry = v.InferOutput<typeof entrySchema>;

/** Reads a history entry's state; an entry of another page, or of a link to the wizard, has no step. */
export const readEntry = (state: unknown): StepEntry => v.parse(v.fallback(entrySchema, {}), state);

/**
 * How the open step's form stands when the member wants to leave it. Unchanged: as it was loaded. Invalid: it can't be
 * saved, because of its fields, because it waits for a list, or because the service refuses it. Locked: its payment is open.
 */
export type FormState = 'unchanged' | 'valid' | 'invalid' | 'nothingToSave' | 'locked';

export type Leaving =
  | { kind: 'stay' }
  /** The step's data is saved first; only then the target opens. Saving it takes back the steps in `again`. */
  | { kind: 'save'; target: number; again: readonly number[] }
  /** The step can't be saved: leave without saving, or stay? */
  | { kind: 'ask'; target: number }
  | { kind: 'go'; target: number };

/** The confirmed steps after the given one. The summary is no step that could be confirmed. */
const confirmedAfter = ({ step, pending }: WizardState): number[] =>
  Array.from({ length: Math.max(0, Math.min(pending, lastStep) - step - 1) }, (_, index) => step + 1 + index);

/**
 * The member wants to leave the open step for another one: by Next, the stepper, Back, Change, or the browser's Back and
 * Forward. An unchanged step is left as it is, forward only if it is confirmed; a changed one is saved first, an invalid
 * one asks. Later steps are reached only by saving, one at a time; a locked one has been saved.
 */
export const leave = (state: WizardState, target: number, form: FormState): Leaving => {
  const { step, pending } = state;
  if (target === step || target < 1) return { kind: 'stay' };
  if (target > step) {
    if (form === 'locked') return step < lastStep ? { kind: 'go', target: step + 1 } : { kind: 'stay' };
    if (form === 'unchanged' && step < pending) return { kind: 'go', target: Math.min(target, pending, lastStep) };
    const canSave = (form === 'valid' || form === 'unchanged') && step < lastStep;
    return canSave ? { kind: 'save', target: step + 1, again: confirmedAfter(state) } : { kind: 'stay' };
  }
  if (form === 'valid') return { kind: 'save', target, again: confirmedAfter(state) };
  return form === 'invalid' ? { kind: 'ask', target } : { kind: 'go', target };
};
