import { needsEarlierInvoices, paidOf, type PaidOf } from '../../domain/money/debt';
import { useLastInvoices, type Invoiced } from './yearInvoices';

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
