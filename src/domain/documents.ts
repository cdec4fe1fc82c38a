/** How documents and invoices are named and ordered (DOC-1, DOC-3). */
import { compareDates, type IsoDate } from './dates';

/** The name and year that a document's id holds: 'Szerződés_2026' is 'Szerződés' of 2026. */
export function documentTitle(docId: string): { name: string; year: number | undefined } {
  const year = /\d{4}$/.exec(docId)?.[0];
  const name = docId.slice(0, -4).replace(/[\s_.-]{1,3}$/, '');
  return year === undefined || name === '' ? { name: docId, year: undefined } : { name, year: Number(year) };
}

/** Newest first: by key, descending. */
export function sortDocuments<Row extends { docKey: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => b.docKey - a.docKey);
}

/** Newest first; of one day the one with the higher order first. */
export function sortInvoices<Row extends { date: IsoDate; order: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => compareDates(b.date, a.date) || b.order - a.order);
}

/** The sum of the invoices whose amount is known, in forint. */
export function totalOf(rows: readonly { fullAmount?: number | undefined }[]): number {
  return rows.reduce((sum, { fullAmount = 0 }) => sum + fullAmount, 0);
}
