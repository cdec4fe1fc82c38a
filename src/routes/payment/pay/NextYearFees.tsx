import { useQuery } from '@tanstack/react-query';

import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { isSettled } from '../../../domain/money/debt';
import { useDebtQuery } from '../../../features/member/useMemberYears';
import { FeesCard } from './FeesCard';

interface NextYearFeesProps {
  kr: string;
  year: number;
  /** Forint; undefined where it isn't known. */
  paidAtSigning: number | undefined;
}

/** The sums of next year's contract; nothing once all of it is paid, which the line of the contracts says. */
export const NextYearFees = ({ kr, year, paidAtSigning }: NextYearFeesProps) => (
  <QueryBoundary query={useQuery(useDebtQuery('payment', kr)(year))} lines={5} card quiet>
    {(debt) => !isSettled(debt) && <FeesCard year={year} debt={debt} paidAtSigning={paidAtSigning} />}
  </QueryBoundary>
);
