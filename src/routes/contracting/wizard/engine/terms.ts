import { contractEnd, type ContractType } from '~/domain/contract/contract';
import { cleanAddress, type Address } from '~/domain/identity/address';
import { computeCosts, fillFees, savedDelivery, type CostInput, type Costs, type GivenFees } from '~/domain/money/fees';
import { isIsoDate } from '~/domain/time/dates';
import { technicalError } from '~/http/serviceError';
import type { Step4Data } from '~/services/contractingGet';
import type { SessionStore } from '~/session/store';

import { readConfirmed, readMemory } from './wizardMemory';

/** What this tab confirmed last, for what the replies leave out: they may leave out anything. The session tells an upgrade. */
export const readFallbacks = ({ get, memberStorage }: SessionStore, contractKey: string) => {
  const session = get();
  const { 1: partner, 3: chosen, 4: card, 6: payment } = readConfirmed(memberStorage, contractKey);
  const { pending = session.step ?? 1 } = readMemory(session, contractKey);
  // What the last of these steps computed with that needn't be confirmed again.
  const { fees, overpayment } = (pending > 6 ? payment : undefined) ?? (pending > 4 ? card : undefined) ?? chosen ?? {};
  const type = session.type === 1 ? ('U' as const) : undefined;
  return { type, foundKr: partner?.foundKr, chosen, card, payment, fees, overpayment };
};

export type Fallbacks = Partial<ReturnType<typeof readFallbacks>>;

export interface GivenTerms {
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
  { chosen = {}, card = {}, ...others }: Fallbacks,
) => {
  const validFrom = contract.validFrom ?? chosen.validFrom;
  if (validFrom === undefined || !isIsoDate(validFrom)) throw technicalError();
  const cardPackage = contract.cardPackage || (chosen.cardPackage ?? '');
  const fees = fillFees(given.fees, others.fees);
  const delivery = savedDelivery(fees, card.delivery);
  const receipt = contract.receipt ?? card.receipt ?? (delivery === '0' ? ('c' as const) : ('b' as const));
  // A service may name an address though nothing is sent there.
  const isSent = receipt === 'b' && delivery !== '0';
  return {
    contract: {
      ...contract,
      validFrom,
      validTo: contract.validTo ?? contractEnd(validFrom),
      cardPackage,
      receipt,
      addressee: isSent ? contract.addressee || card.addressee || undefined : undefined,
      address: isSent ? (contract.address ?? card.address) : undefined,
    },
    fees,
    delivery,
    overpayment: overpayment ?? others.overpayment ?? 0,
    type: type ?? others.type,
    /** The monthly fee that step 3 showed for this package, if this tab knows it. */
    shownMonthlyFee:
      chosen.validFrom === validFrom && chosen.cardPackage === cardPackage ? chosen.shownMonthlyFee : undefined,
  };
};

export type Terms = ReturnType<typeof fillTerms>;

/** What steps 4 and 6 send of the contract; no address where the card isn't sent (contract.ts). */
export const toTermsBody = (
  { validFrom, validTo, cardPackage, receipt }: Omit<Terms['contract'], 'address'>,
  address: Address | undefined,
) => ({
  validFrom,
  validTo,
  cardPackage,
  receipt,
  address: address === undefined ? null : cleanAddress(address),
});

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
