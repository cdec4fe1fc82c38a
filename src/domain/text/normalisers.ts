/** Normalisers of typed text: idempotent, and safe on incomplete input. Those of numbers are next to their validators. */
import { normaliseCode } from './normaliseText';
import { looksLikeRegKod } from './validators';

/** Keeps the first `maxLength` digits. */
export const digitsOnly =
  (maxLength: number): ((text: string) => string) =>
  (text) =>
    text.replace(/\D/g, '').slice(0, maxLength);

/** A registration code in capitals. The field also takes e-mails, so any other text keeps its case. */
export const normaliseRegKod = (text: string): string => {
  const code = normaliseCode(text);
  return looksLikeRegKod(code) ? code.toUpperCase() : code;
};

/** An e-mail without spaces and invisible characters. The domain stays as typed. */
export const normaliseEmail = normaliseCode;

/** Puts the dots of yyyy.MM.dd where they belong: 20260131, 2026-01-31, 2026. 01. 31. and incomplete dates. */
export const normaliseDate = (text: string): string => {
  const [, year = '', afterYear = '', rest = ''] = /^\D*(\d{0,4})(\D*)(.*)$/s.exec(text) ?? [];
  // 2026.1 may become 2026.12, so a single digit is a whole month only before a separator: 2026.1.31.
  const [, month = '', afterMonth = '', end = ''] = /^(\d{0,2})(\D*)(.*)$/s.exec(rest) ?? [];
  if (month === '') return afterYear !== '' && year.length === 4 ? `${year}.` : year;
  const day = end.replace(/\D/g, '');
  return day === '' && afterMonth === '' ? `${year}.${month}` : `${year}.${month}.${day}`;
};
