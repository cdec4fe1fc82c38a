import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import type { Mandate, PlannedCharge } from '../../domain/money/collections';
import { getDirectDebitData, getRegularCreditData } from '../../services/payment';
import { plannedFor, readPlans, subscribePlans, type ChargePlan } from '../../session/chargePlans';
import { useSession, useSessionStore } from '../../session/SessionContext';

export type MandateName = 'regularCredit' | 'directDebit';

/** Begins the keys of the queries below. */
export const mandateKey = 'mandate';

export const useCardMandate = (kr: string) =>
  useQuery({ queryKey: [mandateKey, 'regularCredit', kr], queryFn: ({ signal }) => getRegularCreditData(signal) });

export const useDebitMandate = (kr: string) =>
  useQuery({ queryKey: [mandateKey, 'directDebit', kr], queryFn: ({ signal }) => getDirectDebitData(signal) });

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

/** The charges that were agreed on when the mandate was set up, as far as this device knows. */
export const usePlannedCharges = (name: MandateName): readonly PlannedCharge[] => {
  const session = useSession();
  return plannedFor(
    useSyncExternalStore(subscribePlans, readPlans, () => noPlans),
    session,
    name,
  );
};

/** How the monthly fee is collected: null without a known mandate, undefined while loading. */
export const useMandate = (kr: string): Mandate | null | undefined => {
  const { card, debit } = useMandateQueries(kr);
  const isCardActive = useMandateState('regularCredit', card.data?.state);
  const isDebitActive = useMandateState('directDebit', debit.data?.state);
  const cardPlan = usePlannedCharges('regularCredit');
  const debitPlan = usePlannedCharges('directDebit');
  if (debit.data !== undefined && isDebitActive === true)
    return { ...debit.data, kind: 'directDebit', planned: debitPlan };
  if (debit.isPending || card.isPending) return undefined;
  return isCardActive === true ? { kind: 'regularCredit', fee: debit.data?.fee, planned: cardPlan } : null;
};
