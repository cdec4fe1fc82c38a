/** Interprets /get-8 so that nobody pays twice and no failure looks like a success. */

/** The relevant fields of the reply, and what the tab knows about the payment. */
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
 * How the polling ends. done: the contract is in force. ready: its documents are available. failed: it could not be
 * concluded. failedPaid: the same after it was paid. unpaid: its payment failed. unknown: the status is not known.
 */
export type ContractOutcome = 'done' | 'ready' | 'failed' | 'failedPaid' | 'unpaid' | 'unknown';

const knownStatuses: readonly string[] = ['OK', 'ERROR', 'DONE', 'TNR', 'DOC'];
const partStates: ReadonlyMap<string, PartState> = new Map([
  ['DONE', 'done'],
  ['WAITING', 'waiting'],
  ['ERROR', 'failed'],
]);

/** The state of the payment; a contract known to be paid is paid, whatever payState says. Undefined if unknown. */
export function paymentState({ paid, payState, authorised }: ContractState): PartState | undefined {
  if (paid === true || authorised === true) return 'done';
  return payState === undefined ? undefined : (partStates.get(payState) ?? 'unknown');
}

/** The state of the registration; undefined if unknown. */
export function registrationState({ regState }: ContractState): PartState | undefined {
  return regState === undefined ? undefined : (partStates.get(regState) ?? 'unknown');
}

/** How the polling ends; undefined while it continues. */
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
  return (
    authorised === true &&
    status === 'OK' &&
    paid !== true &&
    payState === undefined &&
    regState === undefined &&
    docState === undefined
  );
}

/** Signed but unpaid: nothing is prepared before the payment, so polling is pointless. */
export function waitsForPayment(state: ContractState): boolean {
  return (
    state.status === 'OK' &&
    paymentState(state) === 'waiting' &&
    state.regState === undefined &&
    state.docState === undefined
  );
}

/** Whether the member may go back to pay: never once anything says that the contract is paid. */
export function canPayAgain(state: ContractState): boolean {
  const outcome = contractOutcome(state);
  return outcome === 'failed' || outcome === 'unpaid';
}

/** The state of the documents; undefined if unknown. */
export function documentState({ docState, status }: ContractState): PartState | undefined {
  if (docState === undefined) return undefined;
  if (docState) return 'done';
  return status === 'ERROR' ? 'failed' : 'waiting';
}
