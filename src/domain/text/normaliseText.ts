const spaces = /[\t-\r\p{Z}]+/gu;
/** Control and format characters, lone surrogates, and what else is drawn as nothing (fillers, joiners, the Braille blank). */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The ASCII of a Japanese keyboard's wide letters, digits and signs. */
const plain = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * The one normaliser of text that is typed, pasted or read from a path, passwords aside: composed letters (NFC), no
 * invisible, control or wide characters, plain single spaces, none around. Idempotent.
 */
export const normaliseText = (text: string): string =>
  plain(text).replace(spaces, ' ').replace(invisible, '').replace(/ +/g, ' ').trim().normalize('NFC');

/** The same for codes, card numbers and e-mails, which have no spaces. */
export const normaliseCode = (text: string): string => normaliseText(text).replaceAll(' ', '');

/** A card number in capitals: "u 1234567" is U1234567. */
export const normaliseCardNumber = (text: string): string => normaliseCode(text).toUpperCase();
