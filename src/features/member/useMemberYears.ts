import { useQueries, useQuery } from '@tanstack/react-query';

import {
  contractMonths,
  contractYears,
  type ContractMonth,
  type ContractYear,
} from '../../domain/contract/memberYears';
import type { Member } from '../../domain/identity/member';
import { debtSegments, type Debt } from '../../domain/money/debt';
import { collectionOf, dueByHand, whyUnpaid } from '../../domain/money/unpaid';
import { currentYear, today } from '../../domain/time/clock';
import { getAmounts } from '../../services/payment';
import { documents as yearDocuments } from '../../services/queries';
import { unbookedPayment } from '../../session/paymentSelectors';
import { useSession } from '../../session/SessionContext';
import { useAllSigned } from '../contract/useSigned';
import { amountsKey } from '../paying/invalidateAfterPayment';
import { useDebitMandate } from '../paying/useMandate';
import { usePayments } from '../paying/usePayments';
import { useReadDebt } from '../paying/useReadDebt';
import { useWithdrawal } from '../paying/useWithdrawal';
import { useCollecting } from '../paying/useWithdrawnMandate';

export interface MemberYear extends ContractYear {
  months: readonly ContractMonth[];
  /** What the year's /getAmounts says; undefined while it loads, if it failed, or until it shows a recent payment. */
  debt: Debt | undefined;
  isPending: boolean;
  /** Whether what is due is being collected, see collectionOf. */
  collection: ReturnType<typeof collectionOf>;
  /** What a charge takes of what is due, beside what the member has to pay, in forint. */
  collecting: number;
}

/** Reads a year's debt; the page's other parts ask with the same key. */
export const useDebtQuery = (page: string, kr: string) => {
  const readDebt = useReadDebt();
  return (year: number) => ({
    queryKey: [amountsKey, page, kr, year],
    // Refetch at each visit: the debt may have been paid a minute ago.
    gcTime: 0,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      year === currentYear() ? readDebt({ kr, year }, signal) : getAmounts({ kr, year }, signal),
  });
};

/** The member's contracts of this year and the next. `page` names the queries of the page that shows them. */
export const useMemberYears = (page: string, member: Member & { kr: string }): MemberYear[] => {
  const { kr } = member;
  const day = today();
  const thisYear = currentYear();
  const documents = useQuery(yearDocuments(kr, thisYear + 1));
  const fee = useDebitMandate(kr).data?.fee;
  const mandate = useCollecting(kr);
  const { newMandates = [] } = useSession();
  const withdrawal = useWithdrawal();
  const years = contractYears({
    member,
    signed: useAllSigned(),
    nextYearDocuments: documents.data?.list.map(({ docId }) => docId) ?? [],
    today: day,
  });
  const debtQuery = useDebtQuery(page, kr);
  const debts = useQueries({
    queries: years.map(({ year, isPrepared }) => ({ ...debtQuery(year), enabled: !isPrepared })),
  });
  const unbooked = usePayments((records, session) =>
    years.map(({ year }, index) => {
      const debt = debts[index]?.data;
      return debt && unbookedPayment(records, session, { ...debt, year });
    }),
  );
  const isNew = mandate ? newMandates.includes(mandate.kind) : false;
  const unpaidOf = (debt: Debt | undefined) =>
    debt && whyUnpaid(mandate ?? undefined, { debt, today: day, isNew, withdrawal });
  return years.map((year, index) => {
    const { data, isLoading = false } = debts[index] ?? {};
    const debt = unbooked[index] === undefined ? data : undefined;
    // The service tells the fee of the contract that runs now; the next one's is known only where it was just signed.
    const monthlyFee = year.when === 'current' ? fee : year.signedFee;
    const isStrip = year.when === 'current' || (monthlyFee !== undefined && !year.isPrepared);
    const months = isStrip ? contractMonths(year, debt, monthlyFee, day) : [];
    const unpaid = year.when === 'current' ? unpaidOf(debt) : undefined;
    const dueNow = debt === undefined ? 0 : debtSegments(debt).dueNow;
    const collecting = dueNow - dueByHand(unpaid, dueNow);
    return { ...year, months, debt, isPending: isLoading, collection: collectionOf(unpaid), collecting };
  });
};

/** The contract of a year after that one, once the club has prepared it. */
export const contractAfter = (years: readonly MemberYear[], year: number): MemberYear | undefined =>
  years.find((one) => one.year > year && !one.isPrepared);

/** Whether something is due in one of the years, as far as is known. */
export const hasDebt = (years: readonly MemberYear[]): boolean =>
  years.some(({ debt }) => debt !== undefined && debtSegments(debt).dueNow > 0);

/** The upgrade of one of the contracts, as far as this tab or this device knows of one. */
export const upgradeOf = (years: readonly MemberYear[]): ContractYear['upgrade'] =>
  years.find(({ upgrade }) => upgrade !== undefined)?.upgrade;
