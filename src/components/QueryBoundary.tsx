import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toServiceError } from '../http/serviceError';
import { Card } from './Card';
import { LoadError } from './LoadError';
import { Skeleton } from './Skeleton';

interface QueryBoundaryProps<T> {
  query: UseQueryResult<T>;
  /** How tall the content will be, in lines of the skeleton. */
  lines?: number;
  /** What comes are cards: the skeleton is one too. */
  card?: boolean;
  children: (data: T) => ReactNode;
}

/** What is read shows when it is there; a skeleton meanwhile; the reason and a retry when it failed (ERR-2, ERR-5). */
export const QueryBoundary = <T,>({ query, lines, card, children }: QueryBoundaryProps<T>) => {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  const skeleton = <Skeleton lines={lines} />;
  const waiting = card ? <Card>{skeleton}</Card> : skeleton;
  if (!query.isError) return waiting;
  const { codes, reference, kind } = toServiceError(query.error);
  if (kind === 'session' || kind === 'cancelled') return waiting;
  return <LoadError codes={codes} reference={reference} busy={query.isFetching} onRetry={() => void query.refetch()} />;
};
