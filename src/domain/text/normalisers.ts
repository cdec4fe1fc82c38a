/** Normalisers of typed text: idempotent, and safe on incomplete input. Those of numbers are next to their validators. */
import { normaliseCode, normaliseText } from './normaliseText';

/** A number without spaces and the signs that group its digits. Anything else stays, for the validator to refuse. */
export const normaliseDigits = (text: string): string => normaliseCode(text).replace(/[-./]/g, '');

/** A postal code without the country in front of it: H-1117, HU-1117. */
export const normaliseZip = (text: string): string => normaliseDigits(text).replace(/^HU?(?=\d)/i, '');

/**
 * An e-mail, also out of `Name <a@b.hu>` and `mailto:a@b.hu?subject=…`. The domain stays as typed, and so do inner spaces: without
 * them it may be a stranger's address.
 */
export const normaliseEmail = (text: string): string => {
  const plain = normaliseText(text);
  const address = /^[^<>]*<([^<>]*)>$/.exec(plain)?.[1] ?? plain;
  return normaliseText(address.replace(/^\s*(?:mailto:\s*)+([^?]*).*$/i, '$1'));
};

/** A text without inner spaces if that makes it a code; otherwise an e-mail. */
const codeOrEmail = (text: string, isCode: (code: string) => boolean): string => {
  const code = normaliseCode(text);
  return isCode(code) ? code : normaliseEmail(text);
};

/** Whether the text is a kr: 5 or 6 digits. */
export const looksLikeIdentifier = (value: string): boolean => /^\d{5,6}$/.test(value);

/**
 * Whether the text is an employer's registration code, in upper or lower case: digit 6-9, digit, two letters A-M, two letters N-Z,
 * digit 1-5, digit.
 */
export const looksLikeRegKod = (value: string): boolean => /^[6-9]\d[A-M]{2}[N-Z]{2}[1-5]\d$/i.test(value);

/** A kr or an e-mail. */
export const normaliseLoginName = (text: string): string => codeOrEmail(text, looksLikeIdentifier);

/** A registration code, in capitals, or an e-mail. */
export const normaliseEmailOrCode = (text: string): string => {
  const given = codeOrEmail(text, looksLikeRegKod);
  return looksLikeRegKod(given) ? given.toUpperCase() : given;
};

/** Puts the dots of yyyy.MM.dd where they belong: 20260131, 2026-01-31, 2026. 01. 31. and incomplete dates. Words stay. */
export const normaliseDate = (text: string): string => {
  const plain = normaliseText(text);
  if (/\p{L}/u.test(plain)) return plain;
  const [, year = '', afterYear = '', rest = ''] = /^\D*(\d{0,4})(\D*)(.*)$/s.exec(plain) ?? [];
  // 2026.1 may become 2026.12, so a single digit is a whole month only before a separator: 2026.1.31.
  const [, month = '', afterMonth = '', end = ''] = /^(\d{0,2})(\D*)(.*)$/s.exec(rest) ?? [];
  if (month === '') return afterYear !== '' && year.length === 4 ? `${year}.` : year;
  const day = end.replace(/\D/g, '');
  return day === '' && afterMonth === '' ? `${year}.${month}` : `${year}.${month}.${day}`;
};
