import { useEffect, useRef } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate, useNavigation, type Blocker } from 'react-router-dom';
import { useMounted } from '../../../components/useMounted';
import { paths } from '../../../paths';
import { finalStep } from './wizardState';

/** A step's place in the browser's history. */
interface Place {
  step?: number;
  /** Opened from the summary: Next leads back there. */
  toSummary?: boolean;
}

export const placeOf = (state: unknown): Place => {
  if (typeof state !== 'object' || state === null || !('step' in state) || typeof state.step !== 'number') return {};
  return { step: state.step, toSummary: 'toSummary' in state && state.toSummary === true };
};

interface WizardHistory {
  /** The open step was opened from the summary. */
  toSummary: boolean;
  /** Gives a step its place and shows it, unless the wizard is being left. */
  show: (step: number, toSummary?: boolean) => void;
  /** Holds Back and Forward until the open step may be left. */
  blocker: Blocker;
}

/** Keeps each step at a place in the browser's history; they all have one address. */
export const useWizardHistory = (open: number): WizardHistory => {
  const navigate = useNavigate();
  const place = placeOf(useLocation().state);
  const { state: navigation } = useNavigation();
  const isMounted = useMounted();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = navigation !== 'idle';
  }, [navigation]);

  // The first visit, and a reload after which the session knows better, get their place in the history.
  useEffect(() => {
    if (place.step !== open) void navigate(paths.wizard, { replace: true, state: { step: open } });
    // Only when the wizard opens: afterwards both move together.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- on opening only
  }, []);

  const blocker = useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const within = nextLocation.pathname === paths.wizard;
    // Set here too: on a slow device the navigation's state is rendered only after a late reply.
    if (!within) isLeaving.current = true;
    return historyAction === NavigationType.Pop && currentLocation.pathname === paths.wizard && within && placeOf(nextLocation.state).step !== open;
  });

  const show = (step: number, toSummary = false): void => {
    // A late reply must not bring the member back to a wizard that they have left or are leaving.
    if (!isMounted() || isLeaving.current) return;
    if (step === finalStep) void navigate(paths.contractStatus);
    else void navigate(paths.wizard, { state: { step, toSummary } });
  };
  return { toSummary: place.toSummary === true, show, blocker };
};
