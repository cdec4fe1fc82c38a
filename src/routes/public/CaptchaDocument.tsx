import { use, useEffect, type ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { CaptchaContext } from '../../features/captcha/CaptchaContext';
import { loadPage, pathIn } from '../../http/navigation';
import { paths } from '../../paths';
import { useSessionLife } from '../../session/useSessionLife';

/** Whether the browser loaded this very page, rather than coming to it from another page of the portal without a load. */
const isDocumentOf = (pathname: string): boolean => {
  const [loaded] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return loaded === undefined || !URL.canParse(loaded.name) || pathIn(loaded.name) === pathname;
};

interface CaptchaDocumentProps {
  /** Shown instead to somebody who is signed in. Without it they are led home. */
  signedIn?: ReactNode;
  children: ReactNode;
}

/**
 * Around every page with a captcha: it is entered and left by full loads, signed in or not, and shows no captcha beside a
 * session. So neither Google's script nor the policy that allows it reaches a member's page.
 */
export const CaptchaDocument = ({ signedIn, children }: CaptchaDocumentProps) => {
  const alive = useSessionLife();
  const { pathname } = useLocation();
  // The stand-in has no script of Google's.
  const standin = use(CaptchaContext) !== undefined;
  const entered = standin || isDocumentOf(pathname);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => entered && nextLocation.pathname !== currentLocation.pathname);
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
