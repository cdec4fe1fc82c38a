import { useQuery } from '@tanstack/react-query';

import type { Mandate } from '../../domain/money/collections';
import { comingCharges, type Charge } from '../../domain/money/comingCharges';
import { afterPayment, type Debt } from '../../domain/money/debt';
import { currentYear, today } from '../../domain/time/clock';
import { yearOf } from '../../domain/time/dates';
import { getAmounts } from '../../services/payment';
import { unbookedPayment } from '../../session/paymentSelectors';
import { useSession } from '../../session/SessionContext';
import { amountsKey } from '../paying/invalidateAfterPayment';
import { useMandateQueries } from '../paying/useMandate';
import { usePayments } from '../paying/usePayments';
import { useWithdrawal } from '../paying/useWithdrawal';
import { useCollecting } from '../paying/useWithdrawnMandate';
import { useUpgradeTerms } from './useOwnOfLater';

/** What is still due next year: nothing unless there is a contract for it. A service that doesn't answer leaves it unknown. */
const useNextYear = (page: string, kr: string, year: number) =>
  useQuery({
    queryKey: [amountsKey, page, kr, year],
    queryFn: ({ signal }) => getAmounts({ kr, year }, signal),
  });

/** The mandate as far as it tells of another contract than the one that its fee belongs to. */
const ofYear = (mandate: Mandate, isPresent: boolean): Mandate =>
  isPresent ? mandate : { ...mandate, fee: undefined };

/**
 * The charges that are still to come, by day: of this year, as far as the page knows what is due, and of next year.
 * Undefined until both are known, so that the list doesn't grow. `page` names the page's queries (useDebtQuery).
 */
export const useComingCharges = (page: string, kr: string, debt: Debt | undefined): Charge[] | undefined => {
  const year = currentYear();
  const { currentUser, newMandates = [] } = useSession();
  const withdrawal = useWithdrawal();
  const mandate = useCollecting(kr);
  const { card, debit } = useMandateQueries(kr);
  const { data: nextDebt, isPending } = useNextYear(page, kr, year + 1);
  const upgrade = useUpgradeTerms();
  const unbooked = usePayments((records, session) => debt && unbookedPayment(records, session, { ...debt, year }));
  if (mandate === undefined || isPending) return undefined;
  const { from, to } = currentUser ?? {};
  const present = currentUser?.ev ?? (from === undefined ? year : yearOf(from));
  const ofContract = (of: number, due: Debt): Charge[] =>
    comingCharges({
      year: of,
      debt: due,
      mandate: mandate === null ? undefined : ofYear(mandate, of === present),
      contract: of === present ? { from, to } : {},
      today: today(),
      upgrade: of === present ? upgrade : undefined,
      isNew: mandate !== null && newMandates.includes(mandate.kind),
      withdrawal,
    });
  const charges = [
    ...(debt === undefined ? [] : ofContract(year, afterPayment(debt, unbooked?.amount ?? 0))),
    ...(nextDebt === undefined ? [] : ofContract(year + 1, nextDebt)),
  ];
  // A mandate that can't be read may still be active, so don't claim who collects what falls due later.
  const isKnown = mandate !== null || [card, debit].every(({ data }) => data?.state !== undefined);
  return isKnown ? charges : charges.map((charge) => (charge.day === 'by' ? { ...charge, way: undefined } : charge));
};
