import { formatForint } from '~/domain/money/money';
import { formatDate, formatDottedDate } from '~/domain/time/dateTexts';

const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

/** The sums that a Hungarian page shows, as "9 900 Ft". */
export const sumsIn = (page: HTMLElement): string[] =>
  [...plain(page.textContent).matchAll(/−?\d{1,3}(?: \d{3})* Ft/g)].map(([sum]) => sum);

/** The days that a Hungarian page shows, dotted or in words; their endings are left out. */
export const daysIn = (page: HTMLElement): string[] =>
  [...plain(page.textContent).matchAll(/\d{4}\.(?:\d{2}\.\d{2}\.| \p{Ll}+ \d{1,2})/gu)].map(([day]) => day);

export const sumText = (sum: number): string => plain(formatForint(Math.abs(sum), 'hu'));

/** A day in the two forms that pages use. */
export const dayTexts = (day: string): string[] => [
  formatDottedDate(day),
  plain(formatDate(day, 'hu')).replace(/\.$/, ''),
];
