import type { Address, ContractTerms, Delivery, Fees, Ledger } from '../contract';
import type { World } from '../world';
import { refuse } from '../refusal';
import { accountById, type Account } from './accounts';
import { reckonFees, type DeliveryFee } from './fees';
import { currentContract } from './members';
import { monthsLeft } from './months';
import { packagesFor } from './packages';
import type { ContractProcess } from './processes';

export const holderOfProcess = (world: World, process: ContractProcess): Account => accountById(world, process.accountId) ?? refuse('TECHNICAL_ERROR');

export const termsOf = ({ terms }: ContractProcess): ContractTerms => terms ?? refuse('TECHNICAL_ERROR');

/** As step 4 begins with them: the receipt that step 3 sent is no choice of the member's yet (WIZ-9). */
export const openTerms = (process: ContractProcess): Partial<ContractTerms> => {
  const { receipt, ...terms } = termsOf(process);
  return process.delivery === null ? terms : { ...terms, receipt };
};

const monthlyFeeOf = (world: World, process: ContractProcess): number =>
  packagesFor(world, process).find(({ name }) => name === termsOf(process).cardPackage)?.key ?? refuse('ERROR.NO.DIJ');

/** The fees for so many months; the overpayment is the member's. */
export const feesFor = (world: World, process: ContractProcess, months: number, delivery: DeliveryFee): Fees => {
  const { overpayment } = holderOfProcess(world, process);
  return reckonFees({ monthlyFee: monthlyFeeOf(world, process), months, delivery, overpayment });
};

const savedDelivery = ({ delivery }: ContractProcess): DeliveryFee => delivery?.fee ?? 'none';

/** For the whole rest of the year: what steps 4 and 6 begin with, whatever number of months was chosen (WIZ-13). */
export const annualFees = (world: World, process: ContractProcess): Fees =>
  feesFor(world, process, monthsLeft(termsOf(process).validFrom), savedDelivery(process));

/** For what was chosen in step 6: the ledger that is signed and paid. */
export const processFees = (world: World, process: ContractProcess): Fees => {
  const choice = process.choice ?? refuse('TECHNICAL_ERROR');
  return feesFor(world, process, choice.payment.months, savedDelivery(process));
};

/** The card that an upgrade may keep. */
export const cardNumberOf = (world: World, process: ContractProcess): string | undefined => currentContract(world, process.kr)?.cardNumber;

export const deliveryReply = (world: World, process: ContractProcess): Delivery => {
  const { delivery } = process;
  const cardNum = cardNumberOf(world, process);
  return {
    ...(delivery === null ? {} : { addressee: delivery.addressee, address: delivery.address }),
    ...(cardNum === undefined ? {} : { cardNum }),
  };
};

export const homeOf = (world: World, process: ContractProcess): Address => process.addresses?.home ?? holderOfProcess(world, process).address;

/** Step 6's: annual fees, and the choice made before, from which the portal reckons its own months. */
export const ledgerReply = (world: World, process: ContractProcess): Ledger => ({ ...choiceReply(process), fees: annualFees(world, process) });

/** Step 7's: the fees of the choice. */
export const settledLedger = (world: World, process: ContractProcess): Ledger => ({ ...choiceReply(process), fees: processFees(world, process) });

const choiceReply = ({ choice }: ContractProcess): Omit<Ledger, 'fees'> =>
  choice === null ? {} : { method: choice.method, bank: choice.bank, payment: choice.payment };
