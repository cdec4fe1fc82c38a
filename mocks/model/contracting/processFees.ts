import { yearOf } from '~/domain/time/dates';

import type { Fees, Ledger } from '../../contract';
import type { ContractProcess, DeliveryFee, Full } from '../../records';
import { refuse } from '../../refusal';
import type { World } from '../../world';
import { contractOfYear } from '../account/members';
import { paidAhead } from '../payment/ledger';
import { monthsLeft, startDates } from '../payment/months';
import { computeFees, uncomputed } from './fees';
import { packagesFor } from './packages';
import { holderOfProcess, termsOf } from './steps';

/** Whether the contract replaces the one that the member already has for that year. */
export const replacesContract = (world: World, { type, kr }: ContractProcess, validFrom: string): boolean =>
  type !== 'R' && contractOfYear(world, kr, yearOf(validFrom)) !== undefined;

/** What is already paid for the months of the contract that this one replaces; forint. Before step 3, as of the first start on offer. */
export const creditOf = (world: World, process: ContractProcess): number => {
  const validFrom = process.terms?.validFrom ?? startDates(world, process)[0];
  return validFrom !== undefined && replacesContract(world, process, validFrom)
    ? paidAhead(world, process.kr, validFrom)
    : 0;
};

/** The overpayment that counts towards the contract, in forint: the member's own, and an upgrade's credit. */
export const overpaymentOf = (world: World, process: ContractProcess): number =>
  holderOfProcess(world, process).overpayment + creditOf(world, process);

const monthlyFeeOf = (world: World, process: ContractProcess): number =>
  packagesFor(world, process).find(({ name }) => name === termsOf(process).cardPackage)?.key ?? refuse('ERROR.NO.DIJ');

/** The fees for a number of months and a way of delivery. */
export const feesFor = (
  world: World,
  process: ContractProcess,
  months: number,
  delivery: DeliveryFee,
  overpayment = overpaymentOf(world, process),
): Fees =>
  computeFees({
    tariff: world.state.settings.tariff,
    charges: world.state.settings.charges,
    monthlyFee: monthlyFeeOf(world, process),
    months,
    delivery,
    overpayment,
  });

const savedDelivery = ({ delivery }: ContractProcess): DeliveryFee => delivery?.fee ?? 'none';
const chosenMonths = ({ choice }: ContractProcess): number => (choice ?? refuse('TECHNICAL_ERROR')).payment.months;

/** The fees for the choice made in step 6. */
export const processFees = (world: World, process: ContractProcess): Fees =>
  feesFor(world, process, chosenMonths(process), savedDelivery(process));

/** The fees as they were signed: the bank charges these, whatever the overpayment is now. */
export const signedFees = (world: World, process: ContractProcess): Fees =>
  feesFor(world, process, chosenMonths(process), savedDelivery(process), process.counted);

/** The fees of /get-3: the tariff, and the monthly fee once a package is chosen. */
export const tariffFees = (world: World, process: ContractProcess): Fees => {
  const monthlyFee = process.terms === null ? 0 : monthlyFeeOf(world, process);
  return uncomputed(
    computeFees({ ...world.state.settings, monthlyFee, months: 0, delivery: 'none', overpayment: 0 }),
    false,
  );
};

/** The fees of /get-4 and /get-6. Nothing is computed before step 6 is saved. */
export const openFees = (world: World, process: ContractProcess): Fees => {
  const annual = feesFor(world, process, monthsLeft(termsOf(process).validFrom), savedDelivery(process));
  return process.savedStep >= 6 ? processFees(world, process) : uncomputed(annual, process.delivery !== null);
};

/** The ledger of /get-6, with open fees, and of /get-7, with those that are signed and paid. */
export const ledgerOf = ({ choice }: ContractProcess, fees: Fees): Full<Ledger> => ({
  method: choice?.method,
  fees,
  bank: choice?.bank,
  payment: choice?.payment,
});
