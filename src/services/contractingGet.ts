import * as v from 'valibot';

import { contracting } from '~/http/clients';
import type { Reply } from '~/http/parseResponse';

import {
  addressShape,
  contractInvoiceShape,
  feesShape,
  ledgerShape,
  openContractShape,
  optionalAddress,
  optionalFees,
  optionalParty,
  partnerShape,
  startedContractShape,
  type keyBody,
} from './shapes';
import {
  anyText,
  optionalContractType,
  optionalDate,
  optionalFlag,
  optionalForint,
  optionalText,
  text,
} from './values';

type Key = v.InferOutput<typeof keyBody>;

/** The call of a step; each takes the contract's key. */
// @__NO_SIDE_EFFECTS__
const stepCall =
  <S extends v.GenericSchema>(step: number, reply: S, anyStatus?: boolean) =>
  (body: Key, signal?: AbortSignal) =>
    contracting.post(`/get-${step}`, body, reply, { signal, anyStatus });

export const getStep1Reply = v.object({ partner: partnerShape });
export type Step1Data = v.InferOutput<typeof getStep1Reply>;

/** POST /get-1: the partner's data, "" where not given. */
export const getStep1 = stepCall(1, getStep1Reply);

export const getStep2Reply = v.object({ home: addressShape, mail: text, tel: text, mailing: optionalAddress });
export type Step2Data = v.InferOutput<typeof getStep2Reply>;

/** POST /get-2: addresses, phone and private e-mail. No `mailing` means the same as `home`. */
export const getStep2 = stepCall(2, getStep2Reply);

export const getStep3Reply = v.object({
  contract: openContractShape,
  type: optionalContractType,
  fees: optionalFees,
  overpayment: optionalForint,
});
export type Step3Data = v.InferOutput<typeof getStep3Reply>;

/** POST /get-3: start, package and receipt as far as chosen; fees in forint, if they are known already. */
export const getStep3 = stepCall(3, getStep3Reply);

export const getStep4Reply = v.object({
  contract: startedContractShape,
  fees: feesShape,
  home: addressShape,
  mailing: optionalAddress,
  type: optionalContractType,
  overpayment: optionalForint,
});
export type Step4Data = v.InferOutput<typeof getStep4Reply>;

/** POST /get-4: card, delivery and its tariff in forint. */
export const getStep4 = stepCall(4, getStep4Reply);

export const getStep5Reply = v.object({ invoice: contractInvoiceShape, employer: optionalParty });
export type Step5Data = v.InferOutput<typeof getStep5Reply>;

/** POST /get-5: who gets the invoice, and the employer if there is one. */
export const getStep5 = stepCall(5, getStep5Reply);

export const getStep6Reply = v.object({
  contract: startedContractShape,
  ledger: ledgerShape,
  type: optionalContractType,
  home: addressShape,
  overpayment: optionalForint,
  transferFrom: optionalDate,
});
export type Step6Data = v.InferOutput<typeof getStep6Reply>;

/** POST /get-6: fees in forint, method, bank data and first collection day. Codes: ERROR.NO.DIJ. */
export const getStep6 = stepCall(6, getStep6Reply);

export const getStep7Reply = v.object({
  contract: startedContractShape,
  ledger: ledgerShape,
  overpayment: optionalForint,
  type: optionalContractType,
});
export type Step7Data = v.InferOutput<typeof getStep7Reply>;

/** POST /get-7: what is to be paid, and the overpayment, in forint. Codes: ERROR.NO.DIJ. */
export const getStep7 = stepCall(7, getStep7Reply);

/** `status` may be any text; unknown ones are neutral. */
export const getStep8Reply = v.object({
  status: anyText,
  type: optionalContractType,
  paid: optionalFlag,
  kr: optionalText,
  docContract: optionalText,
  docReg: optionalText,
  docCollection: optionalText,
  docTransfer: optionalText,
  docAszf: optionalText,
  payment: optionalText,
  payState: optionalText,
  regState: optionalText,
  docState: optionalFlag,
});
export type ContractStatus = Reply<typeof getStep8Reply>;

/** POST /get-8: polled until `status` is DONE or ERROR, or `docState` is true. The doc… fields are document keys. */
export const getStep8 = stepCall(8, getStep8Reply, true);
