import { toCsv } from '../../../domain/text/csv';
import { safeFileName, uniqueFileNames } from '../../../domain/text/fileNames';
import type { ServiceFile } from '../../../http/readFile';
import { isServiceError, toServiceError, type ServiceError } from '../../../http/serviceError';
import { downloadFile } from '../../../services/documents';
import type { InvoiceRow } from '../../../services/payment';
import { getDownloadInvoice } from '../../../services/paymentPublic';

/** After this many failures in a row the service counts as down, and the remaining files aren't requested. */
const maxFailuresInARow = 3;

/** The ordinals that have a file, each once. */
export const ordinalsOf = (rows: readonly InvoiceRow[]): string[] => [
  ...new Set(rows.map(({ ordinal }) => ordinal).filter((ordinal) => ordinal !== '')),
];

interface FetchOptions {
  signal: AbortSignal;
  /** How many have been dealt with, with the part of the next one that has arrived. */
  onProgress: (done: number) => void;
}

/**
 * Fetches the files one after another. Returns those that have arrived, by ordinal, and what went wrong. Throws a
 * ServiceError when the session has ended or the caller has aborted.
 */
export const fetchFiles = async (
  ordinals: readonly string[],
  { signal, onProgress }: FetchOptions,
): Promise<{ files: Map<string, ServiceFile>; errors: ServiceError[] }> => {
  const files = new Map<string, ServiceFile>();
  const errors: ServiceError[] = [];
  let failures = 0;
  for (const [index, ordinal] of ordinals.entries()) {
    onProgress(index);
    try {
      const { docId } = await getDownloadInvoice({ invoice: ordinal }, signal);
      files.set(
        ordinal,
        await downloadFile({ fileId: docId }, { signal, onProgress: (part = 0) => onProgress(index + part) }),
      );
      failures = 0;
    } catch (thrown) {
      if (signal.aborted || (isServiceError(thrown) && thrown.kind === 'session')) throw thrown;
      errors.push(toServiceError(thrown));
      failures += 1;
      if (failures === maxFailuresInARow) break;
    }
  }
  onProgress(ordinals.length);
  return { files, errors };
};

/** A file's name in the archive: the day first, so that names sort by it. */
const nameOf = ({ date, ordinal }: InvoiceRow, fileName: string | undefined): string =>
  safeFileName([date, fileName ?? `${ordinal}.pdf`].filter((part) => part !== '').join(' '), `${ordinal}.pdf`);

interface YearList {
  rows: readonly InvoiceRow[];
  files: ReadonlyMap<string, ServiceFile>;
  language: 'hu' | 'en';
  /** Date, ordinal, amount in Ft, file. */
  header: readonly [string, string, string, string];
}

/** The year's list as CSV, and the files with their names in the archive. A row without a file names none. */
export const listOf = ({
  rows,
  files,
  language,
  header,
}: YearList): { csv: Blob; entries: { name: string; input: Blob }[] } => {
  const found = rows.filter(
    ({ ordinal }, index) => files.has(ordinal) && rows.findIndex((row) => row.ordinal === ordinal) === index,
  );
  const names = uniqueFileNames(found.map((row) => nameOf(row, files.get(row.ordinal)?.fileName)));
  const nameByOrdinal = new Map(found.map(({ ordinal }, index) => [ordinal, names[index]]));
  const table = rows.map(({ date, ordinal, fullAmount }) => [date, ordinal, fullAmount, nameByOrdinal.get(ordinal)]);
  return {
    csv: new Blob([toCsv([header, ...table], language)], { type: 'text/csv;charset=utf-8' }),
    entries: found.flatMap(({ ordinal }, index) => {
      const file = files.get(ordinal);
      return file === undefined ? [] : [{ name: names[index] ?? '', input: file.blob }];
    }),
  };
};
