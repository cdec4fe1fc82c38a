import * as v from 'valibot';

import { paymentPublic } from '~/http/clients';

import { filledText, okReply } from './values';

export const checkDownloadInvoiceBody = v.strictObject({ invoice: v.string(), token: v.string() });

/** POST /checkDownloadInvoice: whether the link to an invoice in an e-mail is valid. Codes: INVALID_TOKEN. */
export const checkDownloadInvoice = (body: v.InferOutput<typeof checkDownloadInvoiceBody>, signal?: AbortSignal) =>
  paymentPublic.post('/checkDownloadInvoice', body, okReply, { signal, question: true });

export const getDownloadInvoiceBody = v.strictObject({ invoice: v.string() });
export const getDownloadInvoiceReply = v.object({ docId: filledText });

/** POST /getDownloadInvoice: the `docId` of the PDF of an invoice's ordinal. */
export const getDownloadInvoice = (body: v.InferOutput<typeof getDownloadInvoiceBody>, signal?: AbortSignal) =>
  paymentPublic.post('/getDownloadInvoice', body, getDownloadInvoiceReply, { signal });
