import { QueryClient } from '@tanstack/react-query';
import { isServiceError } from '../http/serviceError';

/** Reads are repeated once when the network failed; refusals and broken answers are not. */
const retryReads = (failures: number, error: unknown): boolean => failures < 1 && isServiceError(error) && error.network;

/** One cache for a session: it goes when the member does. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Offline is an error with a way on, not a wait without an end; once the network is back, what failed is read again.
      queries: { retry: retryReads, retryDelay: 300, refetchOnWindowFocus: false, refetchOnReconnect: ({ state }) => state.status === 'error', networkMode: 'always', staleTime: 10_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
