import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { Spinner } from '../../components/feedback/Spinner';
import { Redirect } from '../../components/Redirect';
import { paths } from '../../paths';
import { returnToState } from '../../session/returnTo';
import { useSessionStore } from '../../session/SessionContext';
import { tabsOf } from '../../session/tabs';
import { useSessionLife } from '../../session/useSessionLife';
import { OtherMember } from './OtherMember';

/**
 * Requires a live session. A tab that never had one asks the others first; without an answer it opens the sign-in page,
 * which returns here.
 */
export const RequireSession = ({ children }: { children: ReactNode }) => {
  const alive = useSessionLife();
  const location = useLocation();
  const store = useSessionStore();
  const tabs = tabsOf(store);
  const [asked, setAsked] = useState(false);
  const ended = store.endedBy();
  // A log-out leaves the page for good; a page that is asked for after it is returned to.
  const [wasAlive, setWasAlive] = useState(alive);
  if (alive && !wasAlive) setWasAlive(true);
  const asking = !alive && !asked && tabs.canAsk && ended === undefined;

  useEffect(() => {
    if (!asking) return undefined;
    let isWanted = true;
    void tabs.ask().then(() => {
      if (isWanted) setAsked(true);
    });
    return () => {
      isWanted = false;
    };
  }, [asking, tabs]);

  if (alive) return children;
  if (asking) return <Spinner />;
  if (ended === 'replaced') return <OtherMember />;
  return <Redirect to={paths.login} state={ended === 'loggedOut' && wasAlive ? undefined : returnToState(location)} />;
};
