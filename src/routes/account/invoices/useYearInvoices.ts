import { useQuery } from '@tanstack/react-query';

import { invoices } from '../../../services/queries';

/** A year's invoices; years that the service no longer lists are not asked for. */
export const useYearInvoices = (kr: string, year: number, listed = true) =>
  useQuery({ ...invoices(kr, year), enabled: listed });

export type YearInvoicesQuery = ReturnType<typeof useYearInvoices>;
