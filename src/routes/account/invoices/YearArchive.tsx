import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, DownloadButton } from '../../../components/Button';
import { LoadError } from '../../../components/feedback/LoadError';
import { Dialog } from '../../../components/layout/Dialog';
import { now } from '../../../domain/time/clock';
import { focusLink, saveFile, useRevokedAddress } from '../../../features/downloading/useDownload';
import { toServiceError } from '../../../http/serviceError';
import { useLanguage } from '../../../i18n/useLanguage';
import type { InvoiceRow } from '../../../services/payment';
import { FileProgress } from '../FileProgress';
import { fetchFiles, listOf, ordinalsOf } from './yearFiles';

/** A screen reader hears of a long year's progress no more often than this. */
const announcements = 10;

/** Packs the files one after another, as they are: a PDF is compressed already. */
const pack = async (entries: readonly { name: string; input: Blob }[]): Promise<Blob> => {
  const { downloadZip } = await import('client-zip');
  const lastModified = now();
  const read = async function* () {
    for (const { name, input } of entries)
      yield { name, lastModified, input: new Uint8Array(await input.arrayBuffer()) };
  };
  return downloadZip(read()).blob();
};

interface YearArchiveProps {
  year: number;
  rows: readonly InvoiceRow[];
}

/** Fetches and saves the year's invoices with their list as one file. Unmounting aborts the requests. */
const ArchiveDialog = ({ year, rows, onClose }: YearArchiveProps & { onClose: () => void }) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const [done, setDone] = useState(0);
  const ordinals = ordinalsOf(rows);
  const total = ordinals.length;
  const query = useQuery({
    queryKey: ['invoiceArchive', year],
    queryFn: async ({ signal }) => {
      const { files, errors } = await fetchFiles(ordinals, { signal, onProgress: setDone });
      const header = [
        t('account.invoices.date'),
        t('account.invoices.ordinal'),
        `${t('account.invoices.amount')} (Ft)`,
        t('account.invoices.all.file'),
      ] as const;
      const { csv, entries } = listOf({ rows, files, language, header });
      const name = t('account.invoices.all.fileName', { year });
      const archive = entries.length === 0 ? undefined : await pack([{ name: `${name}.csv`, input: csv }, ...entries]);
      signal.throwIfAborted();
      return {
        file: archive && saveFile(archive, `${name}.zip`),
        missing: ordinals.filter((ordinal) => !files.has(ordinal)),
        errors,
      };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  const { file, missing = ordinals, errors = query.isError ? [toServiceError(query.error)] : [] } = query.data ?? {};
  useRevokedAddress(file);
  const isLoading = query.isFetching;
  const whole = Math.floor(done);
  const title = t('account.invoices.all.title', { year });
  return (
    <Dialog
      firm
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(isLoading ? 'common:button.cancel' : 'common:button.close')}
          </Button>
          {!isLoading && file !== undefined && (
            <DownloadButton ref={focusLink} href={file.href} fileName={file.fileName}>
              {t('account.invoices.all.button')}
            </DownloadButton>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
        <p role="status">
          {isLoading
            ? t('account.invoices.all.loading', {
                done: whole - (whole % Math.max(1, Math.ceil(total / announcements))),
                total,
              })
            : t('account.invoices.all.ready', { n: total - missing.length, total })}
        </p>
        {isLoading && <FileProgress progress={done / total} label={title} />}
        {!isLoading && missing.length > 0 && (
          <>
            <LoadError
              codes={[...new Set(errors.flatMap(({ codes }) => codes))]}
              reference={errors[0]?.reference}
              onRetry={() => void query.refetch()}
            />
            <p>{t('account.invoices.all.missing')}</p>
            <ul>
              {missing.map((ordinal) => (
                <li key={ordinal}>{ordinal}</li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Dialog>
  );
};

/** All invoices of a year as one file: one press fetches and saves it (DOC-8). */
export const YearArchive = ({ year, rows }: YearArchiveProps) => {
  const { t } = useTranslation('portal');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadOutlined fontSize="small" />}
        label={t('account.invoices.all.buttonOf', { year })}
        onClick={() => setOpen(true)}
      >
        {t('account.invoices.all.button')}
      </Button>
      {isOpen && <ArchiveDialog year={year} rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
};
