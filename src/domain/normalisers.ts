/** Text to text, safe on every half-typed value and idempotent; those of one kind of number stand beside its validator. */
import { looksLikeRegKod } from './validators';

/** Keeps the digits, at most so many: postal code, limit, amount. */
export function digitsOnly(maxLength: number): (text: string) => string {
  return (text) => text.replace(/\D/g, '').slice(0, maxLength);
}

/** A registration code in capitals (VAL-3). The field takes e-mails too: what is no code stays as it is. */
export function normaliseRegKod(text: string): string {
  const code = text.trim();
  return looksLikeRegKod(code) ? code.toUpperCase() : text;
}

/** Puts the dots of yyyy.MM.dd where they belong: 20260131, 2026-01-31, 2026. 01. 31. and half-typed dates. */
export function normaliseDate(text: string): string {
  const [, year = '', afterYear = '', rest = ''] = /^\D*(\d{0,4})(\D*)(.*)$/s.exec(text) ?? [];
  // A one-digit month is one only if something that is no digit follows it: 2026.1.5, but 2026.1 may become 2026.12.
  const [, month = '', afterMonth = '', end = ''] = /^(\d{0,2})(\D*)(.*)$/s.exec(rest) ?? [];
  if (month === '') return afterYear !== '' && year.length === 4 ? `${year}.` : year;
  const day = end.replace(/\D/g, '');
  const fullMonth = afterMonth === '' ? month : month.padStart(2, '0');
  if (day === '') return `${year}.${fullMonth}${afterMonth === '' ? '' : '.'}`;
  return `${year}.${fullMonth}.${day}`;
}
