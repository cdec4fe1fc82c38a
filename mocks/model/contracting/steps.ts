import type { Address, ContractTerms, Delivery, Ledger } from '../../contract';
import { refuse } from '../../refusal';
import { accountById, type Account, type AccountsSlice } from '../account/accounts';
import { currentContract, type MembersSlice } from '../account/members';
import type { ContractProcess } from './processes';

/** The slice of the world that the steps of the wizard read. */
export type StepsSlice = AccountsSlice & MembersSlice;

export const holderOfProcess = (world: StepsSlice, process: ContractProcess): Account =>
  accountById(world, process.accountId) ?? refuse('TECHNICAL_ERROR');

export const termsOf = ({ terms }: ContractProcess): ContractTerms => terms ?? refuse('TECHNICAL_ERROR');

/** The member's current card, which an upgrade may keep. */
export const cardNumberOf = (world: StepsSlice, process: ContractProcess): string | undefined =>
  currentContract(world, process.kr)?.cardNumber;

export const deliveryReply = (world: StepsSlice, process: ContractProcess): Delivery => {
  const { delivery } = process;
  const cardNum = cardNumberOf(world, process);
  return {
    ...(delivery === null ? {} : { addressee: delivery.addressee, address: delivery.address }),
    ...(cardNum === undefined ? {} : { cardNum }),
  };
};

export const homeOf = (world: StepsSlice, process: ContractProcess): Address =>
  process.addresses?.home ?? holderOfProcess(world, process).address;

export const choiceReply = ({ choice }: ContractProcess): Omit<Ledger, 'fees'> =>
  choice === null ? {} : { method: choice.method, bank: choice.bank, payment: choice.payment };
