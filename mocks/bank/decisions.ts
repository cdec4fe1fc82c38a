import { decide, type TransactionsSlice } from '../model/payment/transactions';

/** What happens on the bank's page; `close` leaves without a decision. */
export type BankDecision = 'pay' | 'decline' | 'noFunds' | 'failed' | 'cancel' | 'close';

/** Why it isn't paid, as the code that /endTransaction gives on: the services list none, so these are a bank's usual ones. */
const reasons: Partial<Record<BankDecision, string>> = {
  decline: 'CARD_DECLINED',
  noFunds: 'INSUFFICIENT_FUNDS',
  failed: 'PAYMENT_FAILED',
  cancel: 'USER_CANCELLED',
};

/** The buttons, in their order on the page. */
export const bankDecisions: readonly BankDecision[] = ['pay', 'cancel', 'decline', 'noFunds', 'failed', 'close'];

/** Carries out a button of the bank's page. */
export const decideAtBank = (world: TransactionsSlice, id: string, decision: BankDecision): void => {
  if (decision === 'pay') decide(world, id, 'pay');
  else if (decision !== 'close') decide(world, id, 'decline', reasons[decision]);
};
