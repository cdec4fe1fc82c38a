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

const advance = (world: World, process: ContractProcess): void => {
  const { pollsUntilDone, secondsUntilDone } = world.state.settings;
  const seconds = (world.clock().getTime() - Date.parse(process.preparingSince)) / 1000;
  if (process.polls >= pollsUntilDone || seconds >= secondsUntilDone) {
    sign(world, process);
    process.stage = 'done';
  }
  process.polls += 1;
};

/**
 * Answers /get-8, which counts as one poll. Before signing the answer names no payment; before payment, no registration
 * and no documents.
 */
export const pollContract = (world: World, process: ContractProcess): Full<ContractStatus> => {
  if (process.stage === 'preparing') advance(world, process);
  const { type, paid, stage, choice, kr, documents } = process;
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
    case 'preparing':
      return { ...signed, payState: paid ? 'DONE' : 'WAITING', regState: 'WAITING', docState: false };
    case 'done':
      return { ...signed, ...documents, status: 'DONE', kr, payState: 'DONE', regState: 'DONE', docState: true };
  }
};
