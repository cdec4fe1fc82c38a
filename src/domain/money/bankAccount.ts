/** Hungarian bank account numbers: two or three groups of eight digits. */
import { accountGroupLength, accountLengths } from '~/domain/constants';
import { passesWeightedSum } from '~/domain/identity/checksum';
import { normaliseCode, normaliseText } from '~/domain/text/normaliseText';
import type { Validator } from '~/domain/validation/validationKeys';

const groupPattern = new RegExp(`\\d{1,${accountGroupLength}}`, 'g');

/**
 * The account with a dash after every eight digits. Accepts spaces, missing dashes and a Hungarian IBAN, complete or not, also with "IBAN" in front of it.
 * A foreign IBAN and extra digits are left for the validator to reject.
 */
export const normaliseBankAccount = (text: string): string => {
  const compact = normaliseCode(text)
    .replace(/-/g, '')
    .toUpperCase()
    .replace(/^(?:IBAN:?)+/, '');
  // "HU42" starts an IBAN: its check digits must not become the first digits of the account.
  if (/^H(?:U\d{0,2})?$/.test(compact)) return compact;
  const account = compact.replace(/^HU\d\d/, '');
  if (/^[A-Z]/.test(account)) return normaliseText(text);
  return (account.replace(/\D/g, '').match(groupPattern) ?? []).join('-');
};

/** The digits only, as the services take them; "" if the text is no Hungarian account. */
export const accountDigits = (text: string): string => {
  const account = normaliseBankAccount(text);
  return /^[\d-]*$/.test(account) ? account.replaceAll('-', '') : '';
};

/** An account of a reply in groups of eight digits; undefined if it hides some of them ("11773016-XXXXXXXX"). */
export const wholeAccount = (given: string): string | undefined =>
  /^(?:HU)?[\d\s-]*$/i.test(given) ? normaliseBankAccount(given) : undefined;

/**
 * Validates an account number: one of the given lengths in digits, and valid checksums of the first group and of the
 * rest. Dashes don't matter, since only digits are sent.
 */
export const bankAccount =
  ({ lengths }: { lengths: readonly number[] }): Validator =>
  (value) => {
    if (value === '') return undefined;
    const digits = accountDigits(value);
    const bank = digits.slice(0, accountGroupLength);
    const rest = digits.slice(accountGroupLength);
    const valid = lengths.includes(digits.length) && passesWeightedSum(bank) && passesWeightedSum(rest);
    return valid ? undefined : 'validate_bankAccount';
  };

/** A valid 16-digit account padded with zeros to 24 digits, as banks do; any other text is only normalised. */
export const padBankAccount = (text: string): string => {
  const account = normaliseBankAccount(text);
  const [short] = accountLengths;
  const isShort = accountDigits(account).length === short && bankAccount({ lengths: [short] })(account) === undefined;
  return isShort ? `${account}-${'0'.repeat(accountGroupLength)}` : account;
};
