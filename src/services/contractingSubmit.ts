import * as v from 'valibot';

import type { Address } from '~/domain/identity/address';
import { contracting } from '~/http/clients';

import { aboutAccount } from './aboutAccount';
import { addressBody, contractPaymentBody, emptyBody, feesBody, termsBody, termsEntries } from './shapes';
import { contractType, invoiceDirection, isoDate, isoDateOrEmpty, methodCode, okReply } from './values';

const key = v.string();

export const submitStep1Body = v.strictObject({
  key,
  partner: v.strictObject({
    kr: v.string(),
    type: contractType,
    firstname: v.string(),
    lastname: v.string(),
    birthDate: isoDate,
    birthPlace: v.string(),
    mothersName: v.string(),
    tax: v.string(),
    oldCardNum: v.string(),
  }),
});

/** POST /submit-1: the partner's data. Codes: the TAX_INVALID family, TAX_CARD_NOT_FOUND. */
export const submitStep1 = (input: v.InferOutput<typeof submitStep1Body>) =>
  contracting.post('/submit-1', input, okReply);

export const submitStep2Body = v.strictObject({
  key,
  home: addressBody,
  mail: v.string(),
  tel: v.string(),
  mailing: v.union([addressBody, emptyBody]),
});
type SubmitStep2Input = Omit<v.InferOutput<typeof submitStep2Body>, 'mailing'> & {
  /** Left out if it is the same as `home`; {} on the wire. */
  mailing?: Address | null;
};

/** POST /submit-2: addresses and phone. */
export const submitStep2 = (input: SubmitStep2Input) => {
  const body: v.InferOutput<typeof submitStep2Body> = { ...input, mailing: input.mailing ?? {} };
  return contracting.post('/submit-2', body, okReply);
};

export const submitStep3Body = v.strictObject({ key, contract: termsBody });

/** POST /submit-3: start, package and receipt. Codes: hasValidContract, CONTR_HAVE_VALID_CONTRACT. */
export const submitStep3 = (input: v.InferOutput<typeof submitStep3Body>) =>
  contracting.post('/submit-3', input, okReply);

export const submitStep4Body = v.strictObject({
  key,
  contract: v.strictObject({ ...termsEntries, addressee: v.string(), address: v.nullable(addressBody) }),
  fees: feesBody,
});

/** POST /submit-4: card and delivery, with the fees in forint. */
export const submitStep4 = (input: v.InferOutput<typeof submitStep4Body>) =>
  contracting.post('/submit-4', input, okReply);

export const submitStep5Body = v.strictObject({
  key,
  invoice: v.strictObject({
    direction: invoiceDirection,
    name: v.string(),
    tax: v.string(),
    address: v.nullable(addressBody),
  }),
});

/** POST /submit-5: who gets the invoice. */
export const submitStep5 = (input: v.InferOutput<typeof submitStep5Body>) =>
  contracting.post('/submit-5', input, okReply);

const bankBody = v.strictObject({
  account: v.string(),
  name: v.string(),
  owner: v.string(),
  birthPlace: v.string(),
  birthDate: isoDate,
  mothersName: v.string(),
  address: addressBody,
});
export const submitStep6Body = v.strictObject({
  key,
  contract: v.strictObject({ ...termsEntries, address: v.nullable(addressBody) }),
  ledger: v.strictObject({
    fees: feesBody,
    method: methodCode,
    bank: v.nullable(bankBody),
    payment: contractPaymentBody,
  }),
  transferFrom: isoDateOrEmpty,
});

/** POST /submit-6: method, fees in forint and bank data; `transferFrom` is "" except for methods 3 and 31. Codes: ERROR.NO.DIJ, NOT_FOUND. */
export const submitStep6 = (input: v.InferOutput<typeof submitStep6Body>) => {
  const reply = contracting.post('/submit-6', input, okReply);
  return input.ledger.bank === null ? reply : reply.catch(aboutAccount);
};

export const submitStep7Body = v.strictObject({ key, ledger: v.strictObject({ fees: feesBody, method: methodCode }) });

/** POST /submit-7: signs the contract before it is paid. Codes: ERROR.NO.DIJ. */
export const submitStep7 = (input: v.InferOutput<typeof submitStep7Body>) =>
  contracting.post('/submit-7', input, okReply);
