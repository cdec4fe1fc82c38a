import { collectionState, newestFirst } from '../../../domain/money/collections';
import type { CollectionRow } from '../../../services/payment';

export type DebitRow = CollectionRow;

/** How many collections the chart shows: a year of months. */
const chartRows = 12;

interface ChartBar {
  date: string;
  /** Share of the greatest amount, 0…1. */
  height: number;
  hasFailed: boolean;
}

export interface Chart {
  bars: ChartBar[];
  /** The greatest amount shown, in forint. */
  most: number;
}

/** The last twelve collections, oldest first, as shares of the greatest one. A row without a date or an amount is left out, and so is one that is only announced. */
export const debitChart = (list: readonly DebitRow[]): Chart => {
  const known = list.flatMap(({ date, amount, state }) =>
    date === '' || amount === undefined || collectionState(state) === 'waiting'
      ? []
      : [{ date, amount, hasFailed: collectionState(state) === 'failed' }],
  );
  const rows = newestFirst(known).slice(0, chartRows).reverse();
  const most = Math.max(0, ...rows.map(({ amount }) => amount));
  return {
    most,
    bars: rows.map(({ date, amount, hasFailed }) => ({
      date,
      height: most === 0 ? 0 : Math.max(0, amount) / most,
      hasFailed,
    })),
  };
};
