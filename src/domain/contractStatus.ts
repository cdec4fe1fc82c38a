/** What /get-8 says about a contract, read so that nobody pays twice and nothing failed looks like a success. */

/** The reply's fields that decide, and what the tab knows about the payment. */
export interface ContractState {
  status: string;
  paid?: boolean;
  payState?: string;
  docState?: boolean;
  regState?: string;
  /** The bank authorised this contract's payment. */
  authorised?: boolean;
}

export type PartState = 'waiting' | 'done' | 'failed' | 'unknown';

/**
 * What the polling ends in. done: the contract is in force. ready: its documents are there. failed: it could not be
 * concluded. failedPaid: the same after it was paid. unpaid: its payment failed. unknown: the status is not known.
 */
export type ContractOutcome = 'done' | 'ready' | 'failed' | 'failedPaid' | 'unpaid' | 'unknown';

const knownStatuses: readonly string[] = ['OK', 'ERROR', 'DONE', 'TNR', 'DOC'];
const partStates: ReadonlyMap<string, PartState> = new Map([
  ['DONE', 'done'],
  ['WAITING', 'waiting'],
  ['ERROR', 'failed'],
]);

/** How the payment stands; a contract that is known as paid is paid, whatever payState says. Undefined if nothing is known. */
export function paymentState({ paid, payState, authorised }: ContractState): PartState | undefined {
  if (paid === true || authorised === true) return 'done';
  return payState === undefined ? undefined : (partStates.get(payState) ?? 'unknown');
}

/** How the registration stands; undefined if nothing is known. */
export function registrationState({ regState }: ContractState): PartState | undefined {
  return regState === undefined ? undefined : (partStates.get(regState) ?? 'unknown');
}

/** What the polling ends in; undefined while it goes on. */
export function contractOutcome(state: ContractState): ContractOutcome | undefined {
  const { status, docState } = state;
  const payment = paymentState(state);
  if (status === 'ERROR') return payment === 'done' ? 'failedPaid' : 'failed';
  if (status !== 'DONE' && docState !== true) return undefined;
  if (!knownStatuses.includes(status)) return 'unknown';
  if (payment === 'failed') return 'unpaid';
  return status === 'DONE' ? 'done' : 'ready';
}

/**
 * Whether the service still has the contract in the wizard although the bank authorised its payment: it names no payment
 * and prepares nothing. The contract was changed after the bank's page had opened, or the service is late.
 */
export function isPaidInWizard({ status, paid, payState, regState, docState, authorised }: ContractState): boolean {
  return authorised === true && status === 'OK' && paid !== true && payState === undefined && regState === undefined && docState === undefined;
}

/** Signed and unpaid: nothing is prepared before the payment, so waiting brings nothing. */
export function waitsForPayment(state: ContractState): boolean {
  return state.status === 'OK' && paymentState(state) === 'waiting' && state.regState === undefined && state.docState === undefined;
}

/** Whether the member may go back to pay: never once anything says that the contract is paid. */
export function canPayAgain(state: ContractState): boolean {
  const outcome = contractOutcome(state);
  return outcome === 'failed' || outcome === 'unpaid';
}

/** How the documents stand; undefined if nothing is known. */
export function documentState({ docState, status }: ContractState): PartState | undefined {
  if (docState === undefined) return undefined;
  if (docState) return 'done';
  return status === 'ERROR' ? 'failed' : 'waiting';
}
