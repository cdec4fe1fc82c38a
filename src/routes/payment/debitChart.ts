import { compareDates } from '../../domain/dates';
import type { DirectDebit } from '../../services/payment';

export type DebitRow = DirectDebit['list'][number];

/** How many collections the chart shows: a year of months. */
const chartRows = 12;

export interface ChartBar {
  date: string;
  /** Share of the greatest amount, 0…1. */
  height: number;
}

export interface Chart {
  bars: ChartBar[];
  /** The greatest amount shown, in forint. */
  most: number;
}

/** Newest first. */
export const newestFirst = (list: readonly DebitRow[]): DebitRow[] => [...list].sort((one, other) => compareDates(other.date, one.date));

/** The last twelve collections, oldest first, as shares of the greatest one (MAN-6). */
export const debitChart = (list: readonly DebitRow[]): Chart => {
  const rows = newestFirst(list).slice(0, chartRows).reverse();
  const most = Math.max(0, ...rows.map(({ amount = 0 }) => amount));
  return { most, bars: rows.map(({ date, amount = 0 }) => ({ date, height: most === 0 ? 0 : Math.max(0, amount) / most })) };
};
