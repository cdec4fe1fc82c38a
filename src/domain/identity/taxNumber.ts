/** Hungarian tax numbers of companies and entrepreneurs: 12345676-2-41. */
import { normaliseText } from '~/domain/text/normaliseText';
import type { Validator } from '~/domain/validation/validationKeys';

import { passesWeightedSum } from './checksum';

const pattern = /^(\d{8})-([1-5])-(\d{2})$/;

/** The county codes in use: 02 to 44 without 21, and 51. */
const isCounty = (code: number) => (code >= 2 && code <= 44 && code !== 21) || code === 51;

/** Validates a tax number: 8 digits with a checksum, VAT code 1-5, county code. */
export const companyTaxNumber: Validator = (value) => {
  if (value === '') return undefined;
  const [, base = '', , county] = pattern.exec(value) ?? [];
  return passesWeightedSum(base) && isCounty(Number(county)) ? undefined : 'validate_taxNum';
};

/** Puts the dashes of 99999999-9-99 where they belong. Keeps extra digits: cutting them could make another valid number. */
export const normaliseTaxNumber = (text: string): string => {
  const digits = normaliseText(text).replace(/\D/g, '');
  return [digits.slice(0, 8), digits.slice(8, 9), digits.slice(9)].filter((part) => part !== '').join('-');
};

/** A tax number of a service, with its dashes. A text without exactly its eleven digits is something else, and is kept. */
export const readTaxNumber = (text: string): string =>
  text.replace(/\D/g, '').length === 11 ? normaliseTaxNumber(text) : text;
