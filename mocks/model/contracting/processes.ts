import type { Account, ContractProcess } from '../../records';
import { refuse, violation } from '../../refusal';
import type { World } from '../../world';
import { contractKey, secret } from '../ids';

/** The demo's setting says it to the member. */
export const linkLifeInDays = 30;

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
    credited: 0,
    paid: false,
    polls: 0,
    preparingSince: '',
    documents: {},
    ...given,
  };
  world.state.processes.push(process);
  return process;
};

const isUnfinished = ({ stage }: ContractProcess): boolean => stage === 'wizard' || stage === 'paying';

const linkIsTooOld = (world: World, { started }: ContractProcess): boolean =>
  world.clock().getTime() - Date.parse(started) > linkLifeInDays * 86_400_000;

/** Whether the process was left unfinished until its link expired: it counts no longer. */
export const hasLapsed = (world: World, process: ContractProcess): boolean =>
  isUnfinished(process) && linkIsTooOld(world, process);

/** Whether the wizard can go on. */
export const isOpen = (world: World, process: ContractProcess): boolean =>
  isUnfinished(process) && !linkIsTooOld(world, process);

export const openProcessOf = (world: World, account: Account): ContractProcess | undefined =>
  world.state.processes.find((process) => process.accountId === account.id && isOpen(world, process));

/** Whether a process is in the wizard, at the bank or in preparation: a member has one at a time. */
export const hasRunningProcess = (world: World, account: Account): boolean =>
  world.state.processes.some(
    (process) => process.accountId === account.id && (isOpen(world, process) || process.stage === 'preparing'),
  );

/** The step that the wizard opens at: the first unconfirmed one; 8 is the final page. */
export const stepOf = (world: World, process: ContractProcess): number =>
  isOpen(world, process) ? Math.min(process.savedStep + 1, 7) : 8;

/** Finds a process by its key; somebody else's is a violation. */
export const processOf = (world: World, account: Account, key: string): ContractProcess => {
  const process = world.state.processes.find((one) => one.key === key);
  if (process?.accountId !== account.id) return violation(`contract ${key} doesn't belong to ${account.email}`);
  return process;
};

/** Finds a process by its key; refuses step n unless the wizard is open and step n-1 is saved. */
export const processAt = (world: World, step: number, key: string, account: Account): ContractProcess => {
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

export const processByLink = (world: World, token: string): ContractProcess | undefined => {
  const process = world.state.processes.find((one) => one.linkToken === token);
  return process === undefined || process.stage === 'cancelled' || linkIsTooOld(world, process) ? undefined : process;
};
