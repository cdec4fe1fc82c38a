import { useQuery } from '@tanstack/react-query';

import type { Member } from '../../domain/identity/member';
import { debtSegments } from '../../domain/money/debt';
import { currentYear } from '../../domain/time/clock';
import { yearOf } from '../../domain/time/dates';
import { useDebtQuery } from '../member/useMemberYears';

interface PastDebt {
  /** The year in which the contract ended. */
  year: number;
  /** Forint; 0 where nothing is, or where the contract of this year runs. */
  owed: number;
}

/** What is unpaid of a contract that ended in an earlier year: this year's sums don't hold it. `page` names the page's queries. */
export const usePastDebt = (page: string, { kr, to }: Pick<Member, 'to'> & { kr: string }): PastDebt => {
  const current = currentYear();
  const year = to === undefined ? current : yearOf(to);
  const { data } = useQuery({ ...useDebtQuery(page, kr)(year), enabled: year < current });
  return { year, owed: data === undefined || year >= current ? 0 : debtSegments(data).total };
};
