import { use, useEffect, type ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

import { CaptchaContext } from '../../../features/captcha/CaptchaContext';
import { loadPage, pathIn } from '../../../http/navigation';
import { paths } from '../../../paths';
import { useSessionLife } from '../../../session/useSessionLife';

/** Whether the browser loaded this page itself rather than navigating to it within the portal. */
const isDocumentOf = (pathname: string): boolean => {
  const [loaded] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return loaded === undefined || pathIn(loaded.name) === pathname;
};

interface CaptchaDocumentProps {
  /** Shown to signed-in members instead; by default they are redirected home. */
  signedIn?: ReactNode;
  children: ReactNode;
}

/**
 * Wraps every page with a captcha: enforces full loads on entering and leaving, and shows no captcha during a session.
 * So neither Google's script nor the policy that allows it reaches a member's page (SEC-2).
 */
export const CaptchaDocument = ({ signedIn, children }: CaptchaDocumentProps) => {
  const alive = useSessionLife();
  const { pathname } = useLocation();
  // The stand-in doesn't load Google's script.
  const standin = use(CaptchaContext) !== undefined;
  const entered = standin || isDocumentOf(pathname);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => entered && nextLocation.pathname !== currentLocation.pathname,
  );
  const ledHome = alive && signedIn === undefined;

  useEffect(() => {
    if (ledHome) loadPage(paths.home);
    else if (!alive && !entered) loadPage(pathname);
  }, [alive, entered, ledHome, pathname]);
  useEffect(() => {
    if (blocker.state === 'blocked') loadPage(blocker.location.pathname);
  }, [blocker]);

  if (alive) return signedIn;
  return entered ? children : null;
};
