import { personalTaxId } from '~/domain/identity/personalTaxId';
import { daysBetween } from '~/domain/time/dates';

import type { Account } from '../../records';
import { refuse } from '../../refusal';
import type { World } from '../../world';
import { currentContract } from './members';

/** The n-th valid personal tax id for a birth date. */
export const taxIdOf = (birthDate: string, nth = 1): string => {
  const days = String(daysBetween('1867-01-01', birthDate)).padStart(5, '0');
  for (let serial = 1, found = 0; serial < 1000; serial += 1) {
    const first = `8${days}${String(serial).padStart(3, '0')}`;
    const check = [...first].reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 11;
    if (check < 10) found += 1;
    if (check < 10 && found === nth) return `${first}${check}`;
  }
  throw new Error(`There is no tax id number ${nth} for ${birthDate}`);
};

/** The card and kr that belong to a tax id. */
interface Entry {
  card: string | undefined;
  kr: string | undefined;
}

const unknown: Entry = { card: undefined, kr: undefined };

const formerBirth = '1985-05-05';
/** A member of earlier years without an account: /find-by-tax returns the old card and kr. */
export const formerMember = { birthDate: formerBirth, tax: taxIdOf(formerBirth), card: 'U4004004', kr: '54321' };

const sentinelBirth = '1990-01-01';
/** Valid tax ids for 1990-01-01, each refused with its code. */
export const refusedTaxIds: readonly { tax: string; birthDate: string; code: string }[] = [
  'TAX_CARD_NOT_FOUND',
  'TAX_INVALID',
  'TAX_INVALID_BIRTH',
  'TAX_INVALID_LENGTH',
  'TAX_INVALID_FORMAT',
  'TAX_INVALID_TYPE',
  'TAX_INVALID_FUTURE',
  'TAX_INVALID_CHECK',
].map((code, index) => ({ tax: taxIdOf(sentinelBirth, index + 1), birthDate: sentinelBirth, code }));

/** The number of an earlier card that identifies the member whose tax id is refused with TAX_CARD_NOT_FOUND. */
export const identifyingCard = 'U5005005';

/**
 * What belongs to a tax id. Another account's is refused with TAX_CARD_NOT_FOUND, and
 * so is one that only an earlier card, if given, identifies.
 */
export const findByTax = (world: World, account: Account, tax: string, birthDate: string, oldCard = ''): Entry => {
  const sentinel = refusedTaxIds.find((one) => one.tax === tax);
  if (sentinel?.code === 'TAX_CARD_NOT_FOUND' && oldCard === identifyingCard) return unknown;
  if (sentinel !== undefined) refuse(sentinel.code);
  if (personalTaxId(birthDate)(tax) !== undefined) refuse('TAX_INVALID');
  if (tax === formerMember.tax) return { card: formerMember.card, kr: formerMember.kr };
  const owner = world.state.accounts.find((one) => one.tax === tax);
  if (owner === undefined) return unknown;
  if (owner !== account) return refuse('TAX_CARD_NOT_FOUND');
  const card = currentContract(world, account.kr)?.cardNumber;
  return card === undefined ? unknown : { card, kr: account.kr };
};
