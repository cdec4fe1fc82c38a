import { debtSegments, type Debt } from '../../domain/debt';

/** A standing mandate; `fee` is the month's, in forint, where the service names it. */
export interface Mandate {
  kind: 'regularCredit' | 'directDebit';
  fee?: number | undefined;
}

interface NextPayment {
  title: 'due' | 'nothingNow' | 'overpaid' | 'nothingLeft';
  text?: 'dueAndLater' | 'later' | 'regularCredit' | 'directDebit' | 'directDebitFee';
}

/** What is paid next. The services name no due days, so a sum belongs to "now" or to the rest of the year. */
export const nextPayment = (debt: Debt, mandate: Mandate | undefined): NextPayment => {
  const { dueNow, later, overpaid } = debtSegments(debt);
  if (dueNow > 0) return { title: 'due', text: later > 0 ? 'dueAndLater' : undefined };
  const title = overpaid > 0 ? 'overpaid' : later > 0 ? 'nothingNow' : 'nothingLeft';
  if (later === 0) return { title };
  if (mandate === undefined) return { title, text: 'later' };
  return { title, text: mandate.kind === 'directDebit' && mandate.fee ? 'directDebitFee' : mandate.kind };
};
