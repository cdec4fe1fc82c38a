import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { toServiceError, type ServiceError } from '~/http/serviceError';

export interface Read<T> {
  /** The last answer; it stays when a later read fails. */
  data: T | undefined;
  /** Why the last read failed, until one answers. */
  failure: ServiceError | undefined;
  /** The query is being asked, or asked again. */
  busy: boolean;
  retry: () => void;
}

export const useRead = <T>({ data, error, errorUpdateCount, isFetching, refetch }: UseQueryResult<T>): Read<T> => {
  // A query without data forgets its error as soon as it is asked again; the message and its retry stay meanwhile.
  const [lastError, setLastError] = useState(error);
  if (error !== null && error !== lastError) setLastError(error);
  const isFailed = error !== null || (data === undefined && errorUpdateCount > 0);
  const failure = isFailed && lastError !== null ? toServiceError(lastError) : undefined;
  // The end of a session and a request that was taken back have nothing to say on a page.
  const isShown = failure?.kind === 'refused' || failure?.kind === 'technical';
  return { data, failure: isShown ? failure : undefined, busy: isFetching, retry: () => void refetch() };
};
