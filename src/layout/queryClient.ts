import { QueryClient } from '@tanstack/react-query';

import { isServiceError } from '~/http/serviceError';

/** Retry reads once after a network failure, but not after a timeout, a refusal or a broken answer. */
const retryReads = (failures: number, error: unknown): boolean =>
  failures < 1 && isServiceError(error) && error.network && !error.timedOut;

/** One cache per session. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Fail when offline instead of waiting; failed queries are refetched once online.
      queries: {
        retry: retryReads,
        retryDelay: 300,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error',
        networkMode: 'always',
        staleTime: 10_000,
      },
      // What was sent may be a password: once its page has been left, don't keep it.
      mutations: { retry: false, networkMode: 'always', gcTime: 1_000 },
    },
  });
