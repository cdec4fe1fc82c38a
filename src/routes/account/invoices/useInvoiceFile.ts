import { useEffect, useRef, useState } from 'react';

import { save, type ReadyFile } from '../../../features/downloading/useDownload';
import { toServiceError, type ServiceError } from '../../../http/serviceError';
import { downloadFile } from '../../../services/documents';
import type { InvoiceRow } from '../../../services/payment';
import { getDownloadInvoice } from '../../../services/paymentPublic';
import { addressLifeMs } from '../fileAddress';
import { useAbortableRun } from '../useAbortableRun';

export type FileState =
  /** `progress` is 0…1, or undefined while the length is not known. */
  { step: 'loading'; progress?: number } | ({ step: 'ready' } & ReadyFile) | { step: 'failed'; error: ServiceError };

export interface InvoiceFile {
  shown: { row: InvoiceRow; state: FileState } | undefined;
  /** The files of closed dialogs, by ordinal. */
  files: ReadonlyMap<string, ReadyFile>;
  open: (row: InvoiceRow) => void;
  close: () => void;
}

/**
 * Fetches an invoice and gives it an address for a real link, because iOS saves a file only when the member taps a link;
 * other browsers save it at once. Closing the dialog aborts the requests, or leaves the file to its row.
 * Leaving the page revokes the addresses later: the browser may still be reading.
 */
export const useInvoiceFile = (): InvoiceFile => {
  const [shown, setShown] = useState<InvoiceFile['shown']>();
  const [files, setFiles] = useState<InvoiceFile['files']>(new Map());
  const addresses = useRef<string[]>([]);
  const { start, stop } = useAbortableRun();
  useEffect(
    () => () => {
      for (const href of addresses.current) setTimeout(() => URL.revokeObjectURL(href), addressLifeMs);
    },
    [],
  );

  const fetchFile = async (row: InvoiceRow, signal: AbortSignal): Promise<void> => {
    const tell = (state: FileState): void => {
      if (!signal.aborted) setShown({ row, state });
    };
    tell({ step: 'loading' });
    try {
      const { docId } = await getDownloadInvoice({ invoice: row.ordinal }, signal);
      const { blob, fileName = `${row.ordinal}.pdf` } = await downloadFile(
        { fileId: docId },
        { signal, onProgress: (progress) => tell({ step: 'loading', progress }) },
      );
      if (signal.aborted) return;
      const href = URL.createObjectURL(blob);
      addresses.current.push(href);
      save({ href, fileName });
      tell({ step: 'ready', href, fileName });
    } catch (thrown) {
      tell({ step: 'failed', error: toServiceError(thrown) });
    }
  };

  return {
    shown,
    files,
    open: (row) => start((signal) => fetchFile(row, signal)),
    close: () => {
      stop();
      setShown(undefined);
      if (shown?.state.step !== 'ready') return;
      const { row, state } = shown;
      setFiles((kept) => new Map(kept).set(row.ordinal, state));
    },
  };
};
