/**
 * Money as text (I18N-4). Own code, not Intl: Hungarian Intl leaves four-digit numbers ungrouped, and a
 * no-break space is wanted both between the groups and before "Ft", so that an amount never breaks across lines.
 */
const noBreakSpace = '\u00A0';
const minusSign = '\u2212';

/** '12 400 Ft' in Hungarian, '12,400 Ft' in English. The amount is whole forint; a fraction is rounded. */
export function formatForint(amount: number, language: 'hu' | 'en'): string {
  const rounded = Math.round(amount);
  const separator = language === 'hu' ? noBreakSpace : ',';
  const grouped = String(Math.abs(rounded)).replace(/\B(?=(?:\d{3})+$)/g, separator);
  return `${rounded < 0 ? minusSign : ''}${grouped}${noBreakSpace}Ft`;
}
