import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { useRead } from '~/components/feedback/useRead';
import { isNoKr, NoContract } from '~/features/member/NoContract';

interface LoadedForMemberProps<T> {
  query: UseQueryResult<T>;
  lines?: number;
  children: (data: T) => ReactNode;
}

/** Like QueryBoundary, but if the service says that the member has no kr, offers a contract instead of a retry. */
export const LoadedForMember = <T,>(props: LoadedForMemberProps<T>) => {
  const { data, failure } = useRead(props.query);
  const code = data === undefined ? failure?.codes.find(isNoKr) : undefined;
  return code === undefined ? <QueryBoundary {...props} /> : <NoContract code={code} />;
};
