import { useEffect } from 'react';
import { refreshStatus } from '../features/operation/portalStatus';
import { StatusBanner } from '../features/operation/StatusBanner';

/** Runs now, whenever the tab becomes visible, and when it comes back out of the back-forward cache. */
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
};

/** What operations show on every page. */
export const LateParts = () => {
  useWhenSeen(look);
  return <StatusBanner />;
};
