/**
 * General validators. All but `required`, `requireChoice` and `isIdent` accept "", so that they combine:
 * firstError(value, required, isEmail). Tax numbers, accounts, phone numbers and dates have files of their own.
 */
import { limitMaxDigits, passwordMinLength, zipLength } from '~/domain/constants';
import { looksLikeIdentifier, looksLikeRegKod } from '~/domain/text/normalisers';
import { normaliseText } from '~/domain/text/normaliseText';

import type { ValidationMessage, Validator } from './validationKeys';

const digitsPattern = /^\d+$/;

/** Counts code points, so that an emoji is one character. */
const lengthOf = (value: string) => Array.from(value).length;

/** The first message that the validators return, in their order. */
export const firstError = (value: string, ...validators: Validator[]): ValidationMessage | undefined => {
  for (const validator of validators) {
    const message = validator(value);
    if (message) return message;
  }
  return undefined;
};

/** Not empty; spaces and invisible characters don't count. */
export const required: Validator = (value) => (normaliseText(value) === '' ? 'validate_required' : undefined);

/** `required` for a field whose name another field of the page has too: `name` leads to its text (useMessageText). */
export const requiredAs =
  (name: string): Validator =>
  (value) =>
    required(value) === undefined ? undefined : `validate_required:${name}`;

export const requireChoice: Validator = (value) => (value === '' ? 'validate_require' : undefined);

export const minN =
  (n: number): Validator =>
  (value) =>
    value !== '' && lengthOf(value) < n ? `validate_min:${n}` : undefined;

export const maxN =
  (n: number): Validator =>
  (value) =>
    lengthOf(value) > n ? `validate_max:${n}` : undefined;

/** Contains a digit. Zip, limit and amount are stricter. */
export const isNumber: Validator = (value) => (value === '' || /\d/.test(value) ? undefined : 'validate_number');

/** What no address has in it, but a list of them or a name beside one. */
const notInEmails = /[\s<>,;:"()[\]\\]/;

/** x@y.z. Split instead of one pattern, which would backtrack for seconds on a long pasted text. */
const looksLikeEmail = (value: string): boolean => {
  const [name, host, ...more] = value.split('@');
  if (!name || !host || more.length > 0 || notInEmails.test(value)) return false;
  const labels = host.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
};

export const isEmail: Validator = (value) => (value === '' || looksLikeEmail(value) ? undefined : 'validate_email');

/** A login name: a kr of 5 or 6 digits, or an e-mail; "" is rejected too. */
export const isIdent: Validator = (value) =>
  looksLikeIdentifier(value) || looksLikeEmail(value) ? undefined : 'validate_ident';

export const isRegKod: Validator = (value) =>
  value === '' || looksLikeRegKod(value) ? undefined : 'validate_emailOrCode';

export const isEmailOrRegKod: Validator = (value) =>
  value === '' || looksLikeRegKod(value) || looksLikeEmail(value) ? undefined : 'validate_emailOrCode';

export const passwordsMatch =
  (other: string): Validator =>
  (value) =>
    value === '' || value === other ? undefined : 'validate_passwordsMatch';

/** A new password that differs from the present one. */
export const differsFrom =
  (present: string): Validator =>
  (value) =>
    value !== '' && value === present ? 'validate_samePassword' : undefined;

export const password: Validator = minN(passwordMinLength);

/** A town's name: no digits and no @. */
export const cityName: Validator = (value) => (/[\d@]/.test(value) ? 'validate_city' : undefined);

/** A postal code: exactly four digits. */
export const zip: Validator = (value) =>
  value === '' || (digitsPattern.test(value) && value.length === zipLength) ? undefined : 'validate_zip';

/** The direct debit limit in forint: at most seven digits. */
export const limit: Validator = (value) => {
  if (value === '') return undefined;
  if (!digitsPattern.test(value)) return 'validate_number';
  return value.length > limitMaxDigits ? `validate_limit:${limitMaxDigits}` : undefined;
};

/** An amount to pay in forint: digits only, above 0, at most `max` (the annual debit). */
export const amount =
  ({ max }: { max: number }): Validator =>
  (value) => {
    if (value === '') return undefined;
    // "abc" is no number at all; "-500" and "12,5" are numbers that can't be paid.
    if (!digitsPattern.test(value)) return isNumber(value) ?? 'validate_amount';
    if (Number(value) === 0) return 'validate_nullPayment';
    return Number(value) > max ? `validate_maxAmount:${Math.floor(max)}` : undefined;
  };
