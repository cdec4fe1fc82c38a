import { normaliseCode } from '~/domain/text/normaliseText';

/** '12 400 Ft' in Hungarian, '12,400 Ft' in English; all spaces are no-break spaces. Rounds to whole forint. */
export const formatForint = (amount: number, language: 'hu' | 'en'): string => {
  const rounded = Math.round(amount);
  return `${rounded < 0 ? '\u2212' : ''}${Math.abs(rounded).toLocaleString(language, { useGrouping: 'always' })}\u00A0Ft`;
};

/**
 * A typed or pasted amount without spaces, unit and grouping: "12.400 Ft" becomes "12400". Anything else stays, for the
 * validator to reject: "0.001" isn't grouped.
 */
export const normaliseAmount = (text: string): string => {
  const bare = normaliseCode(text).replace(/Ft\.?$/i, '');
  return /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(bare) ? bare.replace(/[.,]/g, '') : bare;
};
