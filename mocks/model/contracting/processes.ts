import type {
  Address,
  Bank,
  ContractInvoice,
  ContractPayment,
  ContractTerms,
  ContractType,
  InvoiceParty,
  Partner,
  PaymentMethod,
} from '../../contract';
import { refuse, violation } from '../../refusal';
import type { Account } from '../account/accounts';
import { contractKey, secret, type IdsSlice } from '../ids';
import type { Clock } from '../time';
import type { DeliveryFee } from './fees';

/** wizard: being filled in; paying: signed, waiting for the bank; preparing: the final page polls. */
export type Stage = 'wizard' | 'paying' | 'preparing' | 'done' | 'failed' | 'cancelled';
/**
 * How the preparation goes. DONE: well. TNR, DOC: well, after saying so once. ERROR: it fails. UNPAID: it fails because the
 * bank took the payment back; the next try is DONE. PAYSTATE: well, though the payment's state says ERROR.
 */
export type Outcome = 'DONE' | 'TNR' | 'DOC' | 'ERROR' | 'UNPAID' | 'PAYSTATE';

export interface PaymentChoice {
  method: PaymentMethod;
  bank: Bank | null;
  payment: ContractPayment;
  transferFrom: string;
}

/** One contracting process, from /start to the signed contract. */
export interface ContractProcess {
  key: string;
  accountId: string;
  type: ContractType;
  /** '' for a new member. */
  kr: string;
  /** The work e-mail it was started with; may be ''. */
  officeEmail: string;
  company: boolean;
  cardKind: string;
  employer: InvoiceParty | null;
  /** The secret part of the e-mailed link. */
  linkToken: string;
  started: string;
  stage: Stage;
  /** The last confirmed step. Saving an earlier step moves it back. */
  savedStep: number;
  partner: Partner | null;
  addresses: { home: Address; tel: string; mailing: Address | null } | null;
  terms: ContractTerms | null;
  delivery: { fee: DeliveryFee; addressee: string; address: Address | null } | null;
  invoice: ContractInvoice | null;
  choice: PaymentChoice | null;
  /** The overpayment counted at signing, in forint. */
  counted: number;
  /** The part of it that an upgrade credits. */
  credited: number;
  paid: boolean;
  outcome: Outcome;
  polls: number;
  preparingSince: string;
  documents: { docContract?: string; docReg?: string; docCollection?: string; docTransfer?: string; docAszf?: string };
}

/** The slice of the world that holds the contracting processes. */
export type ProcessesSlice = IdsSlice & Clock & { state: { processes: ContractProcess[] } };

/** The demo's setting says it to the member. */
export const linkLifeInDays = 30;

type Start = Pick<ContractProcess, 'accountId' | 'type' | 'kr' | 'officeEmail' | 'company' | 'cardKind' | 'employer'>;

export const createProcess = (
  world: ProcessesSlice,
  start: Start,
  given: Partial<ContractProcess> = {},
): ContractProcess => {
  const process: ContractProcess = {
    ...start,
    key: contractKey(world),
    linkToken: secret(world),
    started: world.clock().toISOString(),
    stage: 'wizard',
    savedStep: 0,
    partner: null,
    addresses: null,
    terms: null,
    delivery: null,
    invoice: null,
    choice: null,
    counted: 0,
    credited: 0,
    paid: false,
    outcome: 'DONE',
    polls: 0,
    preparingSince: '',
    documents: {},
    ...given,
  };
  world.state.processes.push(process);
  return process;
};

/** A contract that failed before payment goes back to its last step; after payment it is never paid again. */
const isUnfinished = ({ stage, paid }: ContractProcess): boolean =>
  stage === 'wizard' || stage === 'paying' || (stage === 'failed' && !paid);

const linkIsTooOld = (world: Clock, { started }: ContractProcess): boolean =>
  world.clock().getTime() - Date.parse(started) > linkLifeInDays * 86_400_000;

/** Whether the process was left unfinished until its link expired: it counts no longer. */
export const hasLapsed = (world: Clock, process: ContractProcess): boolean =>
  isUnfinished(process) && linkIsTooOld(world, process);

/** Whether the wizard can go on. */
export const isOpen = (world: Clock, process: ContractProcess): boolean =>
  isUnfinished(process) && !linkIsTooOld(world, process);

export const openProcessOf = (world: ProcessesSlice, account: Account): ContractProcess | undefined =>
  world.state.processes.find((process) => process.accountId === account.id && isOpen(world, process));

/** Whether a process is in the wizard, at the bank, in preparation or stuck after payment: a member has one at a time. */
export const hasRunningProcess = (world: ProcessesSlice, account: Account): boolean =>
  world.state.processes.some(
    (process) =>
      process.accountId === account.id &&
      (isOpen(world, process) || process.stage === 'preparing' || process.stage === 'failed') &&
      !hasLapsed(world, process),
  );

/** The step that the wizard opens at: the first unconfirmed one; 8 is the final page. */
export const stepOf = (world: Clock, process: ContractProcess): number =>
  isOpen(world, process) ? Math.min(process.savedStep + 1, 7) : 8;

/** Finds a process by its key; somebody else's is a violation. */
export const processOf = (world: ProcessesSlice, account: Account, key: string): ContractProcess => {
  const process = world.state.processes.find((one) => one.key === key);
  if (process?.accountId !== account.id) return violation(`contract ${key} doesn't belong to ${account.email}`);
  return process;
};

/** Finds a process by its key; refuses step n unless the wizard is open and step n-1 is saved. */
export const processAt = (world: ProcessesSlice, step: number, key: string, account: Account): ContractProcess => {
  const process = processOf(world, account, key);
  if (hasLapsed(world, process)) refuse('tokenInvalid');
  // Not a violation: a second tab may be behind.
  if (!isOpen(world, process) || process.savedStep < step - 1) refuse('TECHNICAL_ERROR');
  return process;
};

/** Saves a step. Later ones must be confirmed again, and a signed contract becomes a draft again. */
export const saveStep = (process: ContractProcess, step: number, data: Partial<ContractProcess>): void => {
  Object.assign(process, { savedStep: step, stage: 'wizard' }, data);
};

export const processByLink = (world: ProcessesSlice, token: string): ContractProcess | undefined => {
  const process = world.state.processes.find((one) => one.linkToken === token);
  return process === undefined || process.stage === 'cancelled' || linkIsTooOld(world, process) ? undefined : process;
};
