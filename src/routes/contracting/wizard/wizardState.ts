/** The wizard's transitions, pure. Step 8 is the final page. */

export const lastStep = 7;
export const finalStep = 8;

export interface WizardState {
  /** The open step, 1…8. */
  step: number;
  /** The first step that is still to be saved; those before it are confirmed. Usually the open one. */
  pending: number;
}

/**
 * How the open step's form stands when somebody wants to leave it. Unchanged: as it was loaded. Invalid: Next can't save
 * it, because of its fields or because it waits for a list.
 */
export type FormState = 'unchanged' | 'valid' | 'invalid' | 'nothingToSave';

export type Leaving =
  | { kind: 'stay' }
  /** The step's data is saved first; only then the target opens. Saving it takes back the steps in `again`. */
  | { kind: 'save'; target: number; again: readonly number[] }
  /** The step can't be saved: leave without saving, or stay? */
  | { kind: 'ask'; target: number }
  | { kind: 'go'; target: number };

/** Whatever was stored, the open step is one of 1…8. */
export const openStep = (stored: number | undefined): number =>
  stored === undefined || !Number.isInteger(stored) || stored < 1 || stored > finalStep ? 1 : stored;

/** After a step was saved the next one opens, and is the first to be confirmed. */
export const advance = (step: number): WizardState => {
  const next = Math.min(step + 1, finalStep);
  return { step: next, pending: next };
};

/** The confirmed steps after the given one. The summary is no step that could be confirmed. */
const confirmedAfter = ({ step, pending }: WizardState): number[] =>
  Array.from({ length: Math.max(0, Math.min(pending, lastStep) - step - 1) }, (_, index) => step + 1 + index);

/**
 * Somebody wants to leave the open step for another one: by Next, the stepper, Back, or the browser's Back and Forward.
 * An unchanged step is left as it is, forward only if it is confirmed; a changed one is saved first, an invalid one asks.
 * Later steps are reached only by saving, one at a time.
 */
export const leave = (state: WizardState, target: number, form: FormState): Leaving => {
  const { step, pending } = state;
  if (target === step || target < 1) return { kind: 'stay' };
  if (target > step) {
    if (form === 'unchanged' && step < pending) return { kind: 'go', target: Math.min(target, pending, lastStep) };
    const canSave = (form === 'valid' || form === 'unchanged') && step < lastStep;
    return canSave ? { kind: 'save', target: step + 1, again: confirmedAfter(state) } : { kind: 'stay' };
  }
  if (form === 'nothingToSave' || form === 'unchanged') return { kind: 'go', target };
  return form === 'invalid' ? { kind: 'ask', target } : { kind: 'save', target, again: confirmedAfter(state) };
};
