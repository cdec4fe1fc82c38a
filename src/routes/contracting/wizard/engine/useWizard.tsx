import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router-dom';

import { useMounted } from '~/components/hooks/useMounted';
import { useConfirm } from '~/components/layout/useConfirm';
import { finalStep, lastStep } from '~/domain/constants';
import type { Member } from '~/domain/identity/member';
import { stepIds, stepTitle, type StepId } from '~/features/contract/wizardSteps';
import type { ServiceError } from '~/http/serviceError';
import { paths } from '~/paths';
import { contractPayment } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { useSessionStore } from '~/session/SessionContext';

import { stepQueryKey, type StepHandle, type WizardStep } from './defineStep';
import { saveStepsAgain, type Reopened } from './saveAgain';
import { useWizardMemory } from './wizardMemory';
import { leave, readEntry, type StepEntry } from './wizardState';

/** What leaving a step may ask: whether to leave it unsaved, or to save it and confirm the given later steps again. */
type StepQuestion = { about: 'leave' } | { about: 'again'; steps: readonly number[] };

const useStepQuestion = () => {
  const { t } = useTranslation(['portal', 'common']);
  return useConfirm<StepQuestion>((question) => ({
    title: t(`wizard.${question.about}.title`),
    no: t('common:button.cancel'),
    yes: question.about === 'leave' ? t('common:button.next') : t('wizard.again.save'),
    children: (
      <>
        <p>{t(`wizard.${question.about}.text`)}</p>
        {question.about === 'again' && (
          <ul>
            {stepIds
              .filter((id) => question.steps.includes(id))
              .map((id) => (
                <li key={id}>{t(stepTitle(id))}</li>
              ))}
          </ul>
        )}
      </>
    ),
  }));
};

/**
 * Moves between the steps. The session keeps the open one. Next, Back, Change, the stepper and the browser's own buttons
 * all navigate; the blocker holds each navigation until `leave` has decided, and the session follows the decision.
 */
export const useWizard = (
  contractKey: string,
  { open, member, steps }: { open: StepId; member: Member; steps: readonly WizardStep[] },
) => {
  const client = useQueryClient();
  const store = useSessionStore();
  const navigate = useNavigate();
  const { step: shown, toSummary } = readEntry(useLocation().state);
  const handle = useRef<StepHandle>(null);
  const { confirm, dialog } = useStepQuestion();
  const { recall, remember, isOwn } = useWizardMemory(contractKey);
  /** The step that the service refused to save on the way back. */
  const [refused, setRefused] = useState<number>();
  const [reopened, setReopened] = useState<Reopened>();
  const [isSavingLater, setSavingLater] = useState(false);
  /** The step that a press asked for while the later ones were being saved: it ends that. */
  const interruptedBy = useRef<number>(undefined);

  /** Further presses are ignored until the first is decided. */
  const isDeciding = useRef(false);
  /** The member is leaving the wizard: a late reply must not bring them back. */
  const isLeaving = useRef(false);
  const isMounted = useMounted();
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    isLeaving.current = nextLocation.pathname !== paths.wizard;
    if (isLeaving.current || currentLocation.pathname !== paths.wizard) return false;
    const { step: present = 1 } = store.get();
    const next = readEntry(nextLocation.state).step ?? present;
    // Next again, as by a double press, ends nothing.
    if (isDeciding.current && (historyAction === NavigationType.Pop || next < present)) interruptedBy.current = next;
    return isDeciding.current || next !== present;
  });

  const openAt = useCallback(
    (step: number, next: number): number => {
      remember(({ reached = open }) => ({ pending: next, reached: Math.max(reached, next) }), { step });
      setReopened(undefined);
      return step;
    },
    [remember, open],
  );

  const isCurrent = (): boolean =>
    isMounted() &&
    !isLeaving.current &&
    interruptedBy.current === undefined &&
    isOwn() &&
    contractPayment(readPayments(), store.get(), contractKey) === undefined;

  /** After a change from the summary. Resolves to the step that is open then, or to undefined where the member is elsewhere. */
  const saveLater = async (): Promise<number | undefined> => {
    setSavingLater(true);
    const stopped = await saveStepsAgain(steps, open, contractKey, { client, store, member, isCurrent, remember });
    setSavingLater(false);
    if (!isOwn()) return undefined;
    const { pending: next = open + 1 } = recall();
    const opened = openAt(Math.min(interruptedBy.current ?? next, next), next);
    setReopened(stopped);
    return opened;
  };

  /** Leaves the open step if its rule and the member allow it. Resolves to the step that is open then, or to undefined. */
  const tryLeave = async (target: number): Promise<number | undefined> => {
    const { pending = open } = recall();
    const isBack = target < open;
    // The summary, and a step that is still loading, have nothing to save.
    const form = (await handle.current?.validate(isBack)) ?? (open < pending ? 'unchanged' : 'nothingToSave');
    // A step that can't be saved at all, as in a tab that is ahead of the service, must not trap the member.
    const isStuck = form === 'valid' && isBack && refused === open;
    const leaving = leave({ step: open, pending }, target, isStuck ? 'invalid' : form);
    if (leaving.kind === 'stay') return undefined;
    if (leaving.kind === 'save') {
      const { again } = leaving;
      const isFromSummary = toSummary === true && !isBack;
      if (again.length > 0 && !isFromSummary && !(await confirm({ about: 'again', steps: again }))) return undefined;
      // Noted before the call, as its reply may be lost: the later steps have to be confirmed, and the contract signed anew.
      remember({ pending: Math.min(pending, open), signed: undefined });
      const isSaved = (await handle.current?.save()) === true;
      setRefused(isSaved || !isBack ? undefined : open);
      if (!isSaved) return undefined;
      openAt(isFromSummary ? open : leaving.target, open + 1);
      return isFromSummary ? saveLater() : leaving.target;
    }
    if (leaving.kind === 'ask') {
      const isSure = await confirm({ about: 'leave' });
      setRefused(undefined);
      if (!isSure) return undefined;
    }
    handle.current?.discard();
    // A step that the service doesn't give may have been taken back, as by another tab: the one before is saved again.
    const failure = client.getQueryState<unknown, ServiceError>(stepQueryKey(contractKey, open))?.error;
    const isTakenBack = isBack && failure?.network === false;
    return openAt(leaving.target, isTakenBack ? Math.min(pending, open - 1) : Math.max(pending, leaving.target));
  };

  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked' || isDeciding.current) return;
    isDeciding.current = true;
    interruptedBy.current = undefined;
    const target = readEntry(blocker.location.state).step ?? open;
    const decided = await tryLeave(target).finally(() => {
      isDeciding.current = false;
    });
    if (isLeaving.current || !isMounted()) return;
    if (decided === undefined) blocker.reset();
    else if (decided === target) blocker.proceed();
    else void navigate(paths.wizard, { state: { step: decided, toSummary }, preventScrollReset: true });
  });
  // Depend on the object: React may batch Back and Forward into one update, from blocked to blocked.
  useEffect(() => void decide(), [blocker]);

  // They stay the same while the router moves, so that the open step isn't rendered anew by that.
  const moves = useMemo(() => {
    const navigateTo = async (state: StepEntry): Promise<void> => {
      // The step's heading is scrolled to instead.
      await navigate(paths.wizard, { state, preventScrollReset: true });
    };
    return {
      onNext: () => navigateTo({ step: toSummary === true ? lastStep : open + 1 }),
      onBack: open > 1 ? () => navigateTo({ step: open - 1 }) : undefined,
      onChange: (step: number) => navigateTo({ step, toSummary: true }),
      onSigned: () => {
        remember({ signed: undefined, consented: undefined });
        openAt(finalStep, finalStep);
      },
      goTo: (step: number) => navigateTo({ step }),
    };
  }, [navigate, open, toSummary, remember, openAt]);
  return {
    handle,
    ...moves,
    /** The history entry names another step than the open one, so it has to be replaced. */
    isMisplaced: blocker.state === 'unblocked' && shown !== open,
    isSavingLater,
    /** Why the open step is open, after a change from the summary. */
    reopened: reopened?.step === open ? reopened : undefined,
    /** The questions before a step is left. Render it anywhere. */
    dialog,
  };
};
