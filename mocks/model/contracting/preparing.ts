import type { ContractStatus } from '../../contract';
import type { ContractProcess } from '../../records';
import type { World } from '../../world';
import { hasLapsed } from './processes';
import { sign } from './signing';

/** The contract is signed and, if needed, paid: its preparation begins. */
export const beginPreparing = (world: World, process: ContractProcess): void => {
  process.stage = 'preparing';
  process.preparingSince = world.clock().toISOString();
  process.polls = 0;
};

const fail = (process: ContractProcess): void => {
  process.stage = 'failed';
  if (process.outcome !== 'UNPAID') return;
  process.paid = false;
  process.outcome = 'DONE';
};

const finish = (world: World, process: ContractProcess): void => {
  if (process.outcome === 'ERROR' || process.outcome === 'UNPAID') {
    fail(process);
    return;
  }
  sign(world, process);
  process.stage = 'done';
};

const advance = (world: World, process: ContractProcess): void => {
  const { pollsUntilDone, secondsUntilDone } = world.state.settings;
  const seconds = (world.clock().getTime() - Date.parse(process.preparingSince)) / 1000;
  if (process.polls >= pollsUntilDone || seconds >= secondsUntilDone) finish(world, process);
  process.polls += 1;
};

/** What the last poll before the end says. */
const hintOf = ({ stage, polls, outcome }: ContractProcess, lastPoll: number): 'OK' | 'TNR' | 'DOC' =>
  stage === 'preparing' && polls === lastPoll && (outcome === 'TNR' || outcome === 'DOC') ? outcome : 'OK';

/**
 * Answers /get-8, which counts as one poll. Before signing the answer names no payment; before payment, no registration
 * and no documents.
 */
export const pollContract = (world: World, process: ContractProcess): ContractStatus => {
  if (process.stage === 'preparing') advance(world, process);
  const { type, paid, stage, outcome } = process;
  if (hasLapsed(world, process)) return { status: 'ERROR', messages: ['tokenInvalid'], type, paid };
  if (stage === 'wizard' || stage === 'cancelled') return { status: 'OK', type, paid };
  const base = { type, paid, payment: process.choice?.method };
  if (stage === 'paying') return { ...base, status: 'OK', payState: 'WAITING' };
  if (stage === 'failed')
    return {
      ...base,
      status: 'ERROR',
      messages: [outcome === 'ERROR' ? 'TECHNICAL_ERROR' : 'PAYMENT_FAILED'],
      payState: 'ERROR',
      regState: 'ERROR',
      docState: false,
    };
  if (stage === 'done') {
    const payState = outcome === 'PAYSTATE' ? 'ERROR' : 'DONE';
    return {
      ...base,
      status: 'DONE',
      kr: process.kr,
      ...process.documents,
      payState,
      regState: 'DONE',
      docState: true,
    };
  }
  return {
    ...base,
    status: hintOf(process, world.state.settings.pollsUntilDone),
    payState: paid ? 'DONE' : 'WAITING',
    regState: 'WAITING',
    docState: false,
  };
};
