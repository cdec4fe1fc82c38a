import { useQuery } from '@tanstack/react-query';

import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { isSettled } from '../../../domain/money/debt';
import { useDebtQuery } from '../../../features/member/useMemberYears';
import { FeesCard } from './FeesCard';

/** The sums of next year's contract; nothing once all of it is paid, which the line of the contracts says. */
export const NextYearFees = ({ kr, year }: { kr: string; year: number }) => (
  <QueryBoundary query={useQuery(useDebtQuery('payment', kr)(year))} lines={5} card quiet>
    {(debt) => !isSettled(debt) && <FeesCard year={year} debt={debt} />}
  </QueryBoundary>
);
