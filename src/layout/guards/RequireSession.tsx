import { Fragment, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { Spinner } from '~/components/feedback/Spinner';
import { Redirect } from '~/components/Redirect';
import { paths } from '~/paths';
import { returnToState } from '~/session/returnTo';
import { useIsSignedIn, useSessionStore } from '~/session/SessionContext';
import { tabsOf } from '~/session/tabs';

/**
 * Requires a live session. A tab that never had one asks the others first; without an answer it opens the sign-in page,
 * which returns here.
 */
export const RequireSession = ({ children }: { children: ReactNode }) => {
  const alive = useIsSignedIn();
  const location = useLocation();
  const store = useSessionStore();
  const epoch = useSyncExternalStore(store.subscribe, store.sessionEpoch, store.sessionEpoch);
  const [asked, setAsked] = useState(false);
  const ended = store.ended();
  // A log-out leaves the page for good; a page that is asked for after it is returned to.
  const [wasAlive, setWasAlive] = useState(alive);
  if (alive && !wasAlive) setWasAlive(true);
  const asking = !alive && !asked && ended === undefined;

  useEffect(() => {
    if (!asking) return undefined;
    let isWanted = true;
    void tabsOf(store)
      .ask()
      .then(() => {
        if (isWanted) setAsked(true);
      });
    return () => {
      isWanted = false;
    };
  }, [asking, store]);

  // A page that comes out of the back-forward cache to another member is built anew.
  if (alive) return <Fragment key={epoch}>{children}</Fragment>;
  if (asking) return <Spinner />;
  const isLoggedOut = wasAlive && ended?.why === 'loggedOut';
  return <Redirect to={paths.login} state={isLoggedOut ? undefined : returnToState(location, ended?.member)} />;
};
