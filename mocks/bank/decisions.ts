import { decide, type TransactionsSlice } from '../model/transactions';

/** What happens on the bank's page; `close` leaves without a decision. */
export type BankDecision = 'pay' | 'decline' | 'noFunds' | 'close';

export const bankDecisions: readonly BankDecision[] = ['pay', 'decline', 'noFunds', 'close'];

/** With insufficient funds the bank says why it declines; a plain decline says nothing. */
const declineReason = 'PAYMENT_FAILED';

/** Carries out a button of the bank's page. */
export const decideAtBank = (world: TransactionsSlice, id: string, decision: BankDecision): void => {
  if (decision === 'pay') decide(world, id, 'pay');
  if (decision === 'decline') decide(world, id, 'decline');
  if (decision === 'noFunds') decide(world, id, 'decline', declineReason);
};
