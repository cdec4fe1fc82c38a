import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadError } from '~/components/feedback/LoadError';
import { useRead } from '~/components/feedback/useRead';
import { now } from '~/domain/time/clock';
import { saveFile } from '~/features/downloading/useDownload';
import type { FileOptions } from '~/http/client';
import type { ServiceFile } from '~/http/readFile';
import { isServiceError, toServiceError, type ServiceError } from '~/http/serviceError';
import { useLanguage } from '~/i18n/useLanguage';
import type { InvoiceRow } from '~/services/payment';

import { toCsv } from './csv';
import { FileDialog } from './FileDialog';
import { safeFileName, uniqueFileNames } from './fileNames';
import { fetchInvoice } from './InvoiceDialog';

/** After this many failures in a row the service counts as down, and the remaining files aren't requested. */
const maxFailuresInARow = 3;

const ordinalsOf = (rows: readonly InvoiceRow[]): string[] => [
  ...new Set(rows.map(({ ordinal }) => ordinal).filter((ordinal) => ordinal !== '')),
];

/**
 * Fetches the files one after another; the progress is the number of files so far, with a part of the next one. Throws a
 * ServiceError when the session has ended or the caller has aborted.
 */
const fetchFiles = async (
  ordinals: readonly string[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<{ files: Map<string, ServiceFile>; errors: ServiceError[] }> => {
  const files = new Map<string, ServiceFile>();
  const errors: ServiceError[] = [];
  let failures = 0;
  for (const [index, ordinal] of ordinals.entries()) {
    const options: FileOptions = { signal, onProgress: (part = 0) => onProgress(index + part) };
    onProgress(index);
    try {
      files.set(ordinal, await fetchInvoice(ordinal, options));
      failures = 0;
    } catch (thrown) {
      if (signal.aborted || (isServiceError(thrown) && thrown.kind === 'session')) throw thrown;
      errors.push(toServiceError(thrown));
      failures += 1;
      if (failures === maxFailuresInARow) break;
    }
  }
  return { files, errors };
};

/** The names of the files in the archive, by ordinal: the day first, so that names sort by it. */
const fileNamesInZip = (rows: readonly InvoiceRow[], files: ReadonlyMap<string, ServiceFile>): Map<string, string> => {
  const days = new Map(rows.map(({ ordinal, date }) => [ordinal, date]));
  const names = [...files].map(([ordinal, { fileName = `${ordinal}.pdf` }]) =>
    safeFileName(`${days.get(ordinal) ?? ''} ${fileName}`.trim(), `${ordinal}.pdf`),
  );
  const unique = uniqueFileNames(names);
  return new Map([...files.keys()].map((ordinal, index) => [ordinal, unique[index] ?? '']));
};

interface ArchiveDialogProps {
  year: number;
  rows: readonly InvoiceRow[];
  onClose: () => void;
}

/** Fetches the year's invoices and saves them as one ZIP with their list as CSV (DOC-8). Closing it aborts the requests. */
export const ArchiveDialog = ({ year, rows, onClose }: ArchiveDialogProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const [done, setDone] = useState(0);
  const ordinals = ordinalsOf(rows);
  const total = ordinals.length;

  const pack = async (files: ReadonlyMap<string, ServiceFile>): Promise<Blob> => {
    const names = fileNamesInZip(rows, files);
    const table = [
      [
        t('account.invoices.date'),
        t('account.invoices.ordinal'),
        `${t('account.invoices.amount')} (Ft)`,
        t('account.invoices.all.file'),
      ],
      ...rows.map(({ date, ordinal, fullAmount }) => [date, ordinal, fullAmount, names.get(ordinal)]),
    ];
    const list = new Blob([toCsv(table, language)], { type: 'text/csv;charset=utf-8' });
    const entries = [
      { name: `${t('account.invoices.all.fileName', { year })}.csv`, blob: list },
      ...[...files].map(([ordinal, { blob }]) => ({ name: names.get(ordinal) ?? '', blob })),
    ];
    const { downloadZip } = await import('client-zip');
    const lastModified = now();
    const read = async function* () {
      for (const { name, blob } of entries)
        yield { name, lastModified, input: new Uint8Array(await blob.arrayBuffer()) };
    };
    return downloadZip(read()).blob();
  };

  // A query for its cancelling: closing the dialog aborts the requests.
  const query = useQuery({
    queryKey: ['invoiceArchive', ...ordinals],
    meta: { silentWait: true },
    queryFn: async ({ signal }) => {
      const { files, errors } = await fetchFiles(ordinals, signal, setDone);
      const archive = files.size === 0 ? undefined : await pack(files);
      signal.throwIfAborted();
      return {
        file: archive && saveFile(archive, `${t('account.invoices.all.fileName', { year })}.zip`),
        missing: ordinals.filter((ordinal) => !files.has(ordinal)),
        errors,
      };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  const { data, failure, busy, retry } = useRead(query);
  const { file, missing = ordinals, errors = failure === undefined ? [] : [failure] } = data ?? {};
  return (
    <FileDialog
      title={t('account.invoices.all.title', { year })}
      message={
        busy ? t('account.invoices.all.loading') : t('account.invoices.all.ready', { n: total - missing.length, total })
      }
      count={t('account.invoices.all.count', { done: Math.floor(done), total })}
      isLoading={busy}
      progress={done / total}
      file={file}
      onClose={onClose}
    >
      {missing.length > 0 && (
        <>
          <LoadError
            failure={{ codes: [...new Set(errors.flatMap(({ codes }) => codes))], reference: errors[0]?.reference }}
            onRetry={retry}
          />
          <p>{t('account.invoices.all.missing')}</p>
          <ul>
            {missing.map((ordinal) => (
              <li key={ordinal}>{ordinal}</li>
            ))}
          </ul>
        </>
      )}
    </FileDialog>
  );
};
