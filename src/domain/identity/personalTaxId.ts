/** The ten-digit Hungarian personal tax id. */
import { personalTaxIdEpoch, personalTaxIdLength } from '~/domain/constants';
import { daysBetween, parseDisplayDate } from '~/domain/time/dates';
import type { Validator } from '~/domain/validation/validationKeys';

const pattern = /^8\d{9}$/;

/** The last digit is the sum of digit i times i (i = 1..9) mod 11. Ids with a remainder of 10 aren't issued. */
const hasCheckDigit = (id: string): boolean => {
  let sum = 0;
  for (let at = 0; at < 9; at += 1) sum += Number(id[at]) * (at + 1);
  return sum % 11 === Number(id[9]);
};

/**
 * A personal tax id: 8, the days from 1867-01-01 to the birth date, three digits, a check digit.
 * Without a valid birth date the days aren't checked.
 */
export const personalTaxId =
  (birthDate?: string): Validator =>
  (value) => {
    if (value === '') return undefined;
    if (value.length < personalTaxIdLength) return 'validate_taxId';
    if (!pattern.test(value) || !hasCheckDigit(value)) return 'validate_taxOrBirth';
    const born = parseDisplayDate(birthDate ?? '');
    const fits = born === undefined || Number(value.slice(1, 6)) === daysBetween(personalTaxIdEpoch, born);
    return fits ? undefined : 'validate_taxOrBirth';
  };
