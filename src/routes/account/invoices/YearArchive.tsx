import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, DownloadButton } from '../../../components/Button';
import { LoadError } from '../../../components/feedback/LoadError';
import { Dialog } from '../../../components/layout/Dialog';
import { now } from '../../../domain/time/clock';
import { focusLink, save, type ReadyFile } from '../../../features/downloading/useDownload';
import { toServiceError, type ServiceError } from '../../../http/serviceError';
import { useLanguage } from '../../../i18n/useLanguage';
import type { InvoiceRow } from '../../../services/payment';
import { fileAddress } from '../fileAddress';
import { FileProgress } from '../FileProgress';
import { useAbortableRun } from '../useAbortableRun';
import { fetchFiles, listOf, ordinalsOf } from './yearFiles';

/** A screen reader hears of a long year's progress no more often than this. */
const announcements = 10;

type ArchiveState =
  | { step: 'loading'; done: number }
  /** `file` is undefined if no invoice came; `missing` are the ordinals without one, `errors` the reasons. */
  | { step: 'ready'; file: ReadyFile | undefined; missing: string[]; errors: ServiceError[] };

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

/**
 * All invoices of a year as one file, with their list in it: one press fetches and saves it. Closing the dialog, leaving
 * the page and the end of the session abort the requests; late replies are ignored.
 */
export const YearArchive = ({ year, rows }: { year: number; rows: readonly InvoiceRow[] }) => {
  const { t } = useTranslation(['portal', 'common']);
  const language = useLanguage();
  const [state, setState] = useState<ArchiveState>();
  const { start, stop } = useAbortableRun();
  const ordinals = ordinalsOf(rows);
  const total = ordinals.length;

  const work = async (signal: AbortSignal): Promise<void> => {
    const tell = (next: ArchiveState | undefined): void => {
      if (!signal.aborted) setState(next);
    };
    tell({ step: 'loading', done: 0 });
    try {
      const { files, errors } = await fetchFiles(ordinals, {
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
      const archive = entries.length === 0 ? undefined : await pack([{ name: `${name}.csv`, input: csv }, ...entries]);
      if (signal.aborted) return;
      const file = archive && { href: fileAddress(archive, signal), fileName: `${name}.zip` };
      if (file !== undefined) save(file);
      tell({ step: 'ready', file, missing: ordinals.filter((ordinal) => !files.has(ordinal)), errors });
    } catch (thrown) {
      // When the session ends, the guard navigates away.
      const error = toServiceError(thrown);
      tell(
        error.kind === 'session' ? undefined : { step: 'ready', file: undefined, missing: ordinals, errors: [error] },
      );
    }
  };
  const open = (): void => start(work);
  const close = (): void => {
    stop();
    setState(undefined);
  };

  const done = state?.step === 'loading' ? Math.floor(state.done) : total;
  const spoken = done - (done % Math.max(1, Math.ceil(total / announcements)));
  const missing = state?.step === 'ready' ? state.missing : [];
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadOutlined fontSize="small" />}
        label={t('account.invoices.all.buttonOf', { year })}
        onClick={open}
      >
        {t('account.invoices.all.button')}
      </Button>
      <Dialog
        firm
        open={state !== undefined}
        title={t('account.invoices.all.title', { year })}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {t(state?.step === 'loading' ? 'common:button.cancel' : 'common:button.close')}
            </Button>
            {state?.step === 'ready' && state.file !== undefined && (
              <DownloadButton ref={focusLink} href={state.file.href} fileName={state.file.fileName}>
                {t('account.invoices.all.button')}
              </DownloadButton>
            )}
          </>
        }
      >
        <Stack sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
          <p role="status">
            {state?.step === 'loading'
              ? t('account.invoices.all.loading', { done: spoken, total })
              : t('account.invoices.all.ready', { n: total - missing.length, total })}
          </p>
          {state?.step === 'loading' && (
            <FileProgress progress={state.done / total} label={t('account.invoices.all.title', { year })} />
          )}
          {state?.step === 'ready' && missing.length > 0 && (
            <>
              <LoadError
                codes={[...new Set(state.errors.flatMap(({ codes }) => codes))]}
                reference={state.errors[0]?.reference}
                onRetry={open}
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
    </>
  );
};
