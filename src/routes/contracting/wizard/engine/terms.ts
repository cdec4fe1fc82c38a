import { contractEnd, type ContractType, type DeliveryOption, type Receipt } from '~/domain/contract/contract';
import { cleanAddress, type Address } from '~/domain/identity/address';
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
import { useSession, useSessionStore } from '~/session/SessionContext';
import type { SessionStore } from '~/session/store';

import { readConfirmed, readMemory, type ConfirmedForms, type WizardMemory } from './wizardMemory';

/** What is known of a contract besides the replies, which may leave out anything. */
export interface StepContextTerms extends NonNullable<WizardMemory['terms']> {
  /** Undefined: not known to be an upgrade. */
  type: ContractType | undefined;
  /** The start and the package that this tab confirmed in step 3. */
  chosen?: ConfirmedForms[3];
  /** How the card comes, as this tab confirmed it in step 4. */
  card?: {
    receipt?: Receipt | undefined;
    delivery?: DeliveryOption | undefined;
    addressee?: string | undefined;
    address?: Address | undefined;
  };
  /** How this tab chose to pay in step 6. */
  payment?: ConfirmedForms[6];
}

/** What this tab confirmed last. The session tells an upgrade from the rest. */
export const readContextTerms = (
  store: Pick<SessionStore, 'get' | 'memberStorage'>,
  contractKey: string,
): StepContextTerms => {
  const session = store.get();
  const { 3: chosen, 4: card, 6: payment } = readConfirmed(store.memberStorage, contractKey);
  return {
    ...readMemory(session, contractKey).terms,
    type: session.type === 1 ? 'U' : undefined,
    chosen,
    card: card && { ...card, addressee: card.addressee || undefined },
    payment,
  };
};

/** The same, for a step that is shown. */
export const useContextTerms = (contractKey: string): StepContextTerms => {
  useSession();
  return readContextTerms(useSessionStore(), contractKey);
};

/** What a step has computed with, to be remembered beside the fee that step 3 showed. */
export const rememberedTerms = (
  { terms }: WizardMemory,
  fees: FeeTerms,
  overpayment: number,
): Pick<WizardMemory, 'terms'> => ({ terms: { ...terms, fees: fillFees(fees), overpayment } });

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
  { chosen = {}, card = {}, ...context }: StepContextTerms,
) => {
  const validFrom = contract.validFrom ?? chosen.validFrom;
  if (validFrom === undefined || !isIsoDate(validFrom)) throw technicalError();
  const cardPackage = contract.cardPackage || (chosen.cardPackage ?? '');
  const fees = fillFees(given.fees, context.fees);
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
      addressee: isSent ? (contract.addressee ?? card.addressee) : undefined,
      address: isSent ? (contract.address ?? card.address) : undefined,
    },
    fees,
    delivery,
    overpayment: overpayment ?? context.overpayment ?? 0,
    type: type ?? context.type,
    /** The monthly fee that step 3 showed for this package, if this tab knows it. */
    shownMonthlyFee:
      chosen.validFrom === validFrom && chosen.cardPackage === cardPackage ? context.shownMonthlyFee : undefined,
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
