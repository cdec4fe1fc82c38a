import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSessionStore } from '../session/SessionContext';
import { createQueryClient } from './queryClient';

/** Provides the query cache to the routes that need it; the sign-in page doesn't load it. */
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
