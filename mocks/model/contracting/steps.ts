import type { Address, ContractTerms, Delivery, Ledger } from '../../contract';
import type { Account, ContractProcess } from '../../records';
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

export const deliveryReply = (world: World, process: ContractProcess): Delivery => {
  const { delivery } = process;
  const cardNum = cardNumberOf(world, process);
  return {
    ...(delivery === null ? {} : { addressee: delivery.addressee, address: delivery.address }),
    ...(cardNum === undefined ? {} : { cardNum }),
  };
};

export const homeOf = (world: World, process: ContractProcess): Address =>
  process.addresses?.home ?? holderOfProcess(world, process).address;

export const choiceReply = ({ choice }: ContractProcess): Omit<Ledger, 'fees'> =>
  choice === null ? {} : { method: choice.method, bank: choice.bank, payment: choice.payment };
