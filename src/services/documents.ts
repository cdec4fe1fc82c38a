import * as v from 'valibot';
import type { FileOptions } from '../http/client';
import { documents, documentsPublic } from '../http/clients';
import { whole } from './shapes';

export const listDocumentsBody = v.strictObject({ kr: v.string(), year: whole });
export const listDocumentsReply = v.object({
  list: v.array(v.object({ docKey: whole, docId: v.string(), docKr: v.boolean() })),
});
export type DocumentRow = v.InferOutput<typeof listDocumentsReply>['list'][number];

/** POST /list: a year's documents; `docKr` ones are fetched with the kr (DOC-1, DOC-2). Refused: NO_KR. Source: contract.ts, Documents. */
export const listDocuments = (body: v.InferOutput<typeof listDocumentsBody>, signal?: AbortSignal) =>
  documents.post('/list', body, listDocumentsReply, { signal });

export const getDocumentQuery = v.strictObject({ id: v.string(), kr: v.optional(v.string()) });

/** GET /document: the PDF of a document key; `kr` only for docKr items and the general terms (DOC-2). Source: contract.ts, Documents. */
export const getDocument = ({ id, kr }: v.InferOutput<typeof getDocumentQuery>, options?: FileOptions) =>
  documents.file('/document', kr === undefined ? { id } : { id, kr }, options);

export const downloadFileQuery = v.strictObject({ fileId: v.string() });

/** GET /download: the PDF of a docId, for a signed-in member (DOC-4). Source: contract.ts, Documents. */
export const downloadFile = ({ fileId }: v.InferOutput<typeof downloadFileQuery>, options?: FileOptions) =>
  documents.file('/download', { fileId }, options);

/** GET /download without a session, for an e-mailed invoice link (PUB-17). Source: contract.ts, Documents. */
export const downloadPublicFile = ({ fileId }: v.InferOutput<typeof downloadFileQuery>, options?: FileOptions) =>
  documentsPublic.file('/download', { fileId }, options);
