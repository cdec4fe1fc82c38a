import * as v from 'valibot';

import type { Address } from '~/domain/identity/address';
import { payment } from '~/http/clients';

import { aboutAccount } from './aboutAccount';
import {
  anyText,
  authorisation,
  countedListOf,
  filledText,
  forint,
  isoDate,
  methodCode,
  optionalDate,
  optionalFlag,
  optionalForint,
  optionalListOf,
  optionalNumber,
  optionalText,
  rowOf,
  text,
  whole,
} from './values';

export const getAmountsBody = v.strictObject({ kr: v.string(), year: whole });
export const getAmountsReply = v.pipe(
  v.object({ currentDebit: forint, allDebit: forint }),
  v.transform(({ allDebit, ...reply }) => ({ ...reply, annualDebit: allDebit })),
);

/** POST /getAmounts: what is due now and until the end of the year, in forint, with codes as HAS_DEBT. Codes: NO_KR. */
export const getAmounts = (body: v.InferOutput<typeof getAmountsBody>, signal?: AbortSignal) =>
  payment.post('/getAmounts', body, getAmountsReply, { signal });

const paymentAddressBody = v.strictObject(
  v.entriesFromList(['irszam', 'varos', 'utca', 'kterj', 'hsz', 'lh', 'em', 'aj'] as const, v.string()),
);
export const startTransactionBody = v.strictObject({
  contracting: v.boolean(),
  amount: whole,
  method: methodCode,
  label: v.string(),
  lang: v.picklist(['hu', 'en']),
  url: v.string(),
  fSajat: v.boolean(),
  fPart: v.string(),
  fCim: v.nullable(paymentAddressBody),
  kr: v.string(),
});
export const startTransactionReply = v.object({ transaction: filledText, url: filledText });

type StartTransactionWire = v.InferOutput<typeof startTransactionBody>;

export interface StartTransactionInput extends Pick<
  StartTransactionWire,
  'contracting' | 'amount' | 'method' | 'label' | 'lang' | 'kr'
> {
  /** Where the bank sends the member back to; the service appends "/<transaction>". */
  returnUrl: string;
  /** Whose leisure card pays, if it is another person's. */
  leisureOwner?: { name: string; address: Address } | undefined;
}

/** Writes an address as the payment service's fCim, which has no optional fields. */
const paymentAddressToWire = (address: Address): v.InferOutput<typeof paymentAddressBody> => ({
  irszam: address.zip,
  varos: address.city,
  utca: address.street,
  kterj: address.streetType,
  hsz: address.house,
  lh: address.staircase,
  em: address.floor,
  aj: address.door,
});

/**
 * POST /startTransaction: opens a payment of `amount` forint. `url` is the bank's page: follow it with redirectToTrusted
 * only. Codes: PAYING_DISABLED, HAS_DEBT, NO_KR.
 */
export const startTransaction = ({ returnUrl, leisureOwner, ...input }: StartTransactionInput) => {
  const body: StartTransactionWire = {
    ...input,
    url: returnUrl,
    fSajat: leisureOwner === undefined,
    fPart: leisureOwner?.name ?? '',
    fCim: leisureOwner === undefined ? null : paymentAddressToWire(leisureOwner.address),
  };
  return payment.post('/startTransaction', body, startTransactionReply);
};

export const endTransactionBody = v.strictObject({ transaction: v.string() });
/** An `auth` that can't be read is a technical error: the payment may have succeeded. */
export const endTransactionReply = v.object({ auth: authorisation });

/** POST /endTransaction: closes a payment and says how it ended. `auth` is the bank's authorisation. "" means that the payment failed, and the codes may say why. Codes: TRANSACTION_NOT_FOUND. */
export const endTransaction = (body: v.InferOutput<typeof endTransactionBody>) =>
  payment.post('/endTransaction', body, endTransactionReply);

export const getInvStateBody = v.strictObject({ kr: v.string() });
export const getInvStateReply = v.object({ status: anyText, card: optionalText });

/** POST /getInvState: polled until `status` is DONE. */
export const getInvState = (body: v.InferOutput<typeof getInvStateBody>, signal?: AbortSignal) =>
  payment.post('/getInvState', body, getInvStateReply, { signal, anyStatus: true });

export const listInvoicesBody = v.strictObject({ kr: v.string(), from: isoDate, to: isoDate });
const invoiceRow = v.pipe(
  rowOf({ order: optionalNumber, date: optionalDate, ordinal: optionalText, fullAmount: optionalForint }),
  v.transform(({ order = 0, date = '', ordinal = '', fullAmount }) => ({ order, date, ordinal, fullAmount })),
);
export const listInvoicesReply = v.pipe(
  v.object({ list: countedListOf(invoiceRow) }),
  v.transform(({ list: { rows, unread } }) => ({ list: rows, unread })),
);
export type InvoiceRow = v.InferOutput<typeof listInvoicesReply>['list'][number];

/** POST /listInvoices: the invoices between two dates; amounts in forint. Codes: NO_KR. */
export const listInvoices = (body: v.InferOutput<typeof listInvoicesBody>, signal?: AbortSignal) =>
  payment.post('/listInvoices', body, listInvoicesReply, { signal });

/** A missing state means unknown. */
export const getRegularCreditDataReply = v.object({ state: optionalFlag });

/** POST /getRegularCreditData: whether the regular card payment is authorised. */
export const getRegularCreditData = (signal?: AbortSignal) =>
  payment.post('/getRegularCreditData', {}, getRegularCreditDataReply, { signal });

export const setRegularCreditAuthBody = v.strictObject({ mode: v.boolean(), from: isoDate });
export const setRegularCreditAuthReply = v.object({ key: text, state: optionalFlag });

/** POST /setRegularCreditAuth: sets up or withdraws the regular card payment. `mode` false withdraws, with `from` today. `key` is the document's, or "". */
export const setRegularCreditAuth = (body: v.InferOutput<typeof setRegularCreditAuthBody>) =>
  payment.post('/setRegularCreditAuth', body, setRegularCreditAuthReply);

const collectionRow = v.pipe(
  rowOf({ date: optionalDate, amount: optionalForint, state: optionalText }),
  v.transform(({ date = '', amount, state = '' }) => ({ date, amount, state })),
);
export const getDirectDebitDataReply = v.pipe(
  v.object({
    account: optionalText,
    fee: optionalForint,
    from: optionalDate,
    to: optionalDate,
    limit: optionalForint,
    list: optionalListOf(collectionRow),
    state: optionalFlag,
  }),
  v.transform(({ list, ...facts }) => ({ ...facts, list: list?.rows, unread: list?.unread ?? 0 })),
);
export type DirectDebit = v.InferOutput<typeof getDirectDebitDataReply>;

/** POST /getDirectDebitData: the mandate and its history, amounts in forint. `state` true means authorised; left out it is unknown, and so is the history (`list`). */
export const getDirectDebitData = (signal?: AbortSignal) =>
  payment.post('/getDirectDebitData', {}, getDirectDebitDataReply, { signal });

export const setDirectDebitAuthBody = v.strictObject({ account: v.pipe(v.string(), v.regex(/^\d*$/)), limit: whole });
export const setDirectDebitAuthReply = v.object({ key: text });

/** POST /setDirectDebitAuth: sets up or withdraws the direct debit. `account` digits only; `limit` in forint, 0 withdraws. `key` is the document's, or "". Codes: NOT_FOUND. */
export const setDirectDebitAuth = (body: v.InferOutput<typeof setDirectDebitAuthBody>) =>
  payment.post('/setDirectDebitAuth', body, setDirectDebitAuthReply).catch(aboutAccount);
