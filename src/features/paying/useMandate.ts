import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import type { Mandate, PlannedCharge } from '../../domain/money/collections';
import { currentYear } from '../../domain/time/clock';
import { getDirectDebitData, getRegularCreditData } from '../../services/payment';
import { debtAtSetUp, plannedFor, readPlans, subscribePlans, type ChargePlan } from '../../session/chargePlans';
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

const usePlans = (): readonly ChargePlan[] => useSyncExternalStore(subscribePlans, readPlans, () => noPlans);

/** The charges that were agreed on when the mandate was set up, as far as this device knows. */
export const usePlannedCharges = (name: MandateName): readonly PlannedCharge[] => {
  const session = useSession();
  return plannedFor(usePlans(), session, name);
};

/** What this device knows of when the mandate was set up. */
const useAgreed = (name: MandateName): Pick<Mandate, 'planned' | 'atSetUp'> => {
  const session = useSession();
  const plans = usePlans();
  return { planned: plannedFor(plans, session, name), atSetUp: debtAtSetUp(plans, session, name, currentYear()) };
};

/** How the monthly fee is collected: null without a known mandate, undefined while loading. */
export const useMandate = (kr: string): Mandate | null | undefined => {
  const { card, debit } = useMandateQueries(kr);
  const isCardActive = useMandateState('regularCredit', card.data?.state);
  const isDebitActive = useMandateState('directDebit', debit.data?.state);
  const cardPlan = useAgreed('regularCredit');
  const debitPlan = useAgreed('directDebit');
  if (debit.data !== undefined && isDebitActive === true) return { ...debit.data, kind: 'directDebit', ...debitPlan };
  if (debit.isPending || card.isPending) return undefined;
  return isCardActive === true ? { kind: 'regularCredit', fee: debit.data?.fee, ...cardPlan } : null;
};
