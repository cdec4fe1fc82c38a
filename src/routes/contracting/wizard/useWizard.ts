import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useMounted } from '../../../components/useMounted';
import { paths } from '../../../paths';
import { useSessionStore } from '../../../session/SessionContext';
import type { StepHandle } from './defineStep';
import { advance, finalStep, leave } from './wizardState';

/** A step's place in the browser's history (WIZ-4). */
const stepOf = (state: unknown): number | undefined => {
  if (typeof state !== 'object' || state === null || !('step' in state)) return undefined;
  return typeof state.step === 'number' ? state.step : undefined;
};

interface Wizard {
  handle: RefObject<StepHandle | null>;
  /** The open step was saved by Next. */
  saved: () => void;
  goTo: (step: number) => void;
  /** The open step can't be saved: the dialog is open (WIZ-5). */
  asking: boolean;
  answer: (leaveAnyway: boolean) => void;
}

/**
 * Moves between the steps: the session keeps the open one (WIZ-2), each is a place in the browser's history, and Back and
 * Forward follow the same rule as the stepper (WIZ-4).
 */
export const useWizard = (open: number): Wizard => {
  const store = useSessionStore();
  const navigate = useNavigate();
  const location = useLocation();
  const handle = useRef<StepHandle>(null);
  /** Who waits for what the rule says: something on the page, or the browser's history. */
  const asker = useRef<'page' | 'history'>(undefined);
  const isMounted = useMounted();
  const isLeaving = useRef(false);
  /** The step that the service wouldn't save when it was to be left. */
  const refused = useRef<number>(undefined);
  const [asked, setAsked] = useState<{ leave: () => void; stay: () => void }>();
  const place = stepOf(location.state);
  const { state: navigation } = useNavigation();
  useEffect(() => {
    isLeaving.current = navigation !== 'idle';
  }, [navigation]);

  // The first visit, and a reload after which the session knows better, get their place in the history.
  useEffect(() => {
    if (place !== open) void navigate(paths.wizard, { replace: true, state: { step: open } });
    // Only when the wizard opens: afterwards both move together.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on opening only
  }, []);

  const show = (step: number): void => {
    store.update({ step });
    // A reply that comes after the wizard was left, or while another page is on its way, takes nobody back (FLT-3).
    if (!isMounted() || isLeaving.current) return;
    if (step === finalStep) void navigate(paths.contractStatus);
    else void navigate(paths.wizard, { state: { step } });
  };

  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const within = nextLocation.pathname === paths.wizard;
    // Asked the moment that somebody leaves; on a slow device the state of the navigation is rendered after a late reply (FLT-3).
    if (!within) isLeaving.current = true;
    return historyAction === NavigationType.Pop && currentLocation.pathname === paths.wizard && within && stepOf(nextLocation.state) !== open;
  });

  /** Leaves the open step if its rule allows; says where to, that it has to be asked, or undefined to stay. */
  const tryLeave = async (target: number): Promise<number | 'ask' | undefined> => {
    const form = (await handle.current?.check()) ?? 'nothingToSave';
    const leaving = leave({ step: open }, target, form);
    if (leaving.kind === 'go') return leaving.target;
    if (leaving.kind === 'save') {
      // One that can't be saved at all, as in a tab that is ahead of the service, would hold the member for ever (FLT-8).
      if (target < open && refused.current === open) return 'ask';
      const saved = await handle.current?.save();
      refused.current = saved === false ? open : undefined;
      return saved === false ? undefined : leaving.target;
    }
    return leaving.kind === 'ask' ? 'ask' : undefined;
  };

  const ask = (who: 'page' | 'history', target: number, showStep: (step: number) => void, stay: () => void): void => {
    asker.current = who;
    void tryLeave(target)
      .then((next) => {
        if (next === 'ask') setAsked({ leave: () => showStep(target), stay });
        else if (next === undefined) stay();
        else showStep(next);
      })
      .finally(() => {
        asker.current = undefined;
      });
  };

  // Back or Forward: the address stays until the rule has spoken.
  const moved = useEffectEvent(() => {
    // Pressed again while the rule is asked: what it says is for both.
    if (blocker.state !== 'blocked' || asker.current === 'history') return;
    const target = stepOf(blocker.location.state);
    if (target === undefined || asker.current === 'page') {
      blocker.reset();
      return;
    }
    const proceed = (step: number): void => {
      store.update({ step });
      if (step === target) {
        blocker.proceed();
        return;
      }
      blocker.reset();
      show(step);
    };
    ask('history', target, proceed, () => blocker.reset());
  });
  // Not its state: Back and Forward pressed at once are one change to React, from blocked to blocked.
  useEffect(() => moved(), [blocker]);

  return {
    handle,
    saved: () => show(advance({ step: open }).step),
    goTo: (step) => {
      if (asker.current === undefined) ask('page', step, show, () => undefined);
    },
    asking: asked !== undefined,
    answer: (leaveAnyway) => {
      refused.current = undefined;
      if (leaveAnyway) handle.current?.giveUp();
      if (leaveAnyway) asked?.leave();
      else asked?.stay();
      setAsked(undefined);
    },
  };
};
