import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useMounted } from '../../../components/useMounted';
import { paths } from '../../../paths';
import { useSessionStore } from '../../../session/SessionContext';
import type { StepHandle, StepPageProps } from './stepTypes';
import { useConfirmAgain } from './useConfirmAgain';
import { useWizardMemory } from './wizardMemory';
import { advance, finalStep, lastStep, leave, type WizardState } from './wizardState';

/** A step's place in the browser's history. */
interface Place {
  step?: number;
  /** Opened from the summary: Next leads back there. */
  toSummary?: boolean;
}

const placeOf = (state: unknown): Place => {
  if (typeof state !== 'object' || state === null || !('step' in state) || typeof state.step !== 'number') return {};
  return { step: state.step, toSummary: 'toSummary' in state && state.toSummary === true };
};

interface Wizard extends Pick<StepPageProps, 'confirmed' | 'onNext' | 'onPass' | 'onSigned' | 'onChange' | 'onRefused'> {
  handle: RefObject<StepHandle | null>;
  goTo: (step: number) => void;
  /** The open step can't be saved: the dialog is open. */
  asking: boolean;
  answer: (leaveAnyway: boolean) => void;
  /** Asks before later steps are taken back; has to stand in the page. */
  dialog: ReactNode;
}

/**
 * Moves between the steps: the session keeps the open one, each is a place in the browser's history, and Back and
 * Forward follow the same rule as the stepper.
 */
export const useWizard = (contractKey: string, open: number): Wizard => {
  const store = useSessionStore();
  const [login] = useState(store.login);
  const navigate = useNavigate();
  const location = useLocation();
  const handle = useRef<StepHandle>(null);
  /** Who started the pending navigation. */
  const asker = useRef<'page' | 'history'>(undefined);
  const isMounted = useMounted();
  const isLeaving = useRef(false);
  /** The step that the service wouldn't save when it was to be left. */
  const refused = useRef<number>(undefined);
  const [asked, setAsked] = useState<{ leave: () => void; stay: () => void }>();
  const { confirmAgain, dialog } = useConfirmAgain();
  const { pending = open, reached = open, remember } = useWizardMemory(contractKey);
  const place = placeOf(location.state);
  const { state: navigation } = useNavigation();
  useEffect(() => {
    isLeaving.current = navigation !== 'idle';
  }, [navigation]);

  // The first visit, and a reload after which the session knows better, get their place in the history.
  useEffect(() => {
    if (place.step !== open) void navigate(paths.wizard, { replace: true, state: { step: open } });
    // Only when the wizard opens: afterwards both move together.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on opening only
  }, []);

  const openIn = (step: number, saved = pending): void => {
    remember({ pending: saved, reached: Math.max(reached, saved) });
    store.updateFor(login, () => ({ step }));
  };
  const show = (step: number, toSummary = false): void => {
    // A reply that comes after the wizard was left, or while another page is on its way, takes nobody back.
    if (!isMounted() || isLeaving.current) return;
    if (step === finalStep) void navigate(paths.contractStatus);
    else void navigate(paths.wizard, { state: { step, toSummary } });
  };
  /** The open step is saved: those after it are to be confirmed. */
  const saved = (target: number): void => {
    remember({ consented: undefined });
    openIn(target, advance(open).pending);
  };

  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const within = nextLocation.pathname === paths.wizard;
    // Asked the moment that somebody leaves; on a slow device the state of the navigation is rendered after a late reply.
    if (!within) isLeaving.current = true;
    return historyAction === NavigationType.Pop && currentLocation.pathname === paths.wizard && within && placeOf(nextLocation.state).step !== open;
  });

  /** Leaves the open step if its rule allows; says where to, that it has to be asked, or undefined to stay. */
  const tryLeave = async (target: number): Promise<(WizardState & { kind: 'go' }) | 'ask' | undefined> => {
    const state: WizardState = { step: open, pending };
    const step = handle.current;
    const untouched = step === null || (target < open && step.isUntouched());
    const leaving = leave(state, target, untouched ? 'unchanged' : await step.check());
    if (leaving.kind === 'go') {
      step?.giveUp();
      return { kind: 'go', step: leaving.target, pending };
    }
    if (leaving.kind !== 'save') return leaving.kind === 'ask' ? 'ask' : undefined;
    // One that can't be saved at all, as in a tab that is ahead of the service, would hold the member for ever.
    if (target < open && refused.current === open) return 'ask';
    if (!(await confirmAgain(leaving.again))) return undefined;
    const isSaved = (await handle.current?.save()) !== false;
    refused.current = isSaved ? undefined : open;
    if (isSaved) remember({ consented: undefined });
    return isSaved ? { kind: 'go', step: leaving.target, pending: advance(open).pending } : undefined;
  };

  const ask = (who: 'page' | 'history', target: number, showStep: (state: WizardState) => void, stay: () => void): void => {
    asker.current = who;
    void tryLeave(target)
      .then((next) => {
        if (next === 'ask') setAsked({ leave: () => showStep({ step: target, pending }), stay });
        else if (next === undefined) stay();
        else showStep(next);
      })
      .finally(() => {
        asker.current = undefined;
      });
  };

  // Back or Forward: the address stays until the rule has spoken.
  const moved = useEffectEvent(() => {
    // Ignore further presses until the first is decided.
    if (blocker.state !== 'blocked' || asker.current === 'history') return;
    const { step: target } = placeOf(blocker.location.state);
    if (target === undefined || asker.current === 'page') {
      blocker.reset();
      return;
    }
    const proceed = (state: WizardState): void => {
      openIn(state.step, state.pending);
      if (state.step === target) {
        blocker.proceed();
        return;
      }
      blocker.reset();
      show(state.step);
    };
    ask('history', target, proceed, () => blocker.reset());
  });
  // Depend on the object: React may batch Back and Forward into one update, from blocked to blocked.
  useEffect(() => moved(), [blocker]);

  const goTo = (target: number, toSummary = false): void => {
    if (asker.current !== undefined) return;
    const showStep = (state: WizardState): void => {
      openIn(state.step, state.pending);
      show(state.step, toSummary);
    };
    ask('page', target, showStep, () => undefined);
  };

  return {
    handle,
    confirmed: open < pending,
    onNext: async (form, save) => {
      const leaving = leave({ step: open, pending }, open + 1, form);
      if (leaving.kind === 'go') {
        const target = place.toSummary === true ? Math.min(pending, lastStep) : leaving.target;
        openIn(target);
        show(target);
        return;
      }
      if (leaving.kind !== 'save' || !(await confirmAgain(leaving.again)) || !(await save())) return;
      saved(leaving.target);
      show(leaving.target);
    },
    onPass: () => {
      const next = Math.min(open + 1, lastStep);
      openIn(next, Math.max(pending, next));
      show(next);
    },
    onSigned: () => {
      saved(finalStep);
      show(finalStep);
    },
    onChange: (step) => goTo(step, true),
    onRefused: () => {
      if (open > 1 && open <= pending) remember({ pending: open - 1 });
    },
    goTo,
    asking: asked !== undefined,
    answer: (leaveAnyway) => {
      refused.current = undefined;
      if (leaveAnyway) handle.current?.giveUp();
      if (leaveAnyway) asked?.leave();
      else asked?.stay();
      setAsked(undefined);
    },
    dialog,
  };
};
