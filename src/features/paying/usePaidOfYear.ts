import { queryOptions, useQuery } from '@tanstack/react-query';

import { sortInvoices } from '../../domain/contract/documents';
import type { Invoiced } from '../../domain/money/collections';
import { needsEarlierInvoices, paidOf, type PaidOf } from '../../domain/money/debt';
import { listInvoices } from '../../services/payment';

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
const useLastInvoices = (kr: string, year: number, isWanted: boolean): readonly number[] | undefined => {
  const { data, isLoading } = useQuery({ ...yearInvoices(kr, year), enabled: isWanted });
  if (isLoading) return undefined;
  return (data ?? []).flatMap(({ date, amount }) => (date >= `${year}-10-01` ? [amount] : []));
};

interface Known extends Pick<PaidOf, 'dueNow' | 'months' | 'fee' | 'latest'> {
  kr: string;
  year: number;
  /** The year's; undefined while they load, null if they aren't known. */
  invoices: readonly Invoiced[] | null | undefined;
  /** None of the invoices can be for next year's contract. */
  isOfOneYear: boolean;
}

/** What is paid of the year, in forint: undefined while it loads, null if it isn't known. */
export const usePaidOfYear = ({ kr, year, invoices, ...known }: Known): number | null | undefined => {
  const given: PaidOf = { ...known, invoices: (invoices ?? []).map(({ amount }) => amount) };
  const needsEarlier = Boolean(invoices) && needsEarlierInvoices(given);
  const earlier = useLastInvoices(kr, year - 1, needsEarlier);
  // Of two contracts the months alone can tell.
  if (invoices === null || (!known.isOfOneYear && known.months === undefined)) return null;
  if (invoices === undefined || earlier === undefined) return undefined;
  return paidOf({ ...given, earlier }) ?? null;
};
