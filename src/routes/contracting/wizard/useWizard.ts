import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useSessionStore } from '../../../session/SessionContext';
import type { StepHandle, StepPageProps } from './stepTypes';
import { useStepQuestion } from './useStepQuestion';
import { placeOf, useWizardHistory } from './useWizardHistory';
import { useWizardMemory } from './wizardMemory';
import { advance, finalStep, lastStep, leave, type WizardState } from './wizardState';

interface Wizard extends Pick<StepPageProps, 'confirmed' | 'onNext' | 'onPass' | 'onSigned' | 'onChange' | 'onRefused'> {
  handle: RefObject<StepHandle | null>;
  goTo: (step: number) => void;
  /** The questions before a step is left; has to stand in the page. */
  dialog: ReactNode;
}

/**
 * Moves between the steps: the session keeps the open one, each is a place in the browser's history, and Back and
 * Forward follow the same rule as the stepper.
 */
export const useWizard = (contractKey: string, open: number): Wizard => {
  const store = useSessionStore();
  const [login] = useState(store.login);
  const handle = useRef<StepHandle>(null);
  /** Who is waiting for the open step to be left. */
  const asker = useRef<'page' | 'history'>(undefined);
  /** The step that the service refused to save when it was to be left. */
  const refused = useRef<number>(undefined);
  const { confirmLeaving, confirmAgain, dialog } = useStepQuestion();
  const { pending = open, reached = open, remember } = useWizardMemory(contractKey);
  const { toSummary, show, blocker } = useWizardHistory(open);

  const openIn = ({ step, pending: saved }: WizardState): void => {
    remember({ pending: saved, reached: Math.max(reached, saved) });
    store.updateFor(login, () => ({ step }));
  };
  /** The open step was saved: those after it have to be confirmed. */
  const saved = (step: number): WizardState => {
    remember({ consented: undefined });
    return { step, pending: advance(open).pending };
  };

  /** Leaves the open step if its rule and the member allow it. Resolves to the step to open, or undefined to stay. */
  const tryLeave = async (target: number): Promise<WizardState | undefined> => {
    const step = handle.current;
    const untouched = step === null || (target < open && step.isUntouched());
    const leaving = leave({ step: open, pending }, target, untouched ? 'unchanged' : await step.check());
    if (leaving.kind === 'stay') return undefined;
    // A step that can't be saved at all, as in a tab that is ahead of the service, must not hold the member for ever.
    if (leaving.kind === 'ask' || (leaving.kind === 'save' && target < open && refused.current === open)) {
      const isSure = await confirmLeaving();
      refused.current = undefined;
      if (!isSure) return undefined;
      handle.current?.giveUp();
      return { step: target, pending };
    }
    if (leaving.kind === 'go') {
      step?.giveUp();
      return { step: leaving.target, pending };
    }
    if (!(await confirmAgain(leaving.again))) return undefined;
    const isSaved = (await handle.current?.save()) !== false;
    refused.current = isSaved ? undefined : open;
    return isSaved ? saved(leaving.target) : undefined;
  };

  const ask = async (who: 'page' | 'history', target: number): Promise<WizardState | undefined> => {
    asker.current = who;
    try {
      const next = await tryLeave(target);
      if (next !== undefined) openIn(next);
      return next;
    } finally {
      asker.current = undefined;
    }
  };

  // Back or Forward: the address stays until the rule has spoken.
  const moved = useEffectEvent(async () => {
    // Ignore further presses until the first is decided.
    if (blocker.state !== 'blocked' || asker.current === 'history') return;
    const { step: target } = placeOf(blocker.location.state);
    const next = target === undefined || asker.current === 'page' ? undefined : await ask('history', target);
    if (next !== undefined && next.step === target) {
      blocker.proceed();
      return;
    }
    blocker.reset();
    if (next !== undefined) show(next.step);
  });
  // Depend on the object: React may batch Back and Forward into one update, from blocked to blocked.
  useEffect(() => void moved(), [blocker]);

  const goTo = async (target: number, fromSummary = false): Promise<void> => {
    if (asker.current !== undefined) return;
    const next = await ask('page', target);
    if (next !== undefined) show(next.step, fromSummary);
  };

  return {
    handle,
    confirmed: open < pending,
    onNext: async (form, save) => {
      const leaving = leave({ step: open, pending }, open + 1, form);
      if (leaving.kind === 'go') {
        const target = toSummary ? Math.min(pending, lastStep) : leaving.target;
        openIn({ step: target, pending });
        show(target);
        return;
      }
      if (leaving.kind !== 'save' || !(await confirmAgain(leaving.again)) || !(await save())) return;
      openIn(saved(leaving.target));
      show(leaving.target);
    },
    onPass: () => {
      const next = Math.min(open + 1, lastStep);
      openIn({ step: next, pending: Math.max(pending, next) });
      show(next);
    },
    onSigned: () => {
      openIn(saved(finalStep));
      show(finalStep);
    },
    onChange: (step) => void goTo(step, true),
    onRefused: () => {
      if (open > 1 && open <= pending) remember({ pending: open - 1 });
    },
    goTo: (step) => void goTo(step),
    dialog,
  };
};
