import type { Address, ContractTerms, Delivery, Fees, Ledger } from '../contract';
import { refuse } from '../refusal';
import { accountById, type Account, type AccountsSlice } from './accounts';
import { computeFees, type DeliveryFee } from './fees';
import { currentContract, type MembersSlice } from './members';
import { monthsLeft } from './months';
import { packagesFor } from './packages';
import type { ContractProcess } from './processes';

/** The slice of the world that the steps of the wizard read. */
export type StepsSlice = AccountsSlice & MembersSlice;

export const holderOfProcess = (world: StepsSlice, process: ContractProcess): Account => accountById(world, process.accountId) ?? refuse('TECHNICAL_ERROR');

export const termsOf = ({ terms }: ContractProcess): ContractTerms => terms ?? refuse('TECHNICAL_ERROR');

/** The terms as step 4 opens with them: until it is saved, the receipt that step 3 sent is not the member's choice. */
export const openTerms = (process: ContractProcess): Partial<ContractTerms> => {
  const { receipt, ...terms } = termsOf(process);
  return process.delivery === null ? terms : { ...terms, receipt };
};

const monthlyFeeOf = (world: StepsSlice, process: ContractProcess): number =>
  packagesFor(world, process).find(({ name }) => name === termsOf(process).cardPackage)?.key ?? refuse('ERROR.NO.DIJ');

/** The fees for a number of months, with the member's overpayment. */
export const feesFor = (world: StepsSlice, process: ContractProcess, months: number, delivery: DeliveryFee): Fees => {
  const { overpayment } = holderOfProcess(world, process);
  return computeFees({ monthlyFee: monthlyFeeOf(world, process), months, delivery, overpayment });
};

const savedDelivery = ({ delivery }: ContractProcess): DeliveryFee => delivery?.fee ?? 'none';

/** The fees for all months left, however many were chosen: steps 4 and 6 open with these. */
export const annualFees = (world: StepsSlice, process: ContractProcess): Fees =>
  feesFor(world, process, monthsLeft(termsOf(process).validFrom), savedDelivery(process));

/** The fees for the choice made in step 6: these are signed and paid. */
export const processFees = (world: StepsSlice, process: ContractProcess): Fees => {
  const choice = process.choice ?? refuse('TECHNICAL_ERROR');
  return feesFor(world, process, choice.payment.months, savedDelivery(process));
};

/** The member's current card, which an upgrade may keep. */
export const cardNumberOf = (world: StepsSlice, process: ContractProcess): string | undefined => currentContract(world, process.kr)?.cardNumber;

export const deliveryReply = (world: StepsSlice, process: ContractProcess): Delivery => {
  const { delivery } = process;
  const cardNum = cardNumberOf(world, process);
  return {
    ...(delivery === null ? {} : { addressee: delivery.addressee, address: delivery.address }),
    ...(cardNum === undefined ? {} : { cardNum }),
  };
};

export const homeOf = (world: StepsSlice, process: ContractProcess): Address => process.addresses?.home ?? holderOfProcess(world, process).address;

/** The ledger of /get-6: annual fees and the earlier choice; the portal computes the months itself. */
export const ledgerReply = (world: StepsSlice, process: ContractProcess): Ledger => ({ ...choiceReply(process), fees: annualFees(world, process) });

/** The ledger of /get-7: the fees of the choice. */
export const settledLedger = (world: StepsSlice, process: ContractProcess): Ledger => ({ ...choiceReply(process), fees: processFees(world, process) });

const choiceReply = ({ choice }: ContractProcess): Omit<Ledger, 'fees'> =>
  choice === null ? {} : { method: choice.method, bank: choice.bank, payment: choice.payment };
