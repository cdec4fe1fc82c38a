import fc from 'fast-check';
import { expect, it } from 'vitest';

import { finalStep, lastStep } from '~/domain/constants';
import { leave, type FormState, type Leaving, type WizardState } from '~/routes/contracting/wizard/engine/wizardState';

it.each<[why: string, target: number, form: FormState, leaving: Leaving]>([
  ['back with everything right: saved first', 2, 'valid', { kind: 'save', target: 2, again: [] }],
  ['back with an error: asked', 2, 'invalid', { kind: 'ask', target: 2 }],
  ['back where nothing can be given', 2, 'nothingToSave', { kind: 'go', target: 2 }],
  ['back with nothing changed: left as it is', 2, 'unchanged', { kind: 'go', target: 2 }],
  ['back while its payment is open', 2, 'locked', { kind: 'go', target: 2 }],
  ['to itself', 4, 'valid', { kind: 'stay' }],
  ['before the first step', 0, 'valid', { kind: 'stay' }],
  ['forward with everything right: as Next does', 5, 'valid', { kind: 'save', target: 5, again: [] }],
  ['forward with nothing changed: it has never been saved', 5, 'unchanged', { kind: 'save', target: 5, again: [] }],
  ['far forward: one step at a time', 7, 'valid', { kind: 'save', target: 5, again: [] }],
  ['forward while its payment is open: it has been saved', 5, 'locked', { kind: 'go', target: 5 }],
  ['far forward while its payment is open: one step', 7, 'locked', { kind: 'go', target: 5 }],
  ['forward with an error', 5, 'invalid', { kind: 'stay' }],
  ['forward where nothing can be given', 5, 'nothingToSave', { kind: 'stay' }],
])('leaving step 4, the last that was opened: %s (WIZ-4)', (_why, target, form, leaving) => {
  expect(leave({ step: 4, pending: 4 }, target, form)).toEqual(leaving);
});

it.each<[why: string, pending: number, target: number, form: FormState, leaving: Leaving]>([
  ['changed, forward: they have to be confirmed again', 6, 4, 'valid', { kind: 'save', target: 4, again: [4, 5] }],
  ['changed, back: they have to be confirmed again', 6, 1, 'valid', { kind: 'save', target: 1, again: [4, 5] }],
  [
    'changed, before the summary: the summary is none of them',
    7,
    4,
    'valid',
    { kind: 'save', target: 4, again: [4, 5, 6] },
  ],
  ['unchanged, forward: they stay confirmed', 6, 4, 'unchanged', { kind: 'go', target: 4 }],
  ['unchanged, far forward: as far as they are confirmed', 5, 7, 'unchanged', { kind: 'go', target: 5 }],
  ['unchanged, back', 6, 1, 'unchanged', { kind: 'go', target: 1 }],
])('leaving step 3 while later ones are saved: %s (WIZ-4, WIZ-5)', (_why, pending, target, form, leaving) => {
  expect(leave({ step: 3, pending }, target, form)).toEqual(leaving);
});

it.each<FormState>(['unchanged', 'valid', 'invalid', 'nothingToSave', 'locked'])(
  'the last step is never signed by leaving it forward: %s (WIZ-4, WIZ-15)',
  (form) => {
    expect(leave({ step: lastStep, pending: lastStep }, finalStep, form)).toEqual({ kind: 'stay' });
  },
);

/** Somebody who presses anything, in any order: the frame's part played by the shortest code that keeps its rules. */
type Event =
  | { kind: 'next'; accepted: boolean }
  | { kind: 'leave'; target: number; form: FormState; accepted: boolean; anyway: boolean };

const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('next' as const), accepted: fc.boolean() }),
    fc.record({
      kind: fc.constant('leave' as const),
      target: fc.integer({ min: -1, max: 9 }),
      form: fc.constantFrom<FormState>('unchanged', 'valid', 'invalid', 'nothingToSave'),
      accepted: fc.boolean(),
      anyway: fc.boolean(),
    }),
  ),
  { maxLength: 60 },
);

/** The wizard's state, and the last step that the service has confirmed: saving one takes the later ones back. */
interface Walk extends WizardState {
  saved: number;
}

const play = (walk: Walk, event: Event): Walk => {
  const { step, pending } = walk;
  if (step === finalStep) return walk;
  const saved = (target: number): Walk => ({ step: target, pending: step + 1, saved: step });
  if (event.kind === 'next') return event.accepted ? saved(step + 1) : walk;
  const leaving = leave({ step, pending }, event.target, event.form);
  if (leaving.kind === 'stay') return walk;
  if (leaving.kind === 'save') return event.accepted ? saved(leaving.target) : walk;
  return leaving.kind === 'go' || event.anyway ? { ...walk, step: leaving.target } : walk;
};

it('no sequence of events reaches a step without the earlier ones saved, or believes more confirmed than the service (WIZ-3, WIZ-4, WIZ-5, STUB-4)', () => {
  fc.assert(
    fc.property(events, (sequence) => {
      let walk: Walk = { step: 1, pending: 1, saved: 0 };
      for (const event of sequence) {
        walk = play(walk, event);
        expect(walk.step).toBeGreaterThanOrEqual(1);
        expect(walk.step).toBeLessThanOrEqual(finalStep);
        expect(walk.saved, 'every step before the open one is saved').toBeGreaterThanOrEqual(walk.step - 1);
        expect(walk.pending - 1, 'what counts as confirmed is').toBe(walk.saved);
      }
    }),
  );
});
