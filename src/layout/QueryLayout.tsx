import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSessionStore } from '../session/SessionContext';
import { createQueryClient } from './queryClient';

/** Brings the cache of replies to the routes that read; the sign-in page does without (PERF-2). */
export const QueryLayout = () => {
  const [client] = useState(createQueryClient);
  const store = useSessionStore();
  useEffect(
    () =>
      store.subscribe(() => {
        if (store.get().token === undefined) client.clear();
      }),
    [client, store],
  );
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
};
