import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LoadError } from '~/components/feedback/LoadError';
import { useRead } from '~/components/feedback/useRead';
import { saveFile } from '~/features/downloading/useDownload';
import type { FileOptions } from '~/http/client';
import type { ServiceFile } from '~/http/readFile';
import { downloadFile } from '~/services/documents';
import { getDownloadInvoice } from '~/services/paymentPublic';

import { FileDialog } from './FileDialog';

/** The PDF of an invoice: one call names it, the other one fetches it (DOC-4). */
export const fetchInvoice = async (invoice: string, options: FileOptions): Promise<ServiceFile> => {
  const { docId } = await getDownloadInvoice({ invoice }, options.signal);
  return downloadFile({ fileId: docId }, options);
};

/** Loads an invoice and saves it. Closing the dialog aborts the requests; a failure shows here, with a retry. */
export const InvoiceDialog = ({ ordinal, onClose }: { ordinal: string; onClose: () => void }) => {
  const { t } = useTranslation('portal');
  const [progress, setProgress] = useState<number>();
  // A query for its cancelling.
  const query = useQuery({
    queryKey: ['invoiceFile', ordinal],
    meta: { silentWait: true },
    queryFn: async ({ signal }) => {
      const { blob, fileName = `${ordinal}.pdf` } = await fetchInvoice(ordinal, { signal, onProgress: setProgress });
      return saveFile(blob, fileName);
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  const { data: file, failure, busy, retry } = useRead(query);
  const ready = file === undefined ? '' : t('account.invoices.file.ready');
  return (
    <FileDialog
      title={t('account.invoices.file.title', { ordinal })}
      message={busy ? t('account.invoices.file.loading') : ready}
      isLoading={busy}
      progress={progress}
      file={file}
      onClose={onClose}
    >
      {file !== undefined && <p>{file.fileName}</p>}
      {failure !== undefined && <LoadError failure={failure} onRetry={retry} />}
    </FileDialog>
  );
};
