import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Card } from '~/components/layout/Card';
import { toServiceError } from '~/http/serviceError';

import { codesBeside } from './codesBeside';
import { useSharedFailure } from './FailureGroup';
import { LoadError } from './LoadError';
import { Skeleton } from './Skeleton';
import { ToldCodes } from './ToldCodes';

interface QueryBoundaryProps<T> {
  query: UseQueryResult<T>;
  /** Height of the skeleton, in lines. */
  lines?: number;
  phoneLines?: number;
  /** Renders the skeleton as a card, for content made of cards. */
  card?: boolean;
  children: (data: T) => ReactNode;
}

/**
 * Renders the data of a query below the codes that came with it: a skeleton while it loads, the reason and a retry if it
 * fails (see FailureGroup).
 */
export const QueryBoundary = <T,>({ query, lines, phoneLines, card, children }: QueryBoundaryProps<T>) => {
  const { t } = useTranslation();
  const { data, isError, error, isFetching, refetch } = query;
  const failure = data === undefined && isError ? toServiceError(error) : undefined;
  const isShown = failure !== undefined && failure.kind !== 'session' && failure.kind !== 'cancelled';
  const { isReporter, codes, retry } = useSharedFailure(
    isShown ? failure.codes : undefined,
    useCallback(() => void refetch(), [refetch]),
  );

  if (data !== undefined) {
    return (
      <>
        <ToldCodes codes={codesBeside(data)} />
        {children(data)}
      </>
    );
  }
  const skeleton = <Skeleton lines={lines} phoneLines={phoneLines} />;
  if (!isShown) return card ? <Card>{skeleton}</Card> : skeleton;
  if (isReporter) return <LoadError codes={codes} reference={failure.reference} busy={isFetching} onRetry={retry} />;
  const missing = <Typography color="textSecondary">{t('loadFailed')}</Typography>;
  return card ? <Card>{missing}</Card> : missing;
};
