import { useQueries, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';

import { isListed, listYears } from '../../domain/contract/documents';
import { today } from '../../domain/time/clock';

interface YearList {
  list: readonly unknown[];
}

interface YearOptions<T extends YearList> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
}

interface PastYear {
  year: number;
  /** The years to choose from. One that is known to be empty is among them only while it is shown (UX-28). */
  years: readonly number[];
  pick: (year: number) => void;
  /** Still searching for a year that has something, so the year isn't known yet. */
  isLooking: boolean;
}

/**
 * The past year to show: the chosen one, else the newest that has something. An earlier year is asked for only after all
 * later ones turned out to be empty.
 */
export const usePastYear = <T extends YearList>(optionsOf: (year: number) => YearOptions<T>): PastYear => {
  const client = useQueryClient();
  const [picked, pick] = useState<number>();
  const years = listYears(today()).filter((year) => isListed(year, today()));
  const isEmpty = (year: number): boolean => client.getQueryData<T>(optionsOf(year).queryKey)?.list.length === 0;
  const lists = useQueries({
    queries: years.map((year, index) => ({
      ...optionsOf(year),
      enabled: picked === undefined && years.slice(0, index).every(isEmpty),
    })),
  });
  const last = Number(years[0]);
  const shown = picked ?? years.find((year) => !isEmpty(year)) ?? last;
  return {
    year: shown,
    years: listYears(today()).filter((year) => year === shown || !isEmpty(year)),
    pick,
    isLooking: picked === undefined && lists[years.indexOf(shown)]?.isPending === true,
  };
};
