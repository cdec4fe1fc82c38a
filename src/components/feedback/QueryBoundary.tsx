import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Card } from '~/components/layout/Card';

import { LoadError } from './LoadError';
import { Skeleton } from './Skeleton';
import { useRead } from './useRead';

interface QueryBoundaryProps<T> {
  query: UseQueryResult<T>;
  /** What is missing if the read fails; left out where a heading says it. */
  title?: string;
  lines?: number;
  /** Renders the skeleton as a card, for content made of cards. */
  card?: boolean;
  children: (data: T) => ReactNode;
}

/** Renders the data of a query: a skeleton while it loads, the reason and a retry if it fails. */
export const QueryBoundary = <T,>({ query, title, lines, card, children }: QueryBoundaryProps<T>) => {
  const { data, failure, busy, retry } = useRead(query);
  if (data !== undefined) return children(data);
  if (failure !== undefined) return <LoadError title={title} failure={failure} busy={busy} onRetry={retry} />;
  const skeleton = <Skeleton lines={lines} />;
  return card ? <Card>{skeleton}</Card> : skeleton;
};
