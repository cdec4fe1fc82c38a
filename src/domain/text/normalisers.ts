/** Normalisers of typed text: idempotent, and safe on incomplete input. Those of numbers are next to their validators. */
import { looksLikeRegKod } from './validators';

/** Keeps the first `maxLength` digits. */
export function digitsOnly(maxLength: number): (text: string) => string {
  return (text) => text.replace(/\D/g, '').slice(0, maxLength);
}

/** A registration code in capitals. The field also takes e-mails, so any other text stays unchanged. */
export function normaliseRegKod(text: string): string {
  const code = text.trim();
  return looksLikeRegKod(code) ? code.toUpperCase() : text;
}

/**
 * An e-mail without the spaces around it and without invisible characters (zero-width space, soft hyphen, byte order
 * mark, direction marks). The domain stays as typed.
 */
export function normaliseEmail(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, '').trim();
}

/** Puts the dots of yyyy.MM.dd where they belong: 20260131, 2026-01-31, 2026. 01. 31. and incomplete dates. */
export function normaliseDate(text: string): string {
  const [, year = '', afterYear = '', rest = ''] = /^\D*(\d{0,4})(\D*)(.*)$/s.exec(text) ?? [];
  // 2026.1 may become 2026.12, so a single digit is a whole month only before a separator: 2026.1.5.
  const [, month = '', afterMonth = '', end = ''] = /^(\d{0,2})(\D*)(.*)$/s.exec(rest) ?? [];
  if (month === '') return afterYear !== '' && year.length === 4 ? `${year}.` : year;
  const day = end.replace(/\D/g, '');
  const fullMonth = afterMonth === '' ? month : month.padStart(2, '0');
  if (day === '') return `${year}.${fullMonth}${afterMonth === '' ? '' : '.'}`;
  return `${year}.${fullMonth}.${day}`;
}
