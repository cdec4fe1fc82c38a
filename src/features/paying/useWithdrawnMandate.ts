import { announcedCollections, resultDays, type Mandate } from '../../domain/money/collections';
import { today } from '../../domain/time/clock';
import { addDays } from '../../domain/time/dates';
import { useDebitMandate, useMandate, useMandateState, useWithdrawn } from './useMandate';

/**
 * A direct debit that was withdrawn, in this session or an earlier one, as far as it may still collect: what it has
 * announced and whose result may not be known yet, and nothing after it. Undefined where there is no such collection.
 */
export const useWithdrawnMandate = (kr: string): Extract<Mandate, { kind: 'directDebit' }> | undefined => {
  const withdrawal = useWithdrawn('directDebit');
  const { data } = useDebitMandate(kr);
  const isActive = useMandateState('directDebit', data?.state);
  if (data === undefined || isActive === true || withdrawal?.isUnused === true) return undefined;
  const mandate = { kind: 'directDebit', list: data.list ?? [] } as const;
  const last = announcedCollections(mandate, addDays(today(), -resultDays - 1)).at(-1);
  return last && { ...mandate, to: last.date, isWithdrawn: true };
};

/** What may collect: the mandate that stands, else what is left of one that was withdrawn. Undefined while loading. */
export const useCollecting = (kr: string): Mandate | null | undefined => {
  const mandate = useMandate(kr);
  const withdrawn = useWithdrawnMandate(kr);
  return mandate ?? withdrawn ?? mandate;
};
