import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentYear } from '../../domain/clock';
import { bookingPollMs } from '../../domain/constants';
import { totalOf } from '../../domain/documents';
import type { Member } from '../../domain/member';
import { QueryBoundary } from '../../components/QueryBoundary';
import { readDebt } from '../../features/paying/readDebt';
import { useMandate } from '../../features/paying/useMandate';
import { useTakesRenewals } from '../../features/useTakesRenewals';
import { listInvoices } from '../../services/payment';
import { unbookedPayment } from '../../session/openPayment';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { Page } from '../../components/Page';
import { NoCustomerId } from './NoCustomerId';
import { Payments } from './Payments';
import { PurchaseLinks } from './PurchaseLinks';

/**
 * The debts, and the sum of this year's invoices, which is optional. Each visit loads them again: the form starts with
 * what is due, and that may have been paid a minute ago.
 */
const MemberPayments = ({ member, kr }: { member: Member; kr: string }) => {
  const year = currentYear();
  const client = useQueryClient();
  const mandate = useMandate(kr);
  const amountsKey = ['payment-amounts', kr, year] as const;
  const store = useSessionStore();
  const amounts = useQuery({
    queryKey: amountsKey,
    gcTime: 0,
    queryFn: ({ signal }) => readDebt(store, { kr, year }, signal),
    // Until an authorised payment is booked.
    refetchInterval: ({ state: { data } }) => (data !== undefined && unbookedPayment(store.get(), { ...data, year }) !== undefined ? bookingPollMs : false),
  });
  const invoiced = useQuery({
    queryKey: ['payment-invoiced', kr, year],
    gcTime: 0,
    queryFn: async ({ signal }) => totalOf((await listInvoices({ kr, from: `${year}-01-01`, to: `${year}-12-31` }, signal)).list) ?? null,
  });
  const takesRenewals = useTakesRenewals(member);
  const readMissing = useEffectEvent((): void => {
    if (amounts.isSuccess && invoiced.isError) void invoiced.refetch();
  });
  // Retrying the debts retries the invoices, too.
  useEffect(() => readMissing(), [amounts.dataUpdatedAt]);
  return (
    <QueryBoundary query={amounts} lines={22} card>
      {(debt) => (
        <Payments
          key={kr}
          year={year}
          kr={kr}
          member={member}
          debt={debt}
          mandate={mandate}
          takesRenewals={takesRenewals}
          invoiced={invoiced.isError ? null : invoiced.data}
          onSettled={() => void client.resetQueries({ queryKey: amountsKey })}
        />
      )}
    </QueryBoundary>
  );
};

/** /payment: what is due, the next thing to do, and paying it. */
export const Component = () => {
  const { t } = useTranslation('payment');
  const { currentUser } = useSession();
  if (currentUser === undefined) return null;
  const { kr, ev } = currentUser;
  return (
    <Page title={t('title')} lead={ev === undefined ? undefined : t('lead', { year: ev })}>
      {kr === undefined ? <NoCustomerId /> : <MemberPayments member={currentUser} kr={kr} />}
      <PurchaseLinks />
    </Page>
  );
};
