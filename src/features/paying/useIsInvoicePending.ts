import { budapestMoment } from '../../domain/time/clock';
import type { InvoiceRow } from '../../services/payment';
import { uninvoicedPayments } from '../../session/paymentSelectors';
import { usePayments } from './usePayments';

/** Whether fewer invoices than payments are of the last days, as far as this device knows the payments: one is being prepared. */
export const useIsInvoicePending = (invoices: readonly InvoiceRow[]): boolean => {
  const days = usePayments(uninvoicedPayments).map(({ since }) => budapestMoment(new Date(since)).date);
  const first = [...days].sort()[0] ?? '';
  return invoices.filter(({ date }) => date >= first).length < days.length;
};
