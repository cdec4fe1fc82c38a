/** Interprets /get-8 so that nobody pays twice and no failure looks like a success (SUM-4, SUM-5). */

/** The relevant fields of the reply, and what the tab knows about the payment. */
export interface ContractState {
  status: string;
  paid?: boolean | undefined;
  payState?: string | undefined;
  docState?: boolean | undefined;
  /** The bank authorised this contract's payment. */
  authorised?: boolean;
}

/**
 * How the polling ends. done: the contract is in force. ready: its documents are available. failed: it could not be
 * finalised. paymentFailed: its payment failed. unknown: a status that nobody listed.
 */
export type ContractOutcome = 'done' | 'ready' | 'failed' | 'paymentFailed' | 'unknown';

const knownStatuses: readonly string[] = ['OK', 'ERROR', 'DONE', 'TNR', 'DOC'];

/** Whether the reply or the bank says that it is paid: it is never offered to be paid again then (SUM-4). endPayment.ts decides how a payment ended. */
export const isPaidOrAuthorised = ({ paid, authorised }: ContractState): boolean =>
  paid === true || authorised === true;

/** How the polling ends; undefined while it continues (SUM-1). */
export const contractOutcome = (state: ContractState): ContractOutcome | undefined => {
  const { status, payState, docState } = state;
  if (status !== 'ERROR' && status !== 'DONE' && docState !== true) return undefined;
  if (!knownStatuses.includes(status)) return 'unknown';
  if (payState === 'ERROR' && !isPaidOrAuthorised(state)) return 'paymentFailed';
  if (status === 'ERROR') return 'failed';
  return status === 'DONE' ? 'done' : 'ready';
};

/** Whether the member may go back to the summary to pay: only where the reply says that it is unpaid or that paying failed (SUM-3). */
export const canPayAgain = (state: ContractState): boolean => {
  const outcome = contractOutcome(state);
  return outcome === 'paymentFailed' || (outcome === 'failed' && state.paid === false && !isPaidOrAuthorised(state));
};
