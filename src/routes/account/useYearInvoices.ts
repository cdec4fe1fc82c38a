import { useQuery } from '@tanstack/react-query';
import { listInvoices } from '../../services/payment';

/** A year's invoices; years that the service no longer lists are not asked for (DOC-3). */
export const useYearInvoices = (kr: string, year: number, listed = true) =>
  useQuery({
    queryKey: ['invoices', kr, year],
    queryFn: ({ signal }) => listInvoices({ kr, from: `${year}-01-01`, to: `${year}-12-31` }, signal),
    enabled: listed,
  });

export type YearInvoicesQuery = ReturnType<typeof useYearInvoices>;
