import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { sumOf, type Mandate, type PlannedCharge } from '../../domain/money/collections';
import { budapestMoment, currentYear } from '../../domain/time/clock';
import { monthOf, startOfMonth, yearOf } from '../../domain/time/dates';
import { getDirectDebitData, getRegularCreditData } from '../../services/payment';
import {
  debtAtSetUp,
  plannedFor,
  readPlans,
  subscribePlans,
  withdrawalOf,
  type ChargePlan,
} from '../../session/chargePlans';
import { latestPaid } from '../../session/paymentSelectors';
import { useSession, useSessionStore } from '../../session/SessionContext';
import { signedContractsOf } from '../../session/signedContracts';
import { yearInvoices } from './usePaidOfYear';
import { usePayments } from './usePayments';

export type MandateName = 'regularCredit' | 'directDebit';

/** Begins the keys of the queries below. */
export const mandateKey = 'mandate';

export const useCardMandate = (kr: string | undefined) =>
  useQuery({
    queryKey: [mandateKey, 'regularCredit', kr],
    queryFn: ({ signal }) => getRegularCreditData(signal),
    enabled: kr !== undefined,
  });

export const useDebitMandate = (kr: string | undefined) =>
  useQuery({
    queryKey: [mandateKey, 'directDebit', kr],
    queryFn: ({ signal }) => getDirectDebitData(signal),
    enabled: kr !== undefined,
  });

/** What the services know of the two mandates. */
export const useMandateQueries = (kr: string) => ({ card: useCardMandate(kr), debit: useDebitMandate(kr) });

/**
 * Whether a mandate is active. The reply to its last change outranks what the service says (`read`) until both say the
 * same: the bank's side lags, and a mandate must not be sent twice.
 */
export const useMandateState = (name: MandateName, read: boolean | undefined): boolean | undefined => {
  const store = useSessionStore();
  const saved = useSession().mandates?.[name];
  const agrees = saved !== undefined && saved === read;
  useEffect(() => {
    if (agrees) store.update({ mandates: { ...store.get().mandates, [name]: undefined } });
  }, [agrees, store, name]);
  return saved ?? read;
};

const noPlans: readonly ChargePlan[] = [];

const usePlans = (): readonly ChargePlan[] => useSyncExternalStore(subscribePlans, readPlans, () => noPlans);

/** The charges that were agreed on when the mandate was set up, as far as this device knows. */
export const usePlannedCharges = (name: MandateName): readonly PlannedCharge[] => {
  const session = useSession();
  return plannedFor(usePlans(), session, name);
};

/** What this device knows of when the mandate was set up. */
export const useAgreed = (name: MandateName): Pick<Mandate, 'planned' | 'atSetUp' | 'contractFrom'> => {
  const session = useSession();
  const plans = usePlans();
  const planned = plannedFor(plans, session, name);
  const atSetUp = debtAtSetUp(plans, session, name, currentYear());
  const signed = signedContractsOf(session).find(
    ({ mandate, isUpgrade, isFirstMandate, validFrom }) =>
      mandate === name &&
      (yearOf(validFrom) > currentYear()
        ? isFirstMandate === true
        : isUpgrade === true && isFirstMandate !== false && yearOf(validFrom) === currentYear()),
  );
  // One that was set up by itself, since or before, collects what falls due from then on.
  const isBySelf = atSetUp !== undefined || planned.some(({ amount }) => amount === undefined);
  return { planned, atSetUp, contractFrom: isBySelf ? undefined : signed?.validFrom };
};

/**
 * The year's invoices but that of the latest payment by hand, which tell what a card was charged: the services don't. With
 * them what is open once all of them are set off, unless the contract's first fee was invoiced last year. Undefined while
 * they load, null where they aren't known or aren't asked for (`isWanted`).
 */
const useCollectedInvoices = (
  kr: string,
  fee: number | undefined,
  isWanted: boolean,
): Pick<Extract<Mandate, { kind: 'regularCredit' }>, 'invoiced' | 'openOnceSetOff'> | null | undefined => {
  const { from, to } = useSession().currentUser ?? {};
  const year = currentYear();
  const { data, isLoading } = useQuery({ ...yearInvoices(kr, year), enabled: isWanted });
  const paid = usePayments((records, session) => latestPaid(records, session));
  if (isLoading) return undefined;
  if (!isWanted || !data) return null;
  const since = paid && budapestMoment(new Date(paid.since)).date;
  const byHand = data.findIndex(({ date, amount }) => since !== undefined && date >= since && amount === paid?.amount);
  const invoiced = data.filter((_, index) => index !== byHand);
  const [first] = data;
  if (!first || !from || !to || !fee || startOfMonth(first.date) !== startOfMonth(from)) return { invoiced };
  return { invoiced, openOnceSetOff: fee * (monthOf(to) - monthOf(from) + 1) - sumOf(data) };
};

/** When a mandate was withdrawn, and what it was: in this session, or on this device. No service tells it. */
export const useWithdrawn = (name: MandateName): ChargePlan['withdrawn'] => {
  const session = useSession();
  const kept = withdrawalOf(usePlans(), session, name);
  return session.withdrawnMandates?.[name] ?? kept;
};

/** How the monthly fee is collected: null without a known mandate, undefined while loading. */
export const useMandate = (kr: string): Mandate | null | undefined => {
  const { card, debit } = useMandateQueries(kr);
  const isCardActive = useMandateState('regularCredit', card.data?.state);
  const isDebitActive = useMandateState('directDebit', debit.data?.state);
  const cardPlan = useAgreed('regularCredit');
  const debitPlan = useAgreed('directDebit');
  const fee = debit.data?.fee;
  const invoices = useCollectedInvoices(kr, fee, isCardActive === true);
  if (debit.data !== undefined && isDebitActive === true)
    return { ...debit.data, list: debit.data.list ?? [], kind: 'directDebit', ...debitPlan };
  if (debit.isPending || card.isPending || invoices === undefined) return undefined;
  if (isCardActive !== true) return null;
  return { kind: 'regularCredit', fee, ...cardPlan, ...invoices };
};
