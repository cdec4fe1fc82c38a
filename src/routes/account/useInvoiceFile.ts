import { useState } from 'react';
import { toServiceError, type ServiceError } from '../../http/serviceError';
import { save } from '../../features/downloading/useDownload';
import { downloadFile } from '../../services/documents';
import type { InvoiceRow } from '../../services/payment';
import { getDownloadInvoice } from '../../services/paymentPublic';
import { fileAddress } from './fileAddress';
import { useAbortableRun } from './useAbortableRun';

export type FileState =
  /** `progress` is 0…1, or undefined while the length is not known. */
  | { step: 'loading'; progress?: number }
  | { step: 'ready'; href: string; fileName: string }
  | { step: 'failed'; error: ServiceError };

export interface InvoiceFile {
  shown: { row: InvoiceRow; state: FileState } | undefined;
  open: (row: InvoiceRow) => void;
  close: () => void;
}

/**
 * An invoice's way from its ordinal to an address that a real link can have: iOS saves only what the member
 * touched themselves; other browsers save it at once. Closing the dialog or leaving the page aborts the requests and, later, revokes the address.
 */
export const useInvoiceFile = (): InvoiceFile => {
  const [shown, setShown] = useState<InvoiceFile['shown']>();
  const { start, stop } = useAbortableRun();

  const fetchFile = async (row: InvoiceRow, signal: AbortSignal): Promise<void> => {
    const tell = (state: FileState): void => {
      if (!signal.aborted) setShown({ row, state });
    };
    tell({ step: 'loading' });
    try {
      const { docId } = await getDownloadInvoice({ invoice: row.ordinal }, signal);
      const { blob, fileName = `${row.ordinal}.pdf` } = await downloadFile({ fileId: docId }, { signal, onProgress: (progress) => tell({ step: 'loading', progress }) });
      if (signal.aborted) return;
      const href = fileAddress(blob, signal);
      save({ href, fileName });
      tell({ step: 'ready', href, fileName });
    } catch (thrown) {
      tell({ step: 'failed', error: toServiceError(thrown) });
    }
  };

  return {
    shown,
    open: (row) => start((signal) => fetchFile(row, signal)),
    close: () => {
      stop();
      setShown(undefined);
    },
  };
};
