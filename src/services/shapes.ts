import * as v from 'valibot';
import { isIsoDate } from '../domain/dates';
import { isPaymentMethod } from '../domain/paymentMethods';
import { feesFromWire, invoicePartyFromWire } from './wire';

/**
 * What several services share. `…Shape` reads replies: extra fields are dropped, missing ones refused, and `null`, a
 * missing field and "" all mean "not given" where a field is optional. `…Body` is for payloads: exactly these fields.
 * Payload schemas serve the stand-in and the tests; no function of the portal may use one, so that the build drops them.
 */

// ---------------------------------------------------------------- values

/** Whole forint, counts and codes. */
export const whole = v.pipe(v.number(), v.safeInteger());
export const isoDate = v.pipe(v.string(), v.check(isIsoDate));
/** A date that a form asks for first: "" until then. */
export const isoDateOrEmpty = v.pipe(
  v.string(),
  v.check((text) => text === '' || isIsoDate(text)),
);
/** Text that the portal can't go on without: tokens, transactions, document ids. */
export const filledText = v.pipe(v.string(), v.nonEmpty());

export const contractType = v.picklist(['R', 'U', 'h']);
export const invoiceDirection = v.picklist([0, 1, 2, 3]);
export const receiptKind = v.picklist(['a', 'b', 'c']);
export const paymentMode = v.picklist(['monthly', 'annual']);
/** 0 basic offer, 1 company offer. */
export const offerKey = v.picklist([0, 1]);
export const methodCode = v.picklist(['4', '31', '3', '11', '15', '14', 'A']);

// ---------------------------------------------------------------- optional values of replies

const notGiven = v.pipe(
  v.nullable(v.literal('')),
  v.transform(() => undefined),
);

/** A reply's field that may be missing, null or "": undefined then. */
// @__NO_SIDE_EFFECTS__
export const optionalOf = <S extends v.GenericSchema>(schema: S) => v.optional(v.union([notGiven, schema]));

export const optionalText = optionalOf(v.string());
export const optionalNumber = optionalOf(whole);
export const optionalFlag = optionalOf(v.boolean());
export const optionalDate = optionalOf(isoDate);
export const optionalContractType = optionalOf(contractType);
/** A method that the portal doesn't know counts as none chosen (FLT-7). */
export const optionalMethod = optionalOf(
  v.pipe(
    v.string(),
    v.transform((code) => (isPaymentMethod(code) ? code : undefined)),
  ),
);

// ---------------------------------------------------------------- payloads

/** `{}` and nothing else. Custom, because valibot's objects take an array too. */
export const emptyBody = v.custom<Record<string, never>>(
  (body) => typeof body === 'object' && body !== null && !Array.isArray(body) && Object.keys(body).length === 0,
);

/** The contract key alone: what every /get-n asks with. */
export const keyBody = v.strictObject({ key: v.string() });

export const addressBody = v.strictObject({
  zip: v.string(),
  city: v.string(),
  street: v.string(),
  streetType: v.string(),
  house: v.string(),
  staircase: v.optional(v.string()),
  floor: v.optional(v.string()),
  door: v.optional(v.string()),
  poBox: v.optional(v.string()),
  country: v.optional(v.string()),
});

const feesEntries = {
  hdij: whole,
  dij1: whole,
  dij2: whole,
  dij3: whole,
  dij4: whole,
  fdij: whole,
  fdij1: whole,
  fdij2: whole,
  fdij3: whole,
  fdij4: whole,
  fhonap: whole,
  fhdijo: whole,
  fosszeg: whole,
};
export const feesBody = v.strictObject(feesEntries);

export const termsEntries = { validFrom: isoDate, validTo: isoDate, cardPackage: v.string(), receipt: receiptKind };
export const termsBody = v.strictObject(termsEntries);

export const contractPaymentBody = v.strictObject({ mode: paymentMode, months: whole });

// ---------------------------------------------------------------- replies

/** A reply that says no more than that it worked. */
export const okReply = v.object({});

export const addressShape = v.object({
  zip: v.string(),
  city: v.string(),
  street: v.string(),
  streetType: v.string(),
  house: v.string(),
  staircase: optionalText,
  floor: optionalText,
  door: optionalText,
  poBox: optionalText,
  country: optionalText,
});

/** `{}` is how the portal itself says "the same" in /submit-2, so it is understood when it comes back. */
export const optionalAddress = optionalOf(
  v.union([
    v.pipe(
      emptyBody,
      v.transform(() => undefined),
    ),
    addressShape,
  ]),
);

/** cardStatus is any whole number: a code that the portal doesn't know is shown as unknown (NAV-10). */
export const userShape = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  kr: optionalText,
  tax: optionalText,
  cardNumber: optionalText,
  cardStatus: optionalNumber,
  from: optionalDate,
  to: optionalDate,
  pack: optionalText,
  ev: optionalNumber,
  tars: optionalText,
  tarsEmail: optionalText,
  tarsKr: optionalText,
});

/** Wire fees in, the portal's Fees out; whole forint. */
export const feesShape = v.pipe(v.object(feesEntries), v.transform(feesFromWire));

export const invoicePartyEntries = { name: v.string(), tax: v.string(), nocszla: optionalFlag, address: optionalAddress };
/** Wire party in, the portal's InvoiceParty out. */
export const invoicePartyShape = v.pipe(v.object(invoicePartyEntries), v.transform(invoicePartyFromWire));

export const partnerShape = v.object({
  kr: v.string(),
  type: contractType,
  firstname: v.string(),
  lastname: v.string(),
  birthDate: isoDateOrEmpty,
  birthPlace: v.string(),
  mothersName: v.string(),
  tax: v.string(),
  oldCardNum: v.string(),
});

/**
 * ContractTerms and Delivery as the early steps give them: nothing is settled yet. With no field required a list would
 * pass for an object, hence the check.
 */
export const openContractShape = v.pipe(
  v.unknown(),
  v.check((contract) => !Array.isArray(contract)),
  v.object({
    validFrom: optionalDate,
    validTo: optionalDate,
    cardPackage: optionalText,
    receipt: optionalOf(receiptKind),
    addressee: optionalText,
    address: optionalAddress,
    cardNum: optionalText,
  }),
);

/** ContractTerms and Delivery once step 4 is saved. */
export const contractShape = v.object({ ...termsEntries, addressee: optionalText, address: optionalAddress, cardNum: optionalText });

export const contractInvoiceShape = v.object({ direction: invoiceDirection, name: v.string(), tax: v.string(), address: optionalAddress });

export const bankShape = v.object({
  account: v.string(),
  name: v.string(),
  owner: v.string(),
  birthPlace: v.string(),
  birthDate: isoDateOrEmpty,
  mothersName: v.string(),
  address: addressShape,
});

export const ledgerShape = v.object({
  method: optionalMethod,
  fees: feesShape,
  bank: optionalOf(bankShape),
  payment: optionalOf(v.object({ mode: paymentMode, months: whole })),
});

/** Rows of a list with nothing but a name: cities, street types. */
export const namesReply = v.object({ list: v.array(v.object({ name: v.string() })) });
/** Rows of the intranet's price lists; whole forint. */
export const pricesShape = v.array(v.object({ name: v.string(), price: whole }));
