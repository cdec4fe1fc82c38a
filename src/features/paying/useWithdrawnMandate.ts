import { announcedCollections, type Mandate } from '../../domain/money/collections';
import { today } from '../../domain/time/clock';
import { useSession } from '../../session/SessionContext';
import { useDebitMandate, useMandate } from './useMandate';

/**
 * A direct debit that was withdrawn in this session, as far as it may still collect: what it has announced, and nothing
 * after it. Undefined where nothing is announced.
 */
export const useWithdrawnMandate = (kr: string): Extract<Mandate, { kind: 'directDebit' }> | undefined => {
  const withdrawal = useSession().withdrawnMandates?.directDebit;
  const { data } = useDebitMandate(kr);
  if (data === undefined || withdrawal === undefined || withdrawal.isUnused === true) return undefined;
  const mandate = { kind: 'directDebit', list: data.list } as const;
  const last = announcedCollections(mandate, today()).at(-1);
  return last && { ...mandate, to: last.date, isWithdrawn: true };
};

/** What may collect: the mandate that stands, else what is left of one that was withdrawn. Undefined while loading. */
export const useCollecting = (kr: string): Mandate | null | undefined => {
  const mandate = useMandate(kr);
  const withdrawn = useWithdrawnMandate(kr);
  return mandate ?? withdrawn ?? mandate;
};
