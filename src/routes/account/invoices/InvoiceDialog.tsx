import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, DownloadButton } from '../../../components/Button';
import { LoadError } from '../../../components/feedback/LoadError';
import { useDelayed } from '../../../components/feedback/Spinner';
import { Dialog } from '../../../components/layout/Dialog';
import { focusLink, saveFile, useRevokedAddress } from '../../../features/downloading/useDownload';
import { toServiceError } from '../../../http/serviceError';
import { downloadFile } from '../../../services/documents';
import { getDownloadInvoice } from '../../../services/paymentPublic';
import { FileProgress } from '../FileProgress';

/** Loads an invoice, saves it, and offers a real link to it (iOS). Closing the dialog aborts the requests; a failure shows here, with a retry. */
export const InvoiceDialog = ({ ordinal, onClose }: { ordinal: string; onClose: () => void }) => {
  const { t } = useTranslation(['portal', 'common']);
  const [progress, setProgress] = useState<number>();
  const query = useQuery({
    queryKey: ['invoiceFile', ordinal],
    queryFn: async ({ signal }) => {
      const { docId } = await getDownloadInvoice({ invoice: ordinal }, signal);
      const { blob, fileName = `${ordinal}.pdf` } = await downloadFile(
        { fileId: docId },
        { signal, onProgress: setProgress },
      );
      return saveFile(blob, fileName);
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  const file = query.data;
  useRevokedAddress(file);
  // The text says at once that the file is loading; the bar waits.
  const isLate = useDelayed(query.isPending);
  const failure = query.isError ? toServiceError(query.error) : undefined;
  return (
    <Dialog
      firm
      open
      title={t('account.invoices.file.title', { ordinal })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:button.close')}
          </Button>
          {file !== undefined && (
            <DownloadButton ref={focusLink} href={file.href} fileName={file.fileName}>
              {t('common:button.download')}
            </DownloadButton>
          )}
        </>
      }
    >
      <Stack sx={{ gap: 1.5, overflowWrap: 'anywhere' }}>
        <p role="status">
          {query.isPending && <span>{t('account.invoices.file.loading')}</span>}
          {query.isSuccess && <span>{t('account.invoices.file.ready')}</span>}
        </p>
        {isLate && <FileProgress progress={progress} label={t('account.invoices.file.loading')} />}
        {file !== undefined && <p>{file.fileName}</p>}
        {failure !== undefined && (
          <LoadError codes={failure.codes} reference={failure.reference} onRetry={() => void query.refetch()} />
        )}
      </Stack>
    </Dialog>
  );
};
