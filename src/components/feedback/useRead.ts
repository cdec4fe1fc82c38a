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
  return { data, failure: failure?.isSilent ? undefined : failure, busy: isFetching, retry: () => void refetch() };
};
