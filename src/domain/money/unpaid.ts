/** Why a sum is due though the fees are collected by a mandate. Money is whole forint. */
import { startOfMonth, type IsoDate } from '../time/dates';
import { announcedCollections, openFailures, type Instalment, type Mandate } from './collections';

/**
 * before: it fell due before the bank had the mandate, which begins on that day if it is known. awaited: the bank tries
 * again what failed, so nothing has to be done until then. missed: it wasn't collected; a collection that is announced may
 * be for it or for a later fee.
 */
export type Unpaid =
  | { why: 'before'; begins: IsoDate | undefined }
  | { why: 'awaited'; retry: Instalment }
  | { why: 'missed'; next: Instalment | undefined };

interface Known {
  /** What is due now, in forint. */
  dueNow: number;
  today: IsoDate;
  /** The mandate was set up in this session. */
  isNew: boolean;
}

/**
 * Why `dueNow` wasn't collected. A collection is another try only if it is announced for the month whose collection failed
 * and takes all that is due, and if the mandate's limit allows it: on any other day it may be the next month's fee.
 */
export function whyUnpaid(mandate: Mandate, { dueNow, today, isNew }: Known): Unpaid {
  const [failed] = mandate.kind === 'directDebit' ? openFailures(mandate.list) : [];
  const begins = mandate.kind === 'directDebit' && (mandate.from ?? '') > today ? mandate.from : undefined;
  if (failed === undefined && (begins !== undefined || isNew)) return { why: 'before', begins };
  const [next] = announcedCollections(mandate, today);
  if (next === undefined || failed === undefined || failed.date === '') return { why: 'missed', next };
  const { limit = 0 } = mandate.kind === 'directDebit' ? mandate : {};
  const isAllowed = limit <= 0 || next.amount <= limit;
  const isRetry = startOfMonth(failed.date) === startOfMonth(next.date) && next.amount >= dueNow && isAllowed;
  return isRetry ? { why: 'awaited', retry: next } : { why: 'missed', next };
}

/** Whether the bank tries again to collect all that is due, in forint, so that nothing has to be done until then. */
export const isRetryAwaited = (mandate: Mandate | null | undefined, dueNow: number, today: IsoDate): boolean =>
  dueNow > 0 &&
  mandate !== null &&
  mandate !== undefined &&
  whyUnpaid(mandate, { dueNow, today, isNew: false }).why === 'awaited';
