/** Names, order and years of the lists of documents and invoices. */
import { firstListYear, listedYears } from '~/domain/constants';
import { compareDates, yearOf, type IsoDate } from '~/domain/time/dates';

/** Years to choose from for past lists: last year down to the first one. */
export const listYears = (today: IsoDate): number[] => {
  const years: number[] = [];
  for (let year = yearOf(today) - 1; year >= firstListYear; year -= 1) years.push(year);
  return years;
};

/** Whether the year's list is shown; for older years the page refers to customer care. */
export const isListed = (year: number, today: IsoDate): boolean => yearOf(today) - year < listedYears;

/** Splits a document id into name and year: 'Szerződés_2026' is 'Szerződés' of 2026. */
export const documentTitle = (docId: string): { name: string; year: number | undefined } => {
  const year = /\d{4}$/.exec(docId)?.[0];
  const name = docId.slice(0, -4).replace(/[\s_.-]{1,3}$/, '');
  return year === undefined || name === '' ? { name: docId, year: undefined } : { name, year: Number(year) };
};

const documentKinds = {
  szerződés: 'contract',
  'tagsági szerződés': 'contract',
  ászf: 'terms',
  'általános szerződési feltételek': 'terms',
  'bankkártya-regisztráció': 'registration',
  'csoportos beszedési megbízás': 'collection',
  'fizetési tájékoztató': 'transfer',
  'rendszeres fizetési felhatalmazás': 'mandate',
  kártyaigazolás: 'certificate',
  tájékoztató: 'information',
} as const;

export type DocumentKind = (typeof documentKinds)[keyof typeof documentKinds];

const kindsByName = new Map<string, DocumentKind>(Object.entries(documentKinds));

/** The kind of a document by the service's Hungarian name; undefined for a name that the portal doesn't know. */
export const documentKind = (name: string): DocumentKind | undefined => kindsByName.get(name.toLowerCase());

/**
 * Each document's number among those of the same name and year, from the oldest; undefined where the name is the only
 * one. The service gives no date, but its keys rise. Of `listYear` is a document that names no year.
 */
export const copyNumbers = (
  rows: readonly { docKey: number; docId: string }[],
  listYear: number,
): Map<number, number | undefined> => {
  const keys = new Map<string, number[]>();
  for (const { docKey, docId } of [...rows].sort((a, b) => a.docKey - b.docKey)) {
    const { name, year = listYear } = documentTitle(docId);
    const title = `${name} ${year}`;
    keys.set(title, [...(keys.get(title) ?? []), docKey]);
  }
  return new Map(
    [...keys.values()].flatMap((same) =>
      same.map((key, index): [number, number | undefined] => [key, same.length > 1 ? index + 1 : undefined]),
    ),
  );
};

export const sortDocuments = <Row extends { docKey: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => b.docKey - a.docKey);

/** Newest first; on the same day the higher order first. */
export const sortInvoices = <Row extends { date: IsoDate; order: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => compareDates(b.date, a.date) || b.order - a.order);
