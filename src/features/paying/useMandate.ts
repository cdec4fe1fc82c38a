import { useQuery } from '@tanstack/react-query';
import type { Mandate } from '../../domain/collections';
import { getDirectDebitData, getRegularCreditData } from '../../services/payment';

/** What the services know of the two mandates. */
export const useMandateQueries = (kr: string) => ({
  card: useQuery({ queryKey: ['card-mandate', kr], queryFn: ({ signal }) => getRegularCreditData(signal) }),
  debit: useQuery({ queryKey: ['debit-mandate', kr], queryFn: ({ signal }) => getDirectDebitData(signal) }),
});

/** How the monthly fee is collected: null without a known mandate, undefined while loading. */
export const useMandate = (kr: string): Mandate | null | undefined => {
  const { card, debit } = useMandateQueries(kr);
  if (debit.data?.state === true) return { ...debit.data, kind: 'directDebit' };
  if (debit.isPending || card.isPending) return undefined;
  return card.data?.state === true ? { kind: 'regularCredit' } : null;
};
