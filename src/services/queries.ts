import { queryOptions } from '@tanstack/react-query';

import { getHeadData } from './account';
import { listDocuments } from './documents';
import { getAmounts, getDirectDebitData, getRegularCreditData, listInvoices } from './payment';

/**
 * One query a resource. A key names the resource and its arguments, never the page that asks, so that every page shows the
 * same reply. A member's resource has the kr in its key: a late reply never reaches the next member.
 */

/** By token: a reply to one member's question is never written into another's record. */
export const headData = (token: string | undefined) =>
  queryOptions({
    queryKey: ['headData', token],
    queryFn: ({ signal }) => getHeadData(signal),
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
