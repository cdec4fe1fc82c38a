import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toServiceError } from '../http/serviceError';
import { Card } from './Card';
import { LoadError } from './LoadError';
import { Skeleton } from './Skeleton';

interface QueryBoundaryProps<T> {
  query: UseQueryResult<T>;
  /** Height of the skeleton, in lines. */
  lines?: number;
  /** The content is made of cards, so the skeleton is one too. */
  card?: boolean;
  children: (data: T) => ReactNode;
}

/** Renders the data of a query: a skeleton while it loads, the reason and a retry if it fails (ERR-2, ERR-5). */
export const QueryBoundary = <T,>({ query, lines, card, children }: QueryBoundaryProps<T>) => {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  const skeleton = <Skeleton lines={lines} />;
  const waiting = card ? <Card>{skeleton}</Card> : skeleton;
  if (!query.isError) return waiting;
  const { codes, reference, kind } = toServiceError(query.error);
  if (kind === 'session' || kind === 'cancelled') return waiting;
  return <LoadError codes={codes} reference={reference} busy={query.isFetching} onRetry={() => void query.refetch()} />;
};
