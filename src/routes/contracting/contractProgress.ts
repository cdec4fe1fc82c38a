import type { StatusTone } from '../../domain/cardStatus';
import { isPaymentMethod } from '../../domain/paymentMethods';
import type { ContractStatus } from '../../services/contractingGet';

export type Outcome = 'done' | 'ready' | 'failed';

/** What the polling ended in (SUM-1); undefined while it goes on. A status that nobody knows is never a success (FLT-7). */
export const outcomeOf = ({ status, docState }: ContractStatus): Outcome | undefined => {
  if (status === 'DONE') return 'done';
  if (status === 'ERROR') return 'failed';
  return docState === true ? 'ready' : undefined;
};

export const outcomeTones = { done: 'success', ready: 'success', failed: 'error' } as const satisfies Record<Outcome, string>;

export type Hint = 'TNR' | 'DOC';

/** The two statuses that have something to tell in a dialog (SUM-2). */
export const hintOf = (status: string | undefined): Hint | undefined => (status === 'TNR' || status === 'DOC' ? status : undefined);

/** What is waited for, as a text's key; neutral for a status that nobody knows (FLT-7). */
export const waitingOf = (data: ContractStatus | undefined): 'working' | 'unknown' | `hint.${Hint}` => {
  const hint = hintOf(data?.status);
  if (hint !== undefined) return `hint.${hint}`;
  return data === undefined || data.status === 'OK' ? 'working' : 'unknown';
};

export type PartState = 'waiting' | 'done' | 'failed' | 'unknown';

export const partTones = { waiting: 'neutral', done: 'success', failed: 'error', unknown: 'neutral' } as const satisfies Record<PartState, StatusTone>;

const wireStates: ReadonlyMap<string, PartState> = new Map([['DONE', 'done'], ['WAITING', 'waiting'], ['ERROR', 'failed']]);

/** How the payment stands; undefined while nothing is said of it. */
export const paymentState = ({ payState, paid }: ContractStatus): PartState | undefined => {
  if (payState !== undefined) return wireStates.get(payState) ?? 'unknown';
  return paid === true ? 'done' : undefined;
};

/** What is said under the outcome. A contract that failed after it was paid must not be paid again unasked (PAY-6). */
export const explanationOf = (data: ContractStatus, outcome: Outcome): `${Outcome}Text` | 'failedPaidText' =>
  outcome === 'failed' && paymentState(data) === 'done' ? 'failedPaidText' : `${outcome}Text`;

/** How the documents stand; undefined while nothing is said of them. */
export const documentState = ({ docState, status }: ContractStatus): PartState | undefined => {
  if (docState === undefined) return undefined;
  if (docState) return 'done';
  return status === 'ERROR' ? 'failed' : 'waiting';
};

/** The payment's method where the service names one. */
export const methodOf = ({ payment }: ContractStatus): string | undefined => (payment !== undefined && isPaymentMethod(payment) ? payment : undefined);

export interface ContractFile {
  name: 'contract' | 'registration' | 'collection' | 'transfer' | 'terms';
  docKey: string;
  /** The general terms are fetched with the kr (DOC-2). */
  docKr: boolean;
}

/** The documents that are there, in the order in which they are read (SUM-1). */
export const filesOf = ({ docContract, docReg, docCollection, docTransfer, docAszf }: ContractStatus): ContractFile[] => {
  const file = (name: ContractFile['name'], docKey: string | undefined): ContractFile[] => (docKey === undefined ? [] : [{ name, docKey, docKr: name === 'terms' }]);
  return [...file('contract', docContract), ...file('registration', docReg), ...file('collection', docCollection), ...file('transfer', docTransfer), ...file('terms', docAszf)];
};
