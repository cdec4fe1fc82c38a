import type { Mandate } from '../../domain/money/collections';
import { useSession } from '../../session/SessionContext';
import { hasRecentWithdrawal } from './recentWithdrawal';
import { useDebitMandate } from './useMandate';

/** A direct debit that was withdrawn in this session: what it has announced may still be collected. */
export const useWithdrawnMandate = (kr: string): Mandate | undefined => {
  const session = useSession();
  const { data } = useDebitMandate(kr);
  const isWithdrawn = hasRecentWithdrawal(session) && session.withdrawnMandates?.directDebit !== undefined;
  return isWithdrawn && data !== undefined ? { ...data, kind: 'directDebit' } : undefined;
};
