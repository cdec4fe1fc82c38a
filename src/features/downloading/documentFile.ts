import type { FileOptions } from '../../http/client';
import type { ServiceFile } from '../../http/readFile';
import { getDocument } from '../../services/documents';

export interface WantedDocument {
  docKey: string | number;
  /** Whether the kr goes along: so for a list's docKr rows and for the general terms, and for nothing else. */
  docKr: boolean;
}

/** How a document is fetched, for useDownload. A member who has no kr yet asks without one. */
export const documentFile =
  ({ docKey, docKr }: WantedDocument, kr: string | undefined) =>
  (options: FileOptions): Promise<ServiceFile> =>
    getDocument(docKr && kr !== undefined ? { id: String(docKey), kr } : { id: String(docKey) }, options);
