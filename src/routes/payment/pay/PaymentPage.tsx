import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { QueryBoundary } from '../../../components/feedback/QueryBoundary';
import { Page } from '../../../components/layout/Page';
import { bookingPollMs } from '../../../domain/constants';
import type { Member } from '../../../domain/identity/member';
import { contractEnd, debtSegments, endsSoon, isSettled } from '../../../domain/money/debt';
import { currentYear, today } from '../../../domain/time/clock';
import { ComingCharges } from '../../../features/charges/ComingCharges';
import { PastDebt } from '../../../features/charges/PastDebt';
import { usePastDebt } from '../../../features/charges/usePastDebt';
import { AwaitPrepared } from '../../../features/contract/AwaitPrepared';
import { ContractEnd } from '../../../features/contract/ContractEnd';
import { StartedContract } from '../../../features/contract/StartedContract';
import { useStartedContract, useTakesRenewals } from '../../../features/contract/useStartedContract';
import { MemberYears } from '../../../features/member/MemberYears';
import { contractAfter, useDebtQuery, useMemberYears } from '../../../features/member/useMemberYears';
import { useMandate } from '../../../features/paying/useMandate';
import { yearInvoices } from '../../../features/paying/usePaidOfYear';
import { awaitsUnblocking } from '../../../features/paying/useReadDebt';
import { unbookedPayment } from '../../../session/paymentSelectors';
import { readPayments } from '../../../session/paymentStore';
import { useSession, useSessionStore } from '../../../session/SessionContext';
import { NoCustomerId } from './NoCustomerId';
import { Payments } from './Payments';
import { PurchaseLinks } from './PurchaseLinks';

/**
 * The debts, and this year's invoices, which are optional. Each visit loads them again: the form starts with what is due,
 * and that may have been paid a minute ago.
 */
const MemberPayments = ({ member }: { member: Member & { kr: string } }) => {
  const { kr } = member;
  const year = currentYear();
  const client = useQueryClient();
  const mandate = useMandate(kr);
  const store = useSessionStore();
  const years = useMemberYears('payment', member);
  const debtQuery = useDebtQuery('payment', kr)(year);
  const amounts = useQuery({
    ...debtQuery,
    // Until an authorised payment is booked, and has unblocked the card.
    refetchInterval: ({ state: { data } }) =>
      data !== undefined &&
      (unbookedPayment(readPayments(), store.get(), { ...data, year }) !== undefined ||
        awaitsUnblocking(store.get(), data))
        ? bookingPollMs
        : false,
  });
  const invoices = useQuery(yearInvoices(kr, year));
  const { started, isAsking } = useStartedContract();
  const takesRenewals = useTakesRenewals();
  const next = contractAfter(years, year);
  const present = years.find((one) => one.year === year);
  const pastDebt = usePastDebt('payment', member);
  const readMissing = useEffectEvent((): void => {
    if (amounts.isSuccess && invoices.isError) void invoices.refetch();
  });
  // Retrying the debts retries the invoices, too.
  useEffect(() => readMissing(), [amounts.dataUpdatedAt]);
  return (
    <QueryBoundary query={amounts} lines={22} card>
      {(debt) => {
        const { dueNow, total } = debtSegments(debt);
        const isUpgradePrepared = present?.isUpgradePrepared === true && dueNow === 0;
        const end = contractEnd({
          member,
          today: today(),
          hasDebt: dueNow > 0,
          hasPastDebt: pastDebt.owed > 0,
          isUnderWay: started !== undefined,
          isAsking,
          hasNext: next !== undefined,
          takesRenewals,
        });
        return (
          <>
            {/* What is due has the one coloured button. */}
            {started !== undefined && dueNow === 0 && endsSoon(member, today()) ? (
              <StartedContract started={started} />
            ) : (
              started === 'signed' && <AwaitPrepared />
            )}
            {end !== undefined && member.to !== undefined && (
              <ContractEnd to={member.to} end={end} isFirst={total === 0} />
            )}
            {dueNow === 0 && <PastDebt page="payment" member={member} />}
            <Payments
              key={kr}
              year={year}
              kr={kr}
              member={member}
              debt={debt}
              mandate={mandate}
              hasPastDebt={pastDebt.owed > 0}
              isUpgradePrepared={isUpgradePrepared}
              invoices={invoices.isError ? null : invoices.data}
              next={next}
              present={present}
              upgradePaid={present?.upgrade && present.paidAtSigning}
              paidAtSigning={present?.upgrade || present?.isPrepared ? undefined : present?.paidAtSigning}
              isNextOnly={next !== undefined && present === undefined && isSettled(debt)}
              onSettled={() => void client.resetQueries({ queryKey: debtQuery.queryKey })}
            >
              <MemberYears years={years} hasFigures />
            </Payments>
            {!isUpgradePrepared && <ComingCharges page="payment" kr={kr} debt={debt} isDueNamed />}
          </>
        );
      }}
    </QueryBoundary>
  );
};

/** /payment: what is due, the next thing to do, and paying it. */
export const Component = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  if (currentUser === undefined) return null;
  const { kr } = currentUser;
  return (
    <Page title={t('payment.title')}>
      {kr === undefined ? <NoCustomerId /> : <MemberPayments member={{ ...currentUser, kr }} />}
      <PurchaseLinks />
    </Page>
  );
};
