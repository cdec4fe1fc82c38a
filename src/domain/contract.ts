/** What a contract is made of, and the rules that follow from its type, its dates and its card. */
import { epassCardPrefix, keptCardStartYear } from './constants';
import { yearOf, type IsoDate } from './dates';

/** Regular, upgrade, group member. */
export type ContractType = 'R' | 'U' | 'h';

/** How the card comes: a keeps the present one, b plastic and delivered, c virtual (ePASS). */
export type Receipt = 'a' | 'b' | 'c';

/** How a plastic card is delivered: 0 in person, 1 by post, 2 by courier. */
export type DeliveryOption = 0 | 1 | 2;

/** Where a plastic card is delivered: 1 home address, 2 mailing address, 3 another one with an addressee. */
export type DeliveryAddressKey = 1 | 2 | 3;

/** The receipt that step 4 begins with; a is offered only when this says so (WIZ-9). */
export function defaultReceipt(type: ContractType, validFrom: IsoDate, cardNumber = ''): 'a' | 'c' {
  const keepsCard = type === 'U' && yearOf(validFrom) === keptCardStartYear;
  return keepsCard || cardNumber.startsWith(epassCardPrefix) ? 'a' : 'c';
}

/** Contracts and their loyalty period run to 31 December of the year they start in (WIZ-8). */
export function contractEnd(validFrom: IsoDate): IsoDate {
  return `${validFrom.slice(0, 4)}-12-31`;
}

/** Whether an offer's token is the intranet's: letters/digits, one hyphen, letters/digits (CON-7). */
export function isIntranetToken(token: string): boolean {
  return /^[A-Za-z0-9]+-[A-Za-z0-9]+$/.test(token);
}
