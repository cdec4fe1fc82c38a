import * as v from 'valibot';
import type { Address } from '../domain/address';
import { payment } from '../http/clients';
import { filledText, isoDate, methodCode, optionalDate, optionalFlag, optionalNumber, optionalText, whole } from './shapes';
import { paymentAddressToWire } from './wire';

export const getAmountsBody = v.strictObject({ kr: v.string(), year: whole });
export const getAmountsReply = v.pipe(
  v.object({ currentDebit: whole, allDebit: whole }),
  v.transform(({ currentDebit, allDebit }) => ({ currentDebit, annualDebit: allDebit })),
);

/** POST /getAmounts: what is due now and until the year's end, in forint (PAY-1). Refused: NO_KR. Source: contract.ts, Payment. */
export const getAmounts = (body: v.InferOutput<typeof getAmountsBody>, signal?: AbortSignal) =>
  payment.post('/getAmounts', body, getAmountsReply, { signal });

const paymentAddressBody = v.strictObject({
  irszam: v.string(),
  varos: v.string(),
  utca: v.string(),
  kterj: v.string(),
  hsz: v.string(),
  lh: v.string(),
  em: v.string(),
  aj: v.string(),
});
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
export const startTransactionReply = v.object({ transaction: filledText, url: v.string() });

type StartTransactionWire = v.InferOutput<typeof startTransactionBody>;

export interface StartTransactionInput extends Pick<StartTransactionWire, 'contracting' | 'amount' | 'method' | 'label' | 'lang' | 'kr'> {
  /** Where the bank sends the member back, without the transaction: the service appends "/<transaction>". */
  returnUrl: string;
  /** The leisure card is the member's own; true for every other method. */
  ownLeisureCard: boolean;
  /** The owner's name when the card is another's, else "". */
  leisureOwner: string;
  /** The owner's address when the card is another's. */
  leisureAddress?: Address | null;
}

/**
 * POST /startTransaction: opens a payment of `amount` forint; the reply's `url` is the bank's page, unchecked (SEC-3).
 * Never repeated by itself (FLT-4). Refused: PAYING_DISABLED, HAS_DEBT, NO_KR. Source: contract.ts, Payment.
 */
export const startTransaction = ({ returnUrl, ownLeisureCard, leisureOwner, leisureAddress, ...input }: StartTransactionInput) => {
  const body: StartTransactionWire = {
    ...input,
    url: returnUrl,
    fSajat: ownLeisureCard,
    fPart: leisureOwner,
    fCim: leisureAddress ? paymentAddressToWire(leisureAddress) : null,
  };
  return payment.post('/startTransaction', body, startTransactionReply);
};

export const endTransactionBody = v.strictObject({ transaction: v.string() });
export const endTransactionReply = v.object({ auth: v.string() });

/** POST /endTransaction: `auth` is the bank's authorisation; "" says that the payment failed (PAY-7). Refused: TRANSACTION_NOT_FOUND. Source: contract.ts, Payment. */
export const endTransaction = (body: v.InferOutput<typeof endTransactionBody>) => payment.post('/endTransaction', body, endTransactionReply);

export const getInvStateBody = v.strictObject({ kr: v.string() });
export const getInvStateReply = v.object({ status: v.string(), card: optionalText });

/** POST /getInvState: polled until `status` is DONE; every other status goes on (PAY-8). Source: contract.ts, Payment. */
export const getInvState = (body: v.InferOutput<typeof getInvStateBody>, signal?: AbortSignal) =>
  payment.post('/getInvState', body, getInvStateReply, { signal, anyStatus: true });

export const listInvoicesBody = v.strictObject({ kr: v.string(), from: isoDate, to: isoDate });
export const listInvoicesReply = v.object({
  list: v.array(v.object({ order: whole, date: isoDate, ordinal: v.string(), fullAmount: whole })),
});
export type InvoiceRow = v.InferOutput<typeof listInvoicesReply>['list'][number];

/** POST /listInvoices: a year's invoices, `from` 1 January `to` 31 December; amounts in forint (DOC-3). Refused: NO_KR. Source: contract.ts, Payment. */
export const listInvoices = (body: v.InferOutput<typeof listInvoicesBody>, signal?: AbortSignal) =>
  payment.post('/listInvoices', body, listInvoicesReply, { signal });

export const getRegularCreditDataReply = v.object({ state: v.boolean() });

/** POST /getRegularCreditData: whether the regular card payment is authorised (MAN-1). Source: contract.ts, Payment. */
export const getRegularCreditData = (signal?: AbortSignal) => payment.post('/getRegularCreditData', {}, getRegularCreditDataReply, { signal });

export const setRegularCreditAuthBody = v.strictObject({ mode: v.boolean(), from: isoDate });
export const setRegularCreditAuthReply = v.object({ key: v.string(), state: optionalFlag });

/** POST /setRegularCreditAuth: `mode` false withdraws, `from` is today then; `key` is the document's (MAN-2). Source: contract.ts, Payment. */
export const setRegularCreditAuth = (body: v.InferOutput<typeof setRegularCreditAuthBody>) =>
  payment.post('/setRegularCreditAuth', body, setRegularCreditAuthReply);

export const getDirectDebitDataReply = v.object({
  account: optionalText,
  fee: whole,
  from: optionalDate,
  to: optionalDate,
  limit: optionalNumber,
  list: v.array(v.object({ date: isoDate, amount: whole, state: v.string() })),
  state: v.boolean(),
});
export type DirectDebit = v.InferOutput<typeof getDirectDebitDataReply>;

/** POST /getDirectDebitData: the mandate and its history, amounts in forint; `state` true is authorised (MAN-3). Source: contract.ts, Payment. */
export const getDirectDebitData = (signal?: AbortSignal) => payment.post('/getDirectDebitData', {}, getDirectDebitDataReply, { signal });

export const setDirectDebitAuthBody = v.strictObject({ account: v.pipe(v.string(), v.regex(/^\d*$/)), limit: whole });
export const setDirectDebitAuthReply = v.object({ key: v.string() });

/** POST /setDirectDebitAuth: `account` digits only; `limit` in forint, 0 withdraws; `key` is the document's (MAN-4, MAN-5). Source: contract.ts, Payment. */
export const setDirectDebitAuth = (body: v.InferOutput<typeof setDirectDebitAuthBody>) =>
  payment.post('/setDirectDebitAuth', body, setDirectDebitAuthReply);
