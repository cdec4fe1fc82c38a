import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { headData } from '../../services/queries';
import { useSession, useSessionStore } from '../../session/SessionContext';

/** Keeps the header's facts fresh: /getHeadData writes the member into the session. */
export const useHeadData = () => {
  const store = useSessionStore();
  const { token } = useSession();
  const query = useQuery(headData(token));
  const { data } = query;
  useEffect(() => {
    const { token: current, currentUser } = store.get();
    // Only into the session that asked.
    if (data === undefined || current !== token) return;
    // What the reply leaves out keeps its last value.
    store.update({ currentUser: { firstName: '', lastName: '', email: '', ...currentUser, ...data.user } });
  }, [data, store, token]);
  return query;
};
