import { use, useEffect, type ReactNode } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';

import { CaptchaContext } from '~/features/captcha/CaptchaContext';
import { loadPage, pathIn } from '~/http/navigation';
import { parseUrl } from '~/http/parseUrl';
import { paths } from '~/paths';
import { useIsSignedIn, useSessionStore } from '~/session/SessionContext';

/** Whether the browser loaded this page itself rather than navigating to it within the portal. */
const isDocumentOf = (pathname: string): boolean => {
  const [loaded] = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return loaded === undefined || parseUrl(loaded.name) === undefined || pathIn(loaded.name) === pathname;
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
  const alive = useIsSignedIn();
  const store = useSessionStore();
  const { pathname } = useLocation();
  // The stand-in doesn't load Google's script.
  const standin = use(CaptchaContext) !== undefined;
  const entered = standin || isDocumentOf(pathname);
  // Nor may the script run in a document where a session has lived.
  const usable = entered && !store.hadSession();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => entered && nextLocation.pathname !== currentLocation.pathname,
  );
  const ledHome = alive && signedIn === undefined;

  // Google's script could read them from the tab's storage.
  useEffect(() => {
    if (!alive) store.memberStorage.clear();
  }, [alive, store]);
  useEffect(() => {
    if (ledHome) loadPage(paths.home);
    else if (!alive && !usable) loadPage(pathname);
  }, [alive, usable, ledHome, pathname]);
  useEffect(() => {
    // The shell moves the focus to the heading of the page that it loads, as after any navigation.
    if (blocker.state === 'blocked') loadPage(`${blocker.location.pathname}#content`);
  }, [blocker]);

  if (alive) return signedIn;
  return usable ? children : null;
};
