import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { isNoKr, NoContract } from '~/features/member/NoContract';
import { toServiceError } from '~/http/serviceError';

interface LoadedForMemberProps<T> {
  query: UseQueryResult<T>;
  lines?: number;
  phoneLines?: number;
  children: (data: T) => ReactNode;
}

/** Like QueryBoundary, but if the service says that the member has no kr, offers a contract instead of a retry. */
export const LoadedForMember = <T,>(props: LoadedForMemberProps<T>) => {
  const { query } = props;
  const code = query.data === undefined && query.isError ? toServiceError(query.error).codes.find(isNoKr) : undefined;
  return code === undefined ? <QueryBoundary {...props} /> : <NoContract code={code} />;
};
