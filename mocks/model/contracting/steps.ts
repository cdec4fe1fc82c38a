import type { Address, ContractTerms, Delivery } from '../../contract';
import type { Account, ContractProcess, Full } from '../../records';
import { refuse } from '../../refusal';
import type { World } from '../../world';
import { accountById } from '../account/accounts';
import { currentContract } from '../account/members';

export const holderOfProcess = (world: World, process: ContractProcess): Account =>
  accountById(world, process.accountId) ?? refuse('TECHNICAL_ERROR');

export const termsOf = ({ terms }: ContractProcess): ContractTerms => terms ?? refuse('TECHNICAL_ERROR');

/** The member's current card, which an upgrade may keep. */
export const cardNumberOf = (world: World, process: ContractProcess): string | undefined =>
  currentContract(world, process.kr)?.cardNumber;

/** `contract` of /get-4, /get-6 and /get-7. */
export const contractReply = (world: World, process: ContractProcess): Full<ContractTerms & Delivery> => ({
  ...termsOf(process),
  addressee: process.delivery?.addressee,
  address: process.delivery?.address,
  cardNum: cardNumberOf(world, process),
});

export const homeOf = (world: World, process: ContractProcess): Address =>
  process.addresses?.home ?? holderOfProcess(world, process).address;
