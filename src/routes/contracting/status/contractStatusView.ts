import type { StatusTone } from '../../../domain/contract/cardStatus';
import type { ContractOutcome, PartState } from '../../../domain/contract/contractStatus';
import { isPaymentMethod } from '../../../domain/money/paymentMethods';
import type { ContractStatus } from '../../../services/contractingGet';

/** How each outcome is shown: tone, and the keys of its title and explanation. */
export const outcomes = {
  done: { tone: 'success', title: 'done', text: 'doneText' },
  ready: { tone: 'success', title: 'ready', text: 'readyText' },
  failed: { tone: 'error', title: 'failed', text: 'failedText' },
  failedPaid: { tone: 'error', title: 'failed', text: 'failedPaidText' },
  unpaid: { tone: 'error', title: 'unpaid', text: 'unpaidText' },
  unknown: { tone: 'info', title: 'unknown', text: 'unknownText' },
} as const satisfies Record<ContractOutcome, { tone: string; title: string; text: string }>;

export type Hint = 'TNR' | 'DOC';

/** The two statuses that open a dialog. */
export const hintOf = (status: string | undefined): Hint | undefined =>
  status === 'TNR' || status === 'DOC' ? status : undefined;

/** The key of the text shown while waiting; neutral for an unknown status. */
export const waitingOf = (data: ContractStatus | undefined): 'working' | 'unknown' | `hint.${Hint}` => {
  const hint = hintOf(data?.status);
  if (hint !== undefined) return `hint.${hint}`;
  return data === undefined || data.status === 'OK' ? 'working' : 'unknown';
};

export const partTones = {
  waiting: 'neutral',
  done: 'success',
  failed: 'error',
  unknown: 'neutral',
} as const satisfies Record<PartState, StatusTone>;

/** The payment method, if the service names a known one. */
export const methodOf = ({ payment }: ContractStatus): string | undefined =>
  payment !== undefined && isPaymentMethod(payment) ? payment : undefined;

export interface ContractFile {
  name: 'contract' | 'registration' | 'collection' | 'transfer' | 'terms';
  docKey: string;
  /** Only the general terms are fetched with the kr. */
  docKr: boolean;
}

/** The documents that are there, in reading order. */
export const filesOf = ({
  docContract,
  docReg,
  docCollection,
  docTransfer,
  docAszf,
}: ContractStatus): ContractFile[] => {
  const file = (name: ContractFile['name'], docKey: string | undefined): ContractFile[] =>
    docKey === undefined ? [] : [{ name, docKey, docKr: name === 'terms' }];
  return [
    ...file('contract', docContract),
    ...file('registration', docReg),
    ...file('collection', docCollection),
    ...file('transfer', docTransfer),
    ...file('terms', docAszf),
  ];
};
