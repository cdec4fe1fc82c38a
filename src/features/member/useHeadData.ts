import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

import { getHeadData } from '../../services/account';
import { useSession, useSessionStore } from '../../session/SessionContext';

export const headDataKey = ['head-data'] as const;

/** Keeps the header's facts fresh: /getHeadData writes the member into the session. */
export const useHeadData = (): UseQueryResult => {
  const store = useSessionStore();
  const { token } = useSession();
  const query = useQuery({
    // By token: a reply to one member's question is never written into another's record.
    queryKey: [...headDataKey, token],
    queryFn: ({ signal }) => getHeadData(signal),
    enabled: token !== undefined,
    staleTime: Infinity,
  });
  const { data } = query;
  useEffect(() => {
    const { token: current, currentUser } = store.get();
    if (data === undefined || current === undefined) return;
    // What the reply leaves out keeps its last value.
    store.update({ currentUser: { firstName: '', lastName: '', email: '', ...currentUser, ...data.user } });
  }, [data, store]);
  return query;
};

/** Asks for the head data again: after a contract is done and after an e-mail change. */
export const useReloadHeadData = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: headDataKey });
};
