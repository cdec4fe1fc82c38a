import * as v from 'valibot';
import { paymentPublic } from '../http/clients';
import { filledText, okReply } from './shapes';

export const checkDownloadInvoiceBody = v.strictObject({ invoice: v.string(), token: v.string() });

/** POST /checkDownloadInvoice: whether an e-mailed invoice link holds (PUB-17). Refused: INVALID_TOKEN. Source: contract.ts, PaymentPublic. */
export const checkDownloadInvoice = (body: v.InferOutput<typeof checkDownloadInvoiceBody>, signal?: AbortSignal) =>
  paymentPublic.post('/checkDownloadInvoice', body, okReply, { signal });

export const getDownloadInvoiceBody = v.strictObject({ invoice: v.string() });
export const getDownloadInvoiceReply = v.object({ docId: filledText });

/** POST /getDownloadInvoice: an invoice's ordinal gives the `docId` of its file (DOC-4). Source: contract.ts, PaymentPublic. */
export const getDownloadInvoice = (body: v.InferOutput<typeof getDownloadInvoiceBody>, signal?: AbortSignal) =>
  paymentPublic.post('/getDownloadInvoice', body, getDownloadInvoiceReply, { signal });
