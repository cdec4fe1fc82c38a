/**
 * Hungarian mobile numbers: +36/99/9999999 in a field, +36301234567 on the wire (VAL-6). A mask that only drops
 * characters turns 06301234567 into +36/06/3012345, a wrong number of the right length; so what is typed, pasted or
 * filled in is understood first.
 */
import type { Validator } from './validationKeys';

// No Hungarian area code begins with 0, so +36/06/… is a prefix taken for a number.
const pattern = /^\+36\/[1-9]\d\/\d{7}$/;

/** A mobile number in its field's form. */
export const phone: Validator = (value) => (value === '' || pattern.test(value) ? undefined : 'validate_phone');

/** Prefixes given again behind "+36/": 06, 0036, a lone 0, or 36 before another one, a mobile or a whole number. */
const repeatedPrefixes = /^(?:0036(?=\d)|06(?=\d)|0(?=[1-57-9])|36(?=0|20|30|31|50|70|\d{9}$))+/;

/** The digits after the country code; undefined while there are none yet, or when the number is a foreign one. */
function nationalDigits(compact: string): string | undefined {
  for (const prefix of ['+36', '0036', '06']) {
    if (prefix.startsWith(compact)) return undefined;
    if (compact.startsWith(prefix)) return compact.slice(prefix.length);
  }
  return /^(?:\+|00)/.test(compact) ? undefined : compact;
}

/**
 * +36/30/1234567, or the best beginning of it, from +36301234567, 0036301234567, 36301234567, 06301234567,
 * 06 30 123 4567, 30/123-4567, +36 (30) 123-4567. A prefix still being typed stays as typed; a foreign number and
 * surplus digits stay too, to be rejected.
 */
export function normalisePhone(text: string): string {
  const compact = text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  const national = nationalDigits(compact);
  // The slash stays when it is there and can be deleted when it is not wanted.
  if (national === undefined) return compact === '+36' && text.includes('/') ? '+36/' : compact;
  const digits = national.replace(repeatedPrefixes, '');
  return ['+36', digits.slice(0, 2), digits.slice(2)].filter((part) => part !== '').join('/');
}

/** +36301234567, as the account service takes it. */
export function phoneToWire(text: string): string {
  return normalisePhone(text).replaceAll('/', '');
}

/** The field's form of what the account service gives. */
export function phoneFromWire(wire: string): string {
  return normalisePhone(wire);
}
