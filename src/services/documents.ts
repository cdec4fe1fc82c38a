import * as v from 'valibot';

import type { FileOptions } from '~/http/client';
import { documents, documentsPublic } from '~/http/clients';

import { countedListOf, flag, recordOf, text, whole, wholeNumber } from './values';

export const listDocumentsBody = v.strictObject({ kr: v.string(), year: whole });
/** A document without a key can't be downloaded and isn't listed. */
const documentRow = recordOf({ docKey: wholeNumber, docId: text, docKr: flag });
export type DocumentRow = v.InferOutput<typeof documentRow>;
export const listDocumentsReply = v.pipe(
  v.object({ list: countedListOf(documentRow) }),
  v.transform(({ list: { rows, unread } }) => ({ list: rows, unread })),
);

/** POST /list: a year's documents. The ones with `docKr` are downloaded with the kr. Codes: NO_KR. */
export const listDocuments = (body: v.InferOutput<typeof listDocumentsBody>, signal?: AbortSignal) =>
  documents.post('/list', body, listDocumentsReply, { signal });

export const getDocumentQuery = v.strictObject({ id: v.string(), kr: v.optional(v.string()) });

/** GET /document: the PDF of a document key; `kr` only for documents with `docKr` and the general terms. */
export const getDocument = ({ id, kr }: v.InferOutput<typeof getDocumentQuery>, options?: FileOptions) =>
  documents.file('/document', kr === undefined ? { id } : { id, kr }, options);

export const downloadFileQuery = v.strictObject({ fileId: v.string() });

/** GET /download: the PDF of a docId, for a signed-in member or by the link in an e-mail. */
export const downloadFile = ({ fileId }: v.InferOutput<typeof downloadFileQuery>, options?: FileOptions) =>
  documents.file('/download', { fileId }, options);

/** The same without a session, for the link to an invoice in an e-mail. */
export const downloadPublicFile = ({ fileId }: v.InferOutput<typeof downloadFileQuery>, options?: FileOptions) =>
  documentsPublic.file('/download', { fileId }, options);
