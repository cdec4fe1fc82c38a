import { use, useEffect, type ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { CaptchaContext } from '../../features/captcha/CaptchaContext';
import { loadPage, pathIn } from '../../http/navigation';
import { useSessionLife } from '../../session/useSessionLife';

/** Whether the browser loaded this very page, and did not come to it from another one of the portal without a load. */
const isDocumentOf = (pathname: string): boolean => {
  const [loaded] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return loaded === undefined || !URL.canParse(loaded.name) || pathIn(loaded.name) === pathname;
};

interface CaptchaDocumentProps {
  /** What stands there instead while somebody is signed in. */
  signedIn: ReactNode;
  children: ReactNode;
}

/**
 * Round every page with a captcha: it is entered and left by full loads and never stands beside a session, so that
 * Google's script shares a document with neither (SEC-2).
 */
export const CaptchaDocument = ({ signedIn, children }: CaptchaDocumentProps) => {
  const alive = useSessionLife();
  const { pathname } = useLocation();
  // The stand-in brings no script that anything had to be kept from.
  const standin = use(CaptchaContext) !== undefined;
  const entered = standin || isDocumentOf(pathname);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => !alive && entered && nextLocation.pathname !== currentLocation.pathname);

  useEffect(() => {
    if (!alive && !entered) loadPage(pathname);
  }, [alive, entered, pathname]);
  useEffect(() => {
    if (blocker.state === 'blocked') loadPage(blocker.location.pathname);
  }, [blocker]);

  if (alive) return signedIn;
  return entered ? children : null;
};
