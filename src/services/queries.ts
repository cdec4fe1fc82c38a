import { queryOptions } from '@tanstack/react-query';

import type { Member } from '~/domain/identity/member';

import { getHeadData } from './account';
import { getStep1, getStep2, getStep3, getStep4, getStep5, getStep6, getStep7 } from './contractingGet';
import { listDocuments } from './documents';
import { getAmounts, getDirectDebitData, getRegularCreditData, listInvoices } from './payment';

/**
 * One query a resource. A key names the resource and its arguments, never the page that asks, so that every page shows the
 * same reply. A member's resource has the kr in its key: a late reply never reaches the next member.
 */

/** By token, as the member's facts are written into the session that asked. What a reply leaves out isn't among them. */
export const headData = (token: string | undefined, write: (user: Partial<Member>) => void) =>
  queryOptions({
    queryKey: ['headData', token],
    queryFn: async ({ signal }) => {
      const { user } = await getHeadData(signal);
      write(user);
      return user;
    },
    enabled: token !== undefined,
    staleTime: Infinity,
  });

/** What is due of a year, in forint. Each visit asks again. */
export const amounts = (kr: string, year: number) =>
  queryOptions({
    queryKey: ['amounts', kr, year],
    queryFn: ({ signal }) => getAmounts({ kr, year }, signal),
    staleTime: 0,
  });

export const invoices = (kr: string, year: number) =>
  queryOptions({
    queryKey: ['invoices', kr, year],
    queryFn: ({ signal }) => listInvoices({ kr, from: `${year}-01-01`, to: `${year}-12-31` }, signal),
  });

export const documents = (kr: string, year: number) =>
  queryOptions({
    queryKey: ['documents', kr, year],
    queryFn: ({ signal }) => listDocuments({ kr, year }, signal),
  });

export const directDebit = (kr: string) =>
  queryOptions({
    queryKey: ['directDebit', kr],
    queryFn: ({ signal }) => getDirectDebitData(signal),
  });

/** `isFromChange`: the state comes from the reply to /setRegularCreditAuth; a visit doesn't ask for it again (MAN-1). */
export const regularCredit = (kr: string) =>
  queryOptions({
    queryKey: ['regularCredit', kr],
    queryFn: ({ signal }): Promise<{ state?: boolean | undefined; isFromChange?: boolean }> =>
      getRegularCreditData(signal),
    refetchOnMount: ({ state: { data } }) => data?.isFromChange !== true,
    gcTime: Infinity,
  });

/** A step's /get-n. No reply is used again after a save; what a step reads of several is asked once. Its page retries. */
const contractStep =
  <D>(step: number, read: (body: { key: string }, signal: AbortSignal) => Promise<D>) =>
  (contractKey: string) =>
    queryOptions({
      queryKey: ['contractStep', contractKey, step],
      queryFn: ({ signal }) => read({ key: contractKey }, signal),
      staleTime: 0,
      gcTime: 0,
      retry: false,
    });

export const step1 = contractStep(1, getStep1);
export const step2 = contractStep(2, getStep2);
export const step3 = contractStep(3, getStep3);
export const step4 = contractStep(4, getStep4);
export const step5 = contractStep(5, getStep5);
export const step6 = contractStep(6, getStep6);
export const step7 = contractStep(7, getStep7);
