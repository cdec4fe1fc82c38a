import type { ContractStatus } from '../../contract';
import type { ContractProcess, Full } from '../../records';
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
export const pollContract = (world: World, process: ContractProcess): Full<ContractStatus> => {
  if (process.stage === 'preparing') advance(world, process);
  const { type, paid, stage, outcome, choice, kr, documents } = process;
  const begun: Full<ContractStatus> = {
    status: 'OK',
    messages: undefined,
    type,
    paid,
    kr: undefined,
    docContract: undefined,
    docReg: undefined,
    docCollection: undefined,
    docTransfer: undefined,
    docAszf: undefined,
    payment: undefined,
    payState: undefined,
    regState: undefined,
    docState: undefined,
  };
  if (hasLapsed(world, process)) return { ...begun, status: 'ERROR', messages: ['tokenInvalid'] };
  const signed = { ...begun, payment: choice?.method };
  switch (stage) {
    case 'wizard':
    case 'cancelled':
      return begun;
    case 'paying':
      return { ...signed, payState: 'WAITING' };
    case 'failed': {
      const messages = [outcome === 'ERROR' ? 'TECHNICAL_ERROR' : 'PAYMENT_FAILED'];
      return { ...signed, status: 'ERROR', messages, payState: 'ERROR', regState: 'ERROR', docState: false };
    }
    case 'done': {
      const payState = outcome === 'PAYSTATE' ? 'ERROR' : 'DONE';
      return { ...signed, ...documents, status: 'DONE', kr, payState, regState: 'DONE', docState: true };
    }
    case 'preparing': {
      const status = hintOf(process, world.state.settings.pollsUntilDone);
      return { ...signed, status, payState: paid ? 'DONE' : 'WAITING', regState: 'WAITING', docState: false };
    }
  }
};
