/** Types of a contract, and rules that follow from its type, its start and the present card. */
import { epassCardPrefix, keptCardStartYear } from '~/domain/constants';
import { endOfYear, yearOf, type IsoDate } from '~/domain/time/dates';

/** Regular, upgrade, group member. */
export type ContractType = 'R' | 'U' | 'h';

/** Which card: a keeps the present one, b is plastic and delivered, c is virtual (ePASS). */
export type Receipt = 'a' | 'b' | 'c';

/** How a plastic card is delivered: 0 picked up, 1 by post, 2 by courier. A text, as radios carry it. */
export type DeliveryOption = '0' | '1' | '2';

/** The facts that decide whether the present card can be kept. */
export interface CardTerms {
  /** Undefined: not known to be an upgrade. */
  type: ContractType | undefined;
  validFrom: IsoDate;
  cardNumber?: string;
}

/** The receipts on offer, the default first. Keeping the card needs an upgrade that starts in 2019, or an ePASS. */
export const offeredReceipts = ({ type, validFrom, cardNumber = '' }: CardTerms): readonly [Receipt, ...Receipt[]] => {
  const keepsCard = (type === 'U' && yearOf(validFrom) === keptCardStartYear) || cardNumber.startsWith(epassCardPrefix);
  return keepsCard ? ['a', 'c', 'b'] : ['c', 'b'];
};

export const defaultReceipt = (terms: CardTerms): Receipt => offeredReceipts(terms)[0];

/**
 * The initial receipt of step 4. Step 3 sends a receipt too, so a saved one is the member's choice only once step 4
 * was saved. It may also no longer be on offer.
 */
export const openingReceipt = (terms: CardTerms, savedReceipt: Receipt | undefined, isStep4Saved: boolean): Receipt => {
  const isOffered = savedReceipt !== undefined && offeredReceipts(terms).includes(savedReceipt);
  return isStep4Saved && isOffered ? savedReceipt : defaultReceipt(terms);
};

/** Contracts and their loyalty period run to 31 December of the year they start in. */
export const contractEnd = (validFrom: IsoDate): IsoDate => endOfYear(validFrom);

/** Whether an offer's token is the intranet's: letters/digits, one hyphen, letters/digits. */
export const isIntranetToken = (token: string): boolean => /^[A-Za-z0-9]+-[A-Za-z0-9]+$/.test(token);
