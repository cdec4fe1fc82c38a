/** The ten-digit personal tax id (VAL-8). */
import { personalTaxIdEpoch, personalTaxIdLength } from './constants';
import { daysBetween, parseDisplayDate } from './dates';
import type { Validator } from './validationKeys';

const pattern = /^8\d{9}$/;

/** The last digit is the sum of digit i times i (i = 1..9) mod 11; a remainder of 10 is never given out. */
function hasCheckDigit(id: string): boolean {
  let sum = 0;
  for (let at = 0; at < 9; at += 1) sum += Number(id[at]) * (at + 1);
  return sum % 11 === Number(id[9]);
}

/**
 * A personal tax id: begins with 8, then the days from 1867-01-01 to the birth date, three digits, and a check digit.
 * Without a birth date, or with one that is none, all the rest is checked.
 */
export function personalTaxId(birthDate?: string): Validator {
  return (value) => {
    if (value === '') return undefined;
    if (value.length < personalTaxIdLength) return 'validate_taxId';
    if (!pattern.test(value) || !hasCheckDigit(value)) return 'validate_taxOrBirth';
    const born = parseDisplayDate(birthDate ?? '');
    const fits = born === undefined || Number(value.slice(1, 6)) === daysBetween(personalTaxIdEpoch, born);
    return fits ? undefined : 'validate_taxOrBirth';
  };
}
