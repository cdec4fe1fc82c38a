import { contractEnd, type ContractType, type DeliveryOption, type Receipt } from '~/domain/contract/contract';
import type { Address } from '~/domain/identity/address';
import {
  computeCosts,
  fillFees,
  savedDelivery,
  type CostInput,
  type Costs,
  type FeeTerms,
  type GivenFees,
} from '~/domain/money/fees';
import { isIsoDate } from '~/domain/time/dates';
import { technicalError } from '~/http/serviceError';
import type { Step4Data } from '~/services/contractingGet';
import { useSession } from '~/session/SessionContext';

import { readMemory, type SavedSteps, type SavedTerms } from './wizardMemory';

/** What is known of a contract besides the replies, which may leave out anything. */
export interface KnownTerms {
  /** Undefined: not known to be an upgrade. */
  type: ContractType | undefined;
  saved: SavedTerms;
  /** The start and the package that this tab saved in step 3, with the fee that it showed. */
  chosen?: SavedSteps[3];
  /** How this tab chose to pay in step 6. */
  payment?: SavedSteps[6];
}

/** What this tab saved last. The session tells an upgrade from the rest. */
export const useKnownTerms = (contractKey: string): KnownTerms => {
  const session = useSession();
  const { pending = 1, saved = {} } = readMemory(session, contractKey);
  // Saving an earlier step outdates the sums of those after it, but not how the card comes.
  const terms = ([6, 4, 3] as const).filter((step) => step < pending).map((step) => saved[step]);
  const { receipt, delivery, addressee, address } = saved[4] ?? saved[6] ?? {};
  return {
    type: session.type === 1 ? 'U' : undefined,
    saved: { receipt, delivery, addressee, address, ...terms.find((savedTerms) => savedTerms !== undefined) },
    chosen: saved[3],
    payment: saved[6],
  };
};

/** What a step has saved, to be remembered. */
export const termsToSave = (
  {
    cardPackage,
    receipt,
    addressee,
    address,
  }: { cardPackage: string; receipt: Receipt; addressee?: string | undefined; address: Address | null },
  fees: FeeTerms,
  delivery: DeliveryOption,
  overpayment: number,
): SavedTerms => ({
  cardPackage,
  receipt,
  delivery,
  addressee: addressee || undefined,
  address: address ?? undefined,
  fees: fillFees(fees),
  overpayment,
});

interface GivenTerms {
  contract: Step4Data['contract'];
  fees: GivenFees;
  overpayment?: number | undefined;
  type?: ContractType | undefined;
}

/**
 * A reply's package, card, days and fees; what it leaves out is as this tab saved it, so that no sum changes on the way to
 * the bank. Without a start nothing can be computed: a technical error. A contract ends on 31 December by itself.
 */
export const fillTerms = (
  { contract, overpayment, type, ...given }: GivenTerms,
  { saved, chosen, type: knownType }: KnownTerms,
) => {
  const validFrom = contract.validFrom ?? chosen?.validFrom;
  if (validFrom === undefined || !isIsoDate(validFrom)) throw technicalError();
  const cardPackage = contract.cardPackage || (saved.cardPackage ?? '');
  const fees = fillFees(given.fees, saved.fees);
  const delivery = savedDelivery(fees, saved.delivery);
  const receipt = contract.receipt ?? saved.receipt ?? (delivery === 0 ? ('c' as const) : ('b' as const));
  // A service may name an address though nothing is sent there.
  const isSent = receipt === 'b' && delivery !== 0;
  return {
    contract: {
      ...contract,
      validFrom,
      validTo: contract.validTo ?? contractEnd(validFrom),
      cardPackage,
      receipt,
      addressee: isSent ? (contract.addressee ?? saved.addressee) : undefined,
      address: isSent ? (contract.address ?? saved.address) : undefined,
    },
    fees,
    delivery,
    overpayment: overpayment ?? saved.overpayment ?? 0,
    type: type ?? knownType,
    /** The monthly fee that step 3 showed for this package, if this tab knows it. */
    shownMonthlyFee:
      chosen?.validFrom === validFrom && chosen.cardPackage === cardPackage ? chosen.monthlyFee : undefined,
  };
};

export type Terms = ReturnType<typeof fillTerms>;

type Choice = Pick<CostInput, 'receipt' | 'delivery' | 'method' | 'months'>;

/** What a contract costs with a choice of card, delivery or payment: steps 4 to 7 show, save and pay this. */
export const contractCosts = (
  { contract: { validFrom, receipt }, fees, delivery, overpayment, shownMonthlyFee }: Terms,
  choice: Choice,
): Costs =>
  computeCosts({
    monthlyFee: fees.monthlyFee,
    tariff: fees.tariff,
    charged: fees.charged,
    validFrom,
    receipt,
    delivery,
    overpayment,
    shownMonthlyFee,
    ...choice,
  });
