import type { Address, Bank, ContractInvoice, ContractPayment, ContractTerms, ContractType, InvoiceParty, Partner, PaymentMethod } from '../contract';
import type { World } from '../world';
import { refuse, violation } from '../refusal';
import type { Account } from './accounts';
import type { DeliveryFee } from './fees';
import { contractKey, secret } from './ids';

/** wizard: being filled in. paying: signed, the bank has the word. preparing: the final page polls. */
export type Stage = 'wizard' | 'paying' | 'preparing' | 'done' | 'failed' | 'cancelled';
/** What /get-8 ends in. */
export type Outcome = 'DONE' | 'TNR' | 'DOC' | 'ERROR';

export interface PaymentChoice {
  method: PaymentMethod;
  bank: Bank | null;
  payment: ContractPayment;
  transferFrom: string;
}

/** One contracting, from /start to the signed contract. */
export interface ContractProcess {
  key: string;
  accountId: string;
  type: ContractType;
  /** '' for a new member. */
  kr: string;
  /** The work e-mail that it was started with. */
  officeEmail: string;
  company: boolean;
  cardKind: string;
  employer: InvoiceParty | null;
  /** The secret part of the e-mailed link; holds until the contract is cancelled or the link too old. */
  linkToken: string;
  started: string;
  stage: Stage;
  /** The last step whose data is confirmed: saving an earlier one takes it back (WIZ-5). */
  savedStep: number;
  partner: Partner | null;
  addresses: { home: Address; tel: string; mailing: Address | null } | null;
  terms: ContractTerms | null;
  delivery: { fee: DeliveryFee; addressee: string; address: Address | null } | null;
  invoice: ContractInvoice | null;
  choice: PaymentChoice | null;
  /** The overpayment, in forint, that was counted when the contract was signed. */
  counted: number;
  paid: boolean;
  outcome: Outcome;
  polls: number;
  preparingSince: string;
  documents: { docContract?: string; docReg?: string; docCollection?: string; docTransfer?: string; docAszf?: string };
}

const linkLifeInDays = 30;

type Start = Pick<ContractProcess, 'accountId' | 'type' | 'kr' | 'officeEmail' | 'company' | 'cardKind' | 'employer'>;

export const createProcess = (world: World, start: Start, given: Partial<ContractProcess> = {}): ContractProcess => {
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

/** A contract that failed goes back to its last step (SUM-3). */
const open: readonly Stage[] = ['wizard', 'paying', 'failed'];

export const isOpen = (process: ContractProcess): boolean => open.includes(process.stage);

export const openProcessOf = (world: World, account: Account): ContractProcess | undefined =>
  world.state.processes.find((process) => process.accountId === account.id && isOpen(process));

/** In the wizard, at the bank, or in preparation: one at a time (STUB-4). */
export const hasRunningProcess = (world: World, account: Account): boolean =>
  world.state.processes.some((process) => process.accountId === account.id && (isOpen(process) || process.stage === 'preparing'));

/** The step that the wizard opens at: the first unconfirmed one, 8 for the final page. */
export const stepOf = (process: ContractProcess): number => (isOpen(process) ? Math.min(process.savedStep + 1, 7) : 8);

/** The process behind a key, if it is the member's own. */
export const processOf = (world: World, account: Account, key: string): ContractProcess => {
  const process = world.state.processes.find((one) => one.key === key);
  if (process?.accountId !== account.id) return violation(`contract ${key} is none of ${account.email}`);
  return process;
};

/** Step n can be read or saved once n-1 is saved, as long as the wizard is open (STUB-4). */
export const requireStep = (process: ContractProcess, step: number): void => {
  // A second tab may be behind (FLT-8), so this is a refusal and no breach of the contract.
  if (!isOpen(process) || process.savedStep < step - 1) refuse('TECHNICAL_ERROR');
};

/** Saves a step: later ones have to be confirmed again, a signed contract is a draft again. */
export const saveStep = (process: ContractProcess, step: number, data: Partial<ContractProcess>): void => {
  Object.assign(process, { savedStep: step, stage: 'wizard' }, data);
};

export const processByLink = (world: World, token: string): ContractProcess | undefined => {
  const process = world.state.processes.find((one) => one.linkToken === token);
  if (process === undefined || process.stage === 'cancelled') return undefined;
  const age = world.clock().getTime() - Date.parse(process.started);
  return age > linkLifeInDays * 86_400_000 ? undefined : process;
};
