import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { now } from '../../../domain/time/clock';
import type { ReadyFile } from '../../../features/downloading/useDownload';
import { toServiceError, type ServiceError } from '../../../http/serviceError';
import { useLanguage } from '../../../i18n/useLanguage';
import type { InvoiceRow } from '../../../services/payment';
import { fileAddress } from '../fileAddress';
import { useAbortableRun } from '../useAbortableRun';
import { fetchFiles, listOf, ordinalsOf, type YearFiles } from './yearFiles';

export type ArchiveState =
  | { step: 'loading'; done: number }
  /** `archive` is undefined if no file came; `missing` are the ordinals without one, `errors` the reasons. */
  | { step: 'ready'; archive: ReadyFile | undefined; list: ReadyFile; missing: string[]; errors: ServiceError[] }
  | { step: 'failed'; error: ServiceError };

interface Run {
  year: number;
  rows: readonly InvoiceRow[];
  /** How many files the year has. */
  total: number;
  files: YearFiles;
}

export interface YearArchive {
  shown: { run: Run; state: ArchiveState } | undefined;
  open: (year: number, rows: readonly InvoiceRow[]) => void;
  /** Asks again for what is missing. */
  retry: () => void;
  /** Cancels what is under way. */
  close: () => void;
}

/**
 * A year's invoices as one archive with their list. Closing the dialog, leaving the page and the end of the session abort the
 * requests; late replies are ignored.
 */
export const useYearArchive = (): YearArchive => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const [shown, setShown] = useState<YearArchive['shown']>();
  const { start, stop } = useAbortableRun();

  const work = async (run: Run, signal: AbortSignal): Promise<void> => {
    const tell = (state: ArchiveState): void => {
      if (!signal.aborted) setShown({ run, state });
    };
    const address = (blob: Blob, fileName: string): ReadyFile => ({ href: fileAddress(blob, signal), fileName });
    const { year, rows, files } = run;
    const ordinals = ordinalsOf(rows);
    tell({ step: 'loading', done: 0 });
    try {
      const errors = await fetchFiles(ordinals, files, {
        signal,
        onProgress: (done) => tell({ step: 'loading', done }),
      });
      const header = [
        t('account.invoices.date'),
        t('account.invoices.ordinal'),
        `${t('account.invoices.amount')} (Ft)`,
        t('account.invoices.all.file'),
      ] as const;
      const { csv, entries } = listOf({ rows, files, language, header });
      const name = t('account.invoices.all.fileName', { year });
      const list = { name: `${name}.csv`, input: csv };
      const packed =
        entries.length === 0 ? undefined : await (await import('../profile/zip')).zip([list, ...entries], now());
      if (signal.aborted) return;
      tell({
        step: 'ready',
        archive: packed && address(packed, `${name}.zip`),
        list: address(csv, list.name),
        missing: ordinals.filter((ordinal) => !files.has(ordinal)),
        errors: [...errors.values()],
      });
    } catch (thrown) {
      tell({ step: 'failed', error: toServiceError(thrown) });
    }
  };

  const begin = (run: Run): void => start((signal) => work(run, signal));
  return {
    shown,
    open: (year, rows) => begin({ year, rows, total: ordinalsOf(rows).length, files: new Map() }),
    retry: () => {
      if (shown !== undefined) begin(shown.run);
    },
    close: () => {
      stop();
      setShown(undefined);
    },
  };
};
