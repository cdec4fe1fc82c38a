/**
 * Money as text. Not Intl: in Hungarian it doesn't group four digits, and an amount must never break across lines, so
 * no-break spaces stand between the groups and before "Ft".
 */
const noBreakSpace = '\u00A0';
const minusSign = '\u2212';

/** '12 400 Ft' in Hungarian, '12,400 Ft' in English. Rounds to whole forint. */
export function formatForint(amount: number, language: 'hu' | 'en'): string {
  const rounded = Math.round(amount);
  const separator = language === 'hu' ? noBreakSpace : ',';
  const grouped = String(Math.abs(rounded)).replace(/\B(?=(?:\d{3})+$)/g, separator);
  return `${rounded < 0 ? minusSign : ''}${grouped}${noBreakSpace}Ft`;
}

/**
 * A typed or pasted amount without spaces, unit and grouping: "12.400 Ft" becomes "12400". Anything else stays, for the
 * validator to reject: "0.001" is no grouped number.
 */
export function normaliseAmount(text: string): string {
  const bare = text.replace(/\s/g, '').replace(/Ft\.?$/i, '');
  return /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(bare) ? bare.replace(/[.,]/g, '') : bare;
}
