import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../paths';
import { useSessionStore } from '../../session/SessionContext';

/** Ends the support session; the sign-in page says so. */
export const useEndSupport = (): (() => void) => {
  const store = useSessionStore();
  const navigate = useNavigate();
  return useCallback(() => {
    store.end('loggedOut');
    store.update({ arrival: 'supportEnded' });
    void navigate(paths.login);
  }, [store, navigate]);
};
