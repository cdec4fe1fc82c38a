/** The wizard's transitions, pure (WIZ-1…WIZ-5). Step 8 is the final page. */

export const lastStep = 7;
export const finalStep = 8;

export interface WizardState {
  /** The open step, 1…8. All steps before it are saved; none after it counts as confirmed. */
  step: number;
}

/**
 * How the open step's form stands when somebody wants to leave it. Blocked: its fields are right, but Next can't be
 * pressed yet.
 */
export type FormState = 'valid' | 'blocked' | 'invalid' | 'nothingToSave';

export type Leaving =
  | { kind: 'stay' }
  /** The step's data is saved first; only then the target opens. */
  | { kind: 'save'; target: number }
  /** The step can't be saved: leave without saving, or stay? */
  | { kind: 'ask'; target: number }
  | { kind: 'go'; target: number };

/** Whatever was stored, the open step is one of 1…8 (FLT-7). */
export const openStep = (stored: number | undefined): number =>
  stored === undefined || !Number.isInteger(stored) || stored < 1 || stored > finalStep ? 1 : stored;

/** After the open step was saved the next one opens; later ones are loaded and confirmed anew (WIZ-5). */
export const advance = ({ step }: WizardState): WizardState => ({ step: Math.min(step + 1, finalStep) });

/**
 * Somebody wants to leave the open step for another one: by the stepper, by Back, or by the browser's Back and Forward.
 * Earlier steps open after the open one is saved; an invalid one asks first; later steps are reached only by saving, one
 * at a time (WIZ-4).
 */
export const leave = ({ step }: WizardState, target: number, form: FormState): Leaving => {
  if (target === step || target < 1) return { kind: 'stay' };
  if (target > step) return form === 'valid' && step < lastStep ? { kind: 'save', target: step + 1 } : { kind: 'stay' };
  if (form === 'nothingToSave') return { kind: 'go', target };
  return form === 'invalid' ? { kind: 'ask', target } : { kind: 'save', target };
};
