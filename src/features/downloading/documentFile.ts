import type { FileOptions } from '../../http/client';
import type { ServiceFile } from '../../http/readFile';
import { getDocument } from '../../services/documents';

export interface WantedDocument {
  docKey: string | number;
  /** Whether to send the kr: only for rows with `docKr` and for the general terms. */
  docKr: boolean;
}

/** Fetches a document, for useDownload; without a kr if the member has none yet. */
export const documentFile =
  ({ docKey, docKr }: WantedDocument, kr: string | undefined) =>
  (options: FileOptions): Promise<ServiceFile> =>
    getDocument(docKr && kr !== undefined ? { id: String(docKey), kr } : { id: String(docKey) }, options);
