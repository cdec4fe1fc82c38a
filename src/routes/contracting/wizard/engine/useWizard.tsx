import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useLocation, useNavigate } from 'react-router-dom';

import { ConfirmDialog } from '~/components/layout/ConfirmDialog';
import { useQuestion } from '~/components/layout/useQuestion';
import { useMounted } from '~/components/useMounted';
import { finalStep, lastStep } from '~/domain/constants';
import { paths } from '~/paths';
import { useSessionStore } from '~/session/SessionContext';

import type { StepHandle, StepPageProps } from './defineStep';
import { useWizardMemory, type WizardMemory } from './wizardMemory';
import { advance, leave, openStep, placeOf, stepIds, stepTitle, type StepId, type StepPlace } from './wizardState';

/** What leaving a step may ask: whether to leave it unsaved, or to confirm the given later steps again. */
type StepQuestion = { about: 'leave' } | { about: 'again'; steps: readonly number[] };

/** Asks one question at a time; `ask` resolves to whether the member goes on. */
const useStepQuestion = (): { ask: (question: StepQuestion) => Promise<boolean>; dialog: ReactNode } => {
  const { t } = useTranslation(['portal', 'common']);
  const { asked, ask, answer } = useQuestion<StepQuestion>();
  const about = asked?.about ?? 'leave';
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={t(`wizard.${about}.title`)}
      no={t('common:button.cancel')}
      yes={t('common:button.next')}
      onAnswer={answer}
    >
      <p>{t(`wizard.${about}.text`)}</p>
      {asked?.about === 'again' && (
        <ul>
          {stepIds
            .filter((id) => asked.steps.includes(id))
            .map((id) => (
              <li key={id}>{t(stepTitle(id))}</li>
            ))}
        </ul>
      )}
    </ConfirmDialog>
  );
  return { ask, dialog };
};

interface Wizard extends Pick<StepPageProps, 'onNext' | 'onSigned' | 'onChange'> {
  handle: RefObject<StepHandle | null>;
  goTo: (step: number) => Promise<void>;
  /** The history entry names another step than the open one, so it has to be replaced. */
  isMisplaced: boolean;
  /** The questions before a step is left. Render it anywhere. */
  dialog: ReactNode;
}

/**
 * Moves between the steps. The session keeps the open one. Next, Back, Change, the stepper and the browser's own buttons
 * all navigate; the blocker holds each navigation until `leave` has decided, and the session follows the decision.
 */
export const useWizard = (contractKey: string, open: StepId): Wizard => {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { step: shown, toSummary } = placeOf(useLocation().state);
  const handle = useRef<StepHandle>(null);
  const { ask, dialog } = useStepQuestion();
  const { pending = open, reached = open, remember } = useWizardMemory(contractKey);
  /** The step that the service refused to save on the way back. */
  const [refused, setRefused] = useState<number>();

  /** Further presses are ignored until the first is decided. */
  const isDeciding = useRef(false);
  /** The member is leaving the wizard: a late reply must not bring them back. */
  const isLeaving = useRef(false);
  const isMounted = useMounted();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    isLeaving.current = nextLocation.pathname !== paths.wizard;
    if (isLeaving.current || currentLocation.pathname !== paths.wizard) return false;
    const present = openStep(store.get().step);
    return isDeciding.current || (placeOf(nextLocation.state).step ?? present) !== present;
  });

  const openAt = (step: number, next: number, patch: Partial<WizardMemory> = {}): number => {
    remember({ ...patch, pending: next, reached: Math.max(reached, next) }, { step });
    return step;
  };
  /** The open step is saved: those after it have to be confirmed, and the contract signed anew. */
  const openSaved = (step: number): number =>
    openAt(step, advance(open).pending, { consented: undefined, signed: undefined });

  /** Leaves the open step if its rule and the member allow it. Resolves to the step that is open then, or to undefined. */
  const tryLeave = async (target: number): Promise<number | undefined> => {
    const isBack = target < open;
    // The summary, and a step that is still loading, have nothing to save.
    const form = (await handle.current?.check(isBack)) ?? (open < pending ? 'unchanged' : 'nothingToSave');
    // A step that can't be saved at all, as in a tab that is ahead of the service, must not trap the member.
    const isStuck = form === 'valid' && isBack && refused === open;
    const leaving = leave({ step: open, pending }, target, isStuck ? 'invalid' : form);
    if (leaving.kind === 'stay') return undefined;
    if (leaving.kind === 'save') {
      const { again } = leaving;
      if (again.length > 0 && !(await ask({ about: 'again', steps: again }))) return undefined;
      const isSaved = (await handle.current?.save()) === true;
      setRefused(isSaved || !isBack ? undefined : open);
      return isSaved ? openSaved(leaving.target) : undefined;
    }
    if (leaving.kind === 'ask') {
      const isSure = await ask({ about: 'leave' });
      setRefused(undefined);
      if (!isSure) return undefined;
    }
    handle.current?.discard();
    return openAt(leaving.target, Math.max(pending, leaving.target));
  };

  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked' || isDeciding.current) return;
    isDeciding.current = true;
    const target = placeOf(blocker.location.state).step ?? open;
    const decided = await tryLeave(target).finally(() => {
      isDeciding.current = false;
    });
    if (isLeaving.current || !isMounted()) return;
    if (decided === undefined) blocker.reset();
    else if (decided === target) blocker.proceed();
    else void navigate(paths.wizard, { state: { step: decided } });
  });
  // Depend on the object: React may batch Back and Forward into one update, from blocked to blocked.
  useEffect(() => void decide(), [blocker]);

  const goTo = async (state: StepPlace): Promise<void> => {
    await navigate(paths.wizard, { state });
  };
  return {
    handle,
    onNext: () => goTo({ step: toSummary === true ? lastStep : open + 1 }),
    onChange: (step) => goTo({ step, toSummary: true }),
    onSigned: () => void openSaved(finalStep),
    goTo: (step) => goTo({ step }),
    isMisplaced: blocker.state === 'unblocked' && shown !== open,
    dialog,
  };
};
