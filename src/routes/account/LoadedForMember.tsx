import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { QueryBoundary } from '../../components/feedback/QueryBoundary';
import { isNoKr, NoKr } from '../../features/member/NoKr';
import { toServiceError } from '../../http/serviceError';

interface LoadedForMemberProps<T> {
  query: UseQueryResult<T>;
  lines?: number;
  phoneLines?: number;
  children: (data: T) => ReactNode;
}

/** As QueryBoundary; but a service that misses the kr gets no retry, it gets the way to a contract. */
export const LoadedForMember = <T,>(props: LoadedForMemberProps<T>) => {
  const { query } = props;
  const code = query.data === undefined && query.isError ? toServiceError(query.error).codes.find(isNoKr) : undefined;
  return code === undefined ? <QueryBoundary {...props} /> : <NoKr code={code} />;
};
