/** Hungarian bank account numbers: two or three groups of eight digits (VAL-5). */
import { passesWeightedSum } from './checksum';
import { accountGroupLength } from './constants';
import type { Validator } from './validationKeys';

const groupPattern = new RegExp(`\\d{1,${accountGroupLength}}`, 'g');

/**
 * The account with a dash after every eight digits. Takes spaces, missing dashes and a Hungarian IBAN, whole or half
 * typed. Another country's IBAN stays as it is, to be rejected; so do surplus digits.
 */
export function normaliseBankAccount(text: string): string {
  const compact = text.replace(/[\s-]/g, '').toUpperCase();
  // "HU42" alone is the beginning of an IBAN: its check digits must not become the account's first ones.
  if (/^H(?:U\d{0,2})?$/.test(compact)) return compact;
  const account = compact.replace(/^HU\d\d/, '');
  if (/^[A-Z]/.test(account)) return text.trim();
  return (account.replace(/\D/g, '').match(groupPattern) ?? []).join('-');
}

/** The digits alone, as the services take them; none while the text is no Hungarian account. */
export function accountDigits(text: string): string {
  const account = normaliseBankAccount(text);
  return /^[\d-]*$/.test(account) ? account.replaceAll('-', '') : '';
}

/**
 * An account number of one of the given lengths (in digits) whose first group and whose rest both pass the check.
 * What is judged is what would be sent, so missing dashes are no error.
 */
export function bankAccount({ lengths }: { lengths: readonly number[] }): Validator {
  return (value) => {
    if (value === '') return undefined;
    const digits = accountDigits(value);
    const bank = digits.slice(0, accountGroupLength);
    const rest = digits.slice(accountGroupLength);
    const valid = lengths.includes(digits.length) && passesWeightedSum(bank) && passesWeightedSum(rest);
    return valid ? undefined : 'validate_bankAccount';
  };
}
