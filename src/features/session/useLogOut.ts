import { useNavigate } from 'react-router-dom';

import { paths } from '~/paths';
import { useSessionStore } from '~/session/SessionContext';

/** Ends the session, a member's own or support staff's; the sign-in page says so. */
export const useLogOut = (): (() => void) => {
  const store = useSessionStore();
  const navigate = useNavigate();
  return () => {
    store.end('loggedOut');
    void navigate(paths.login, { replace: true });
  };
};
