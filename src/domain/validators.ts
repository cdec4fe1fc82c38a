/**
 * The general validators (VAL-1, VAL-2, VAL-3, VAL-7). All but `required`, `requireChoice` and `isIdent` let the
 * empty text pass, so that they combine: firstError(value, required, isEmail). What a rule says about one kind of
 * number stands in a file of its own: taxNumber, personalTaxId, bankAccount, phone, dateValidators.
 */
import { limitMaxDigits, passwordMinLength, zipLength } from './constants';
import type { ValidationMessage, Validator } from './validationKeys';

const identifierPattern = /^\d{5,6}$/;
const registrationCodePattern = /^[6-9]\d[A-M]{2}[N-Z]{2}[1-5]\d$/i;
const digitsPattern = /^\d+$/;

/** Characters as people count them: an emoji is one. */
const lengthOf = (value: string) => Array.from(value).length;

/** The first message that the validators have about the value, in their order. */
export function firstError(value: string, ...validators: Validator[]): ValidationMessage | undefined {
  for (const validator of validators) {
    const message = validator(value);
    if (message) return message;
  }
  return undefined;
}

/** Something has to be typed; spaces are nothing. */
export const required: Validator = (value) => (value.trim() === '' ? 'validate_required' : undefined);

/** One of the choices has to be taken (WIZ-10). */
export const requireChoice: Validator = (value) => (value === '' ? 'validate_require' : undefined);

/** At least so many characters. */
export function minN(n: number): Validator {
  return (value) => (value !== '' && lengthOf(value) < n ? `validate_min:${n}` : undefined);
}

/** At most so many characters. */
export function maxN(n: number): Validator {
  return (value) => (lengthOf(value) > n ? `validate_max:${n}` : undefined);
}

/** Contains a digit: that is all the specification asks of it. Zip, limit and amount ask for more. */
export const isNumber: Validator = (value) => (value === '' || /\d/.test(value) ? undefined : 'validate_number');

/**
 * x@y.z without spaces. By parts and not by one pattern: a pattern that backtracks takes seconds on a long
 * pasted text (FLT-9).
 */
function looksLikeEmail(value: string): boolean {
  const [name, host, ...more] = value.split('@');
  if (!name || !host || more.length > 0 || /\s/.test(value)) return false;
  const labels = host.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}

/** An e-mail address. */
export const isEmail: Validator = (value) => (value === '' || looksLikeEmail(value) ? undefined : 'validate_email');

/** A login name: a kr of 5 or 6 digits, or an e-mail; the empty one is rejected too (VAL-2). */
export const isIdent: Validator = (value) =>
  identifierPattern.test(value) || looksLikeEmail(value) ? undefined : 'validate_ident';

/** Whether the text is an employer's registration code, in capitals or not (VAL-3). */
export function looksLikeRegKod(value: string): boolean {
  return registrationCodePattern.test(value);
}

/** A registration code: digit 6-9, digit, two letters A-M, two letters N-Z, digit 1-5, digit (VAL-3). */
export const isRegKod: Validator = (value) =>
  value === '' || looksLikeRegKod(value) ? undefined : 'validate_emailOrCode';

/** A work e-mail or a registration code (CON-1). */
export const isEmailOrRegKod: Validator = (value) =>
  value === '' || looksLikeRegKod(value) || looksLikeEmail(value) ? undefined : 'validate_emailOrCode';

/** The repeat of a password. */
export function passwordsMatch(other: string): Validator {
  return (value) => (value === '' || value === other ? undefined : 'validate_passwordsMatch');
}

/** A new password that is not the present one again (PROF-5). */
export function differsFrom(present: string): Validator {
  return (value) => (value !== '' && value === present ? 'validate_samePassword' : undefined);
}

/** A password is long enough (VAL-7). */
export const password: Validator = minN(passwordMinLength);

/** A postal code: exactly four digits (VAL-7). */
export const zip: Validator = (value) =>
  value === '' || (digitsPattern.test(value) && value.length === zipLength) ? undefined : 'validate_zip';

/** The direct debit limit, in forint: digits, at most seven (VAL-7). */
export const limit: Validator = (value) => {
  if (value === '') return undefined;
  if (!digitsPattern.test(value)) return 'validate_number';
  return value.length > limitMaxDigits ? `validate_limit:${limitMaxDigits}` : undefined;
};

/** An amount to pay, in forint: digits only, above 0, at most the annual debit (PAY-2). */
export function amount({ max }: { max: number }): Validator {
  return (value) => {
    if (value === '') return undefined;
    // "abc" holds no number at all; "-500" and "12,5" hold one that can't be paid.
    if (!digitsPattern.test(value)) return isNumber(value) ?? 'validate_amount';
    if (Number(value) === 0) return 'validate_nullPayment';
    return Number(value) > max ? 'validate_maxAmount' : undefined;
  };
}
