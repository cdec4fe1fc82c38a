import Stack from '@mui/material/Stack';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { refreshStatus } from '../features/operation/portalStatus';
import { isOutdated } from '../features/operation/release';
import { ReleaseBar } from '../features/operation/ReleaseBar';
import { StatusBanner } from '../features/operation/StatusBanner';
import { WhatsNew } from '../features/operation/WhatsNew';
import { paths } from '../paths';
import { useTakeOver } from './guards/useTakeOver';

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

/** Pages where a dialog may open unprompted. */
const calmPaths: readonly string[] = [paths.info, paths.payment, paths.documents, paths.invoices];

interface LatePartsProps {
  /** Whether to open the news, as the footer's version does. */
  newsWanted: boolean;
  onNewsClosed: () => void;
}

/** The notice of operations, the offer of a new release, and its news, on every page. */
export const LateParts = ({ newsWanted, onNewsClosed }: LatePartsProps) => {
  const { pathname } = useLocation();
  const [outdated, setOutdated] = useState(false);
  const look = useCallback(() => {
    void refreshStatus();
    void isOutdated().then(setOutdated);
  }, []);
  useWhenSeen(look);
  useWhenSeen(useTakeOver());
  return (
    <>
      <Stack role="status" aria-atomic={false} sx={{ gap: 2, '&:not(:empty)': { mb: 2 } }}>
        <StatusBanner />
        <ReleaseBar outdated={outdated} />
      </Stack>
      <WhatsNew wanted={newsWanted} onClosed={onNewsClosed} isCalm={calmPaths.includes(pathname)} />
    </>
  );
};
