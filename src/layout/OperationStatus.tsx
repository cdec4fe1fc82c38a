import Stack from '@mui/material/Stack';
import { useEffect } from 'react';

import { requireSettings } from '../config/loadSettings';
import { refreshStatus } from '../features/operation/portalStatus';
import { StatusBanner } from '../features/operation/StatusBanner';
import { useTakeOver } from './guards/useTakeOver';

/** How often a tab that stays in view reads the status again. */
const everyMs = 3 * 60_000;

/** Runs on mount, when the tab becomes visible, and when it is restored from the back-forward cache. */
const useWhenSeen = (run: () => void): void => {
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') run();
    };
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) run();
    };
    run();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShow);
    };
  }, [run]);
};

const look = (): void => {
  void refreshStatus();
  void requireSettings();
};

/** The notice of operations, on every page, and what a tab looks up when it is seen: the status, the settings, a session of another tab. */
export const OperationStatus = () => {
  useWhenSeen(look);
  useWhenSeen(useTakeOver());
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') look();
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Stack role="status" aria-atomic={false} sx={{ gap: 2, '&:not(:empty)': { mb: 2 } }}>
      <StatusBanner />
    </Stack>
  );
};
