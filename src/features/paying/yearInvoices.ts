import { queryOptions, useQuery } from '@tanstack/react-query';

import { sortInvoices } from '../../domain/contract/documents';
import { listInvoices } from '../../services/payment';

export interface Invoiced {
  date: string;
  /** Forint. */
  amount: number;
}

/** The year's invoices, the oldest first; null if the amount of one isn't given. */
export const yearInvoices = (kr: string, year: number) =>
  queryOptions({
    queryKey: ['payment-invoices', kr, year],
    gcTime: 0,
    queryFn: async ({ signal }): Promise<Invoiced[] | null> => {
      const { list } = await listInvoices({ kr, from: `${year}-01-01`, to: `${year}-12-31` }, signal);
      const invoices = sortInvoices(list)
        .reverse()
        .flatMap(({ date, fullAmount }) => (fullAmount === undefined ? [] : [{ date, amount: fullAmount }]));
      return invoices.length === list.length ? invoices : null;
    },
  });

/**
 * The amounts of the year's last invoices, from October on: next year's contract may be among them. None where they can't
 * be read or aren't asked for (`isWanted`); undefined while they load.
 */
export const useLastInvoices = (kr: string, year: number, isWanted: boolean): readonly number[] | undefined => {
  const { data, isLoading } = useQuery({ ...yearInvoices(kr, year), enabled: isWanted });
  if (isLoading) return undefined;
  return (data ?? []).flatMap(({ date, amount }) => (date >= `${year}-10-01` ? [amount] : []));
};
