import * as v from 'valibot';

import type { ContractType, DeliveryOption, Receipt } from '../../../../../domain/contract/contract';
import type { Address } from '../../../../../domain/identity/address';
import { fillFees, savedDelivery, type Fees, type GivenFees } from '../../../../../domain/money/fees';
import type { Step4Data } from '../../../../../services/contractingGet';
import { addressSchema } from '../address/addressSchema';

const charges = v.object({ administration: v.number(), postal: v.number(), other: v.number(), courier: v.number() });

export const savedTermsSchema = v.object({
  cardPackage: v.optional(v.string()),
  receipt: v.optional(v.picklist(['a', 'b', 'c'])),
  delivery: v.optional(v.picklist([0, 1, 2])),
  address: v.optional(addressSchema),
  fees: v.optional(
    v.object({
      monthlyFee: v.number(),
      tariff: charges,
      charged: charges,
      chargedTotal: v.number(),
      months: v.number(),
      retainerTotal: v.number(),
      payable: v.number(),
    }),
  ),
  overpayment: v.optional(v.number()),
});

/** What this tab saved of the contract's package, card and fees. */
export type SavedTerms = v.InferOutput<typeof savedTermsSchema>;

/** What is known of a contract besides the replies, which may leave out anything but its start. */
export interface ContractFallbacks {
  /** Undefined: not known to be an upgrade. */
  type: ContractType | undefined;
  saved: SavedTerms;
}

interface Sent {
  cardPackage: string;
  receipt: Receipt;
  address: Address | null;
}

/** What a step has saved, to be remembered. */
export const toSavedTerms = (
  { cardPackage, receipt, address }: Sent,
  fees: Fees,
  delivery: DeliveryOption,
  overpayment: number,
): SavedTerms => ({
  cardPackage,
  receipt,
  delivery,
  address: address ?? undefined,
  fees: fillFees(fees),
  overpayment,
});

interface Given {
  contract: Step4Data['contract'];
  fees: GivenFees;
  overpayment?: number | undefined;
  type?: ContractType | undefined;
}

/** A reply's package, card and fees; what it leaves out is as this tab saved it, so that no sum changes on the way to the bank. */
export const fillTerms = (
  { contract, overpayment, type, ...given }: Given,
  { saved, ...fallbacks }: ContractFallbacks,
) => {
  const fees = fillFees(given.fees, saved.fees);
  const delivery = savedDelivery(fees, contract.address !== undefined, saved.delivery);
  return {
    contract: {
      ...contract,
      cardPackage: contract.cardPackage || (saved.cardPackage ?? ''),
      receipt: contract.receipt ?? saved.receipt,
      address: contract.address ?? (delivery === 0 ? undefined : saved.address),
    },
    fees,
    delivery,
    overpayment: overpayment ?? saved.overpayment ?? 0,
    type: type ?? fallbacks.type,
  };
};

/** The same once step 4 is saved. Only a plastic card (b) is sent to an address. */
export const fillSavedTerms = (given: Given, fallbacks: ContractFallbacks) => {
  const { contract, ...terms } = fillTerms(given, fallbacks);
  return {
    ...terms,
    contract: {
      ...contract,
      // A service may name an address though the card is picked up.
      address: terms.delivery === 0 ? undefined : contract.address,
      receipt: contract.receipt ?? (contract.address === undefined ? ('c' as const) : ('b' as const)),
    },
  };
};
