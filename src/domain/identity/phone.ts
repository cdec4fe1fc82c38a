/**
 * Hungarian mobile numbers: +36/99/9999999 in a field, +36301234567 on the wire. A mask that only drops characters turns
 * 06301234567 into +36/06/3012345, a wrong number of the right length, so input is parsed before it is masked.
 */
import { normaliseText } from '~/domain/text/normaliseText';
import type { Validator } from '~/domain/validation/validationKeys';

// No Hungarian area code starts with 0: +36/06/… is a prefix mistaken for a number.
const pattern = /^\+36\/[1-9]\d\/\d{7}$/;

/** A mobile number as fields show it. */
export const phone: Validator = (value) => (value === '' || pattern.test(value) ? undefined : 'validate_phone');

/** Prefixes repeated after "+36/": 06, 0036, a single 0, or 36 before another prefix or a complete number. */
const repeatedPrefixes = /^(?:0036(?=\d)|06(?=\d)|0(?=[1-57-9])|36(?=0|20|30|31|50|70|\d{9}$))+/;

/** The digits after the country code; undefined for an incomplete prefix or a foreign number. */
const nationalDigits = (compact: string): string | undefined => {
  for (const prefix of ['+36', '0036', '06']) {
    if (prefix.startsWith(compact)) return undefined;
    if (compact.startsWith(prefix)) return compact.slice(prefix.length);
  }
  return /^(?:\+|00)/.test(compact) ? undefined : compact;
};

/**
 * Formats +36301234567, 0036301234567, 36301234567, 06301234567, 06 30 123 4567, 30/123-4567 and +36 (30) 123-4567, complete
 * or not, as +36/30/1234567. An incomplete prefix stays as typed. Foreign numbers and extra digits are left for the
 * validator to reject.
 */
export const normalisePhone = (text: string): string => {
  const compact = normaliseText(text)
    .replace(/[^\d+]/g, '')
    .replace(/(?!^)\+/g, '');
  const national = nationalDigits(compact);
  // Keep a typed slash, and let it be deleted.
  if (national === undefined) return compact === '+36' && text.includes('/') ? '+36/' : compact;
  const digits = national.replace(repeatedPrefixes, '');
  return ['+36', digits.slice(0, 2), digits.slice(2)].filter((part) => part !== '').join('/');
};

/** +36301234567, as the account service takes it. */
export const phoneToWire = (text: string): string => normalisePhone(text).replaceAll('/', '');

/** The number as fields show it, from what the account service sends. */
export const phoneFromWire = (wire: string): string => normalisePhone(wire);
