import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { returnToState } from '../session/returnTo';
import { useSessionStore } from '../session/SessionContext';
import { useSessionLife } from '../session/useSessionLife';

/** Logged-in routes need a live session; without one sign-in opens and knows where to come back to (SES-4, SES-9). */
export const RequireSession = ({ children }: { children: ReactNode }) => {
  const alive = useSessionLife();
  const location = useLocation();
  const store = useSessionStore();
  if (alive) return children;
  return <Navigate to={paths.login} replace state={store.endedBy() === 'loggedOut' ? undefined : returnToState(location)} />;
};
