import { useQueries, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { today } from '../../domain/clock';
import { isListed, listYears } from '../../domain/documents';

interface YearList {
  list: readonly unknown[];
}

interface YearOptions<T extends YearList> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
}

/**
 * The past year to show: the chosen one, else the newest that has something. An earlier year is asked for only after all
 * later ones turned out to be empty.
 */
export const usePastYear = <T extends YearList>(optionsOf: (year: number) => YearOptions<T>): [year: number, pick: (year: number) => void] => {
  const client = useQueryClient();
  const [picked, pick] = useState<number>();
  const years = listYears(today()).filter((year) => isListed(year, today()));
  const isEmpty = (year: number): boolean => client.getQueryData<T>(optionsOf(year).queryKey)?.list.length === 0;
  useQueries({ queries: years.map((year, index) => ({ ...optionsOf(year), enabled: picked === undefined && years.slice(0, index).every(isEmpty) })) });
  const last = Number(years[0]);
  return [picked ?? years.find((year) => !isEmpty(year)) ?? last, pick];
};
