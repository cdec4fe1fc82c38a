// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, finalStep, lastStep, leave, openStep, type FormState, type Leaving } from '../../../../src/routes/contracting/wizard/wizardState';

describe('the open step', () => {
  it.each<[why: string, stored: number | undefined, step: number]>([
    ['nothing stored', undefined, 1],
    ['a step of the wizard', 4, 4],
    ['the final page', 8, 8],
    ['before the first', 0, 1],
    ['beyond the final page', 9, 1],
    ['between two steps', 2.5, 1],
    ['no number at all', Number.NaN, 1],
    ['endless', Infinity, 1],
  ])('is a step whatever was stored: %s (WIZ-2, FLT-7)', (_why, stored, step) => {
    expect(openStep(stored)).toBe(step);
  });
});

describe('going on', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('from step %i opens the next one, and nothing beyond the final page (WIZ-3)', (step) => {
    expect(advance({ step })).toEqual({ step: Math.min(step + 1, 8) });
  });
});

describe('leaving step 4', () => {
  it.each<[why: string, target: number, form: FormState, leaving: Leaving]>([
    ['back with everything right: saved first', 2, 'valid', { kind: 'save', target: 2 }],
    ['back with an error: asked', 2, 'invalid', { kind: 'ask', target: 2 }],
    ['back while Next has to wait: saved all the same', 2, 'blocked', { kind: 'save', target: 2 }],
    ['back where nothing can be given', 2, 'nothingToSave', { kind: 'go', target: 2 }],
    ['to itself', 4, 'valid', { kind: 'stay' }],
    ['to itself with an error', 4, 'invalid', { kind: 'stay' }],
    ['before the first step', 0, 'valid', { kind: 'stay' }],
    ['forward with everything right: as Next does', 5, 'valid', { kind: 'save', target: 5 }],
    ['far forward: one step at a time', 7, 'valid', { kind: 'save', target: 5 }],
    ['forward with an error', 5, 'invalid', { kind: 'stay' }],
    ['forward while Next has to wait', 5, 'blocked', { kind: 'stay' }],
    ['forward where nothing can be given', 5, 'nothingToSave', { kind: 'stay' }],
  ])('%s (WIZ-4)', (_why, target, form, leaving) => {
    expect(leave({ step: 4 }, target, form)).toEqual(leaving);
  });
});

it.each<FormState>(['valid', 'blocked', 'invalid', 'nothingToSave'])('the last step is never signed by leaving it forward: %s (WIZ-4, WIZ-15)', (form) => {
  expect(leave({ step: lastStep }, finalStep, form)).toEqual({ kind: 'stay' });
});

/** Somebody who presses anything, in any order: the frame's part played by the shortest code that keeps its rules. */
type Event = { kind: 'next'; accepted: boolean } | { kind: 'leave'; target: number; form: FormState; accepted: boolean; anyway: boolean };

const events = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('next' as const), accepted: fc.boolean() }),
    fc.record({
      kind: fc.constant('leave' as const),
      target: fc.integer({ min: -1, max: 9 }),
      form: fc.constantFrom<FormState>('valid', 'blocked', 'invalid', 'nothingToSave'),
      accepted: fc.boolean(),
      anyway: fc.boolean(),
    }),
  ),
  { maxLength: 60 },
);

/** The open step, and the steps that the service has confirmed: saving one takes the later ones back. */
interface Walk {
  step: number;
  saved: number;
}

const save = ({ step, saved }: Walk, accepted: boolean): Walk => ({ step, saved: accepted ? step : saved });

const play = (walk: Walk, event: Event): Walk => {
  const { step } = walk;
  if (step === finalStep) return walk;
  if (event.kind === 'next') {
    const after = save(walk, event.accepted);
    return event.accepted ? { ...after, step: advance({ step }).step } : after;
  }
  const leaving = leave({ step }, event.target, event.form);
  if (leaving.kind === 'stay') return walk;
  if (leaving.kind === 'save') {
    const after = save(walk, event.accepted);
    return event.accepted ? { ...after, step: leaving.target } : after;
  }
  return leaving.kind === 'go' || event.anyway ? { ...walk, step: leaving.target } : walk;
};

it('no sequence of events reaches a later step without the earlier ones saved (WIZ-4, STUB-4)', () => {
  fc.assert(
    fc.property(events, (sequence) => {
      let walk: Walk = { step: 1, saved: 0 };
      for (const event of sequence) {
        const before = walk;
        walk = play(walk, event);
        expect(walk.step).toBeGreaterThanOrEqual(1);
        expect(walk.step).toBeLessThanOrEqual(finalStep);
        expect(walk.saved, 'every step before the open one is saved').toBeGreaterThanOrEqual(walk.step - 1);
        expect(walk.step - before.step, 'one step at a time').toBeLessThanOrEqual(1);
      }
    }),
  );
});
