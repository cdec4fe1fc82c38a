import { useQuery } from '@tanstack/react-query';

import { listInvoices } from '../../../services/payment';

export const yearInvoices = (kr: string, year: number) => ({
  queryKey: ['invoices', kr, year],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    listInvoices({ kr, from: `${year}-01-01`, to: `${year}-12-31` }, signal),
});

/** A year's invoices; years that the service no longer lists are not asked for. */
export const useYearInvoices = (kr: string, year: number, listed = true) =>
  useQuery({ ...yearInvoices(kr, year), enabled: listed });

export type YearInvoicesQuery = ReturnType<typeof useYearInvoices>;
